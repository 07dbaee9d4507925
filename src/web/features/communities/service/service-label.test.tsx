// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ServiceCard } from '#contract/communities.ts'
import type { Language } from '#i18n/languages.ts'
import { pantry } from '#testing/factories/services.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { ShareCardContext } from '#web/features/site/saved/share-card.ts'
import { ServiceLabel } from './service-label.tsx'

interface Shown {
  service?: ServiceCard
  zip?: string
  language?: Language
  shareCard?: () => void
}

function renderLabel({ service = pantry, zip, language = 'en', shareCard = () => {} }: Shown = {}) {
  const page = renderPage(
    <ShareCardContext value={shareCard}>
      <ServiceLabel service={service} level={2} title={service.service_name} zip={zip} />
    </ShareCardContext>,
    { parts: ['communities'], language },
  )
  return { ...page, label: within(page.screen.getByRole('article', { name: 'Food pantry' })) }
}

const labelOf = (service: ServiceCard = pantry, zip?: string) => renderLabel({ service, zip }).label

test('a service shows what, for whom, where, when, and how far', () => {
  const label = labelOf()
  for (const text of ['Free food for three days.', 'Anyone.', 'Monday 9 a.m. to 5 p.m.', 'English, Spanish'])
    expect(label.getByText(text)).toBeTruthy()
  expect(label.getByText(/1 Made-up Street, Rochester, NY 14604/)).toBeTruthy()
  expect(label.getByText('About 2 miles')).toBeTruthy()
  expect(label.getByText('Open now')).toBeTruthy()
})

test('its next step is a number to tap, a site and a card', async () => {
  const shareCard = vi.fn()
  const { label, user } = renderLabel({ shareCard })
  expect(label.getByRole('link', { name: /^585-555-0100/ }).getAttribute('href')).toBe('tel:+15855550100')
  expect(label.getByRole('link', { name: /^Open the website/ }).getAttribute('href')).toBe('https://pantry.example')
  await user.click(label.getByRole('link', { name: /^Share card/ }))
  expect(shareCard).toHaveBeenCalledExactlyOnceWith(['a-pantry'])
})

test('its source, its date and what nobody has checked are told', () => {
  const label = labelOf()
  expect(label.getByText(/Source dated August 2026. Not yet checked by us./)).toBeTruthy()
  expect(label.getByText('The facts come from its own page.')).toBeTruthy()
})

test('in Spanish, a translation that nobody has reviewed says so', () => {
  const { label } = renderLabel({ language: 'es' })
  expect(label.getByText(/Traducción sin revisar./)).toBeTruthy()
})

test('a number that only a public list names says so', () => {
  const label = labelOf({ ...pantry, phone_confirmed: false })
  expect(label.getByText('We found this number on a public list only.')).toBeTruthy()
})

test.each([
  { open: 'closed', hours: 'Monday 9 a.m. to 5 p.m.', words: 'Closed now' },
  { open: 'unknown', hours: 'Meals come Monday to Friday', words: 'Check the hours' },
] as const)('hours that are $open say “$words”', ({ words, ...service }) => {
  const label = labelOf({ ...pantry, ...service })
  expect(label.getByText(words)).toBeTruthy()
})

test('what is not known is said or left out, never guessed', () => {
  const unknown = { hours: null, open: 'unknown', address: null, phone_number: null, languages: null } as const
  const label = labelOf({ ...pantry, ...unknown, distance_miles: null })
  expect(label.getAllByText('Hours not known')).toHaveLength(2)
  expect(label.getByText('We have no phone number for this service.')).toBeTruthy()
  expect(label.queryByText(/mile/)).toBeNull()
  expect(label.queryByText('Address')).toBeNull()
})

test('an address in the ZIP code that was asked for is said to be in it, with no miles', () => {
  const label = labelOf({ ...pantry, distance_miles: 0 }, '14604')
  expect(label.getByText('In your ZIP code')).toBeTruthy()
  expect(label.queryByText(/mile/)).toBeNull()
})

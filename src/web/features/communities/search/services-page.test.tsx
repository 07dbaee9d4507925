// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { ServiceCard } from '#contract/communities.ts'
import type { Language } from '#i18n/languages.ts'
import { pantry } from '#testing/factories/services.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { type Person, PersonContext } from '#web/features/site/person.ts'
import { ShareCardContext } from '#web/features/site/saved/share-card.ts'
import type { ServicesData } from './load-services.ts'
import { ServicesPage } from './services-page.tsx'

function Address() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

interface Result {
  services?: ServiceCard[]
  asked?: ServicesData['asked']
  found?: Partial<ServicesData['found']>
  pages?: number
  medicines?: ServicesData['medicines']
  language?: Language
  /** The place that the reader has told, as the strip says it. */
  told?: string
}

function renderServices({
  services = [pantry],
  asked = {},
  found = {},
  pages = 1,
  medicines = [],
  language = 'en',
  told,
}: Result = {}) {
  const shareCard = vi.fn()
  const mention = vi.fn()
  const lines = told ? [{ topic: 'place' as const, label: 'Place', text: told }] : []
  const person: Person = {
    lines,
    lost: false,
    mention,
    tell: vi.fn(),
    forget: vi.fn(),
    refresh: vi.fn(),
    hear: vi.fn(),
  }
  const data: ServicesData = {
    meta: { title: '', description: '' },
    asked,
    found: {
      services,
      total: services.length,
      is_whole: true,
      page: 1,
      place: null,
      unknown_place: false,
      likely_places: [],
      has_local: true,
      emergency: [],
      ...found,
    },
    pages,
    medicines,
  }
  const page = renderPage(
    <PersonContext value={person}>
      <ShareCardContext value={shareCard}>
        <ServicesPage data={data} />
        <Address />
      </ShareCardContext>
    </PersonContext>,
    { parts: ['communities'], language, at: '/support-programs' },
  )
  return { ...page, shareCard, mention }
}

function rowOf({ screen }: ReturnType<typeof renderServices>) {
  return within(screen.getByRole('article', { name: 'Food pantry' }))
}

test('a service is three lines: what, by whom and for whom, how far and whether it is open', () => {
  const row = rowOf(renderServices())
  expect(row.getByRole('link', { name: 'Food pantry' }).getAttribute('href')).toBe('/services/a-pantry')
  for (const text of ['A made-up group. Anyone.', 'About 2 miles', 'Open now']) expect(row.getByText(text)).toBeTruthy()
  expect(row.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+15855550100')
})

test('a number that only a public list names is not called from the list, and hours that are not known are quiet', () => {
  const service = { ...pantry, phone_confirmed: false, open: 'unknown', hours: null } as const
  const row = rowOf(renderServices({ services: [service] }))
  expect(row.queryByRole('link', { name: /^Call/ })).toBeNull()
  expect(row.getByText('Call for hours')).toBeTruthy()
})

test('facts that are old, or that their page no longer says, are told in the list; a date alone is not', () => {
  const withState = (state: ServiceCard['freshness']['state']) => {
    const { unmount, ...page } = renderServices({
      services: [{ ...pantry, freshness: { state, on: '2026-11-20', facts: [] } }],
    })
    const row = rowOf({ unmount, ...page })
    const said = [row.queryByText('Old. Make sure first.'), row.queryByText('Changed. We are checking.')]
    unmount()
    return said.map(Boolean)
  }
  expect([withState('old'), withState('changed'), withState('dated')]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ])
})

test('hours that are not known are asked by phone only where there is one, else on its page, else nothing is said', () => {
  const unknown = { ...pantry, open: 'unknown', hours: null, phone_number: null } as const
  const withPage = renderServices({ services: [{ ...unknown, url_link: 'https://www.a-pantry.org/' }] })
  expect(rowOf(withPage).queryByText('Call for hours')).toBeNull()
  expect(rowOf(withPage).getByText(/See the hours on their page/)).toBeTruthy()
  expect(rowOf(withPage).getByRole('link', { name: /^a-pantry.org/ })).toBeTruthy()
  expect(withPage.screen.queryByText(/Call before you go/)).toBeNull()
  withPage.unmount()
  const without = rowOf(renderServices({ services: [{ ...unknown, url_link: null }] }))
  expect(without.queryByText(/hours/)).toBeNull()
})

test('a service without a phone has its site in the list, also where its hours are known', () => {
  const service = { ...pantry, open: 'closed', phone_number: null, url_link: 'https://www.a-pantry.org/' } as const
  const row = rowOf(renderServices({ services: [service] }))
  expect(row.getByText('Closed now')).toBeTruthy()
  expect(row.getByRole('link', { name: /^a-pantry.org/ })).toBeTruthy()
})

test('who names no place is asked for it, and in danger only told whom to call', () => {
  const { screen, t, unmount } = renderServices({ asked: { q: 'food' } })
  expect(screen.getByText(t('communities.search.noPlace'))).toBeTruthy()
  unmount()
  const place = { kind: 'zip', label: 'New York, NY 10025', state: 'NY', zip: '10025' } as const
  const found = { place, has_local: false, emergency: ['suicide' as const] }
  expect(renderServices({ asked: { q: 'die', place: '10025' }, found }).screen.queryByText(/itself yet/)).toBeNull()
})

test('a misspelled city is asked about, and its state is told; a ZIP code that is none is told plainly', () => {
  const place = { kind: 'state', label: 'Montana', state: 'MT', zip: null } as const
  const found = { unknown_place: true, place, likely_places: ['Billings, MT'] }
  const misspelled = renderServices({ asked: { q: 'food', place: 'Bilings MT' }, found })
  const link = misspelled.screen.getByRole('link', { name: 'Billings, MT' })
  expect(link.getAttribute('href')).toBe('/support-programs?q=food&place=Billings%2C+MT')
  expect(misspelled.screen.getByText(/help for all of Montana/)).toBeTruthy()
  misspelled.unmount()
  const { screen } = renderServices({ asked: { q: 'food', place: '00000' }, found: { unknown_place: true } })
  expect(screen.getByText(/There is no ZIP code 00000/)).toBeTruthy()
})

test('a medicine leads to its page', () => {
  const { screen } = renderServices({ services: [], medicines: [{ id: 'metformin', label: 'metformin' }] })
  expect(screen.getByRole('link', { name: 'metformin' }).getAttribute('href')).toBe('/drugs/metformin')
})

test('services of the whole country stand apart, closed where there are nearer ones', () => {
  const national = { ...pantry, service_id: 'anywhere', service_name: 'A hotline', reach: 'national' } as const
  const fold = (services: (typeof pantry)[]) => {
    const page = renderServices({ services })
    const details = page.screen.getByText('Help anywhere in the US').closest('details')
    page.unmount()
    return details?.open
  }
  expect(fold([pantry, national])).toBe(false)
  expect(fold([national])).toBe(true)
})

test('where nothing but a place is asked, what everyone needs first stands open, also of the whole country', () => {
  const finder = { ...pantry, service_id: 'finder', service_name: 'Find your food bank', reach: 'national' } as const
  const { screen } = renderServices({ asked: { place: '79401' }, services: [pantry, finder] })
  expect(screen.getByRole('link', { name: 'Find your food bank' }).closest('details')).toBeNull()
})

test('the words of the query are marked', () => {
  const { container } = renderServices({ asked: { q: 'PANTRIES for food' } })
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toContain('Food')
})

test('words of danger show whom to call above every service', () => {
  const emergency: ServicesData['found']['emergency'] = ['suicide', 'medical', 'poison', 'abuse']
  for (const language of ['en', 'es'] as const) {
    const { screen, unmount } = renderServices({ asked: { q: 'end my life' }, found: { emergency }, language })
    const calls = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    const tel = calls.filter((href) => href.startsWith('tel:'))
    expect(tel.slice(0, 4)).toEqual(['tel:911', 'tel:988', 'tel:+18002221222', 'tel:+18007997233'])
    expect(calls.indexOf('tel:+18007997233')).toBeLessThan(calls.indexOf('/services/a-pantry'))
    unmount()
  }
})

test('words of danger that find no service still show whom to call', () => {
  const { screen } = renderServices({ services: [], asked: { q: 'veneno' }, found: { emergency: ['poison'] } })
  const tel = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(tel.slice(tel.indexOf('tel:911'), tel.indexOf('tel:911') + 2)).toEqual(['tel:911', 'tel:+18002221222'])
})

test('where a place has no local help among its services, the page says so', () => {
  const place = { kind: 'city', label: 'Dallas, TX', state: 'TX', zip: null } as const
  const { screen } = renderServices({ asked: { place: 'Dallas' }, found: { place, has_local: false } })
  expect(screen.getByText(/^We know no help in Dallas, TX itself yet/)).toBeTruthy()
  expect(screen.queryByText(/Near and best matches/)).toBeNull()
})

test('the count is told politely, and an unknown place in the page', () => {
  const { screen } = renderServices({ asked: { place: 'Nowhere' }, found: { total: 27, unknown_place: true } })
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('27 services found')
  expect(screen.getByText(/We do not know the place “Nowhere”/)).toBeTruthy()
})

test('of cities with one name the reader says which', () => {
  const likely_places = ['Springfield, IL', 'Springfield, MA']
  const asked = { q: 'rent', place: 'springfield' }
  const { screen } = renderServices({ asked, found: { unknown_place: true, likely_places } })
  expect(screen.queryByText(/We do not know the place/)).toBeNull()
  const list = within(screen.getByRole('list', { name: 'Which place do you mean by “springfield”?' }))
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/support-programs?q=rent&place=Springfield%2C+IL',
    '/support-programs?q=rent&place=Springfield%2C+MA',
  ])
})

test('when nothing is found, 211 and the same search with one thing less lead on', () => {
  const asked = { q: 'rent', place: 'Utica, NY', category: 'housing', open: 'true' } as const
  const { screen } = renderServices({ services: [], asked })
  const main = within(screen.getByRole('heading', { name: 'No services found.' }).parentElement as HTMLElement)
  const hrefs = main.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    'tel:211',
    '/support-programs?q=rent&place=Utica%2C+NY&category=housing',
    '/support-programs?q=rent&category=housing&open=true',
    '/support-programs?q=rent&place=Utica%2C+NY&open=true',
    '/support-programs?place=Utica%2C+NY&category=housing&open=true',
  ])
})

test('a kind of help is picked with what was typed, and the kind stays for the next search', async () => {
  const { screen, user, container } = renderServices({ asked: { category: 'food' } })
  expect(screen.getByRole('button', { name: 'Food' }).getAttribute('aria-pressed')).toBe('true')
  expect(new FormData(container.querySelector('form') as HTMLFormElement).get('category')).toBe('food')
  await user.type(screen.getByRole('textbox', { name: 'Where?' }), '14604')
  await user.click(screen.getByRole('button', { name: 'Housing' }))
  expect(await screen.findByText('/support-programs?place=14604&category=housing')).toBeTruthy()
})

test('a long list has pages', () => {
  const { screen } = renderServices({ asked: { q: 'food', page: 2 }, found: { total: 27, page: 2 }, pages: 3 })
  const pages = within(screen.getByRole('navigation', { name: 'Pages of results' }))
  expect(pages.getByText('Page 2 of 3')).toBeTruthy()
  expect(pages.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/support-programs?q=food')
  expect(pages.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/support-programs?q=food&page=3')
})

test('the place that was told stands in the form, and a search near it puts no place into the address', async () => {
  const { screen, user, mention } = renderServices({ told: '33125, FL' })
  expect(screen.getByRole('textbox', { name: 'Where?' })).toHaveProperty('value', '33125')
  await user.type(screen.getByRole('textbox', { name: 'What do you need?' }), 'food{Enter}')
  expect(await screen.findByText('/support-programs?q=food')).toBeTruthy()
  expect(mention).not.toHaveBeenCalled()
})

test('a place that is typed is told for other pages, and one that is taken out is not looked near', async () => {
  const { screen, user, mention } = renderServices({ told: 'Buffalo, NY', asked: { q: 'food' } })
  const place = () => screen.getByRole('textbox', { name: 'Where?' })
  await user.clear(place())
  await user.type(place(), '14604{Enter}')
  expect(await screen.findByText('/support-programs?q=food&place=14604')).toBeTruthy()
  expect(mention).toHaveBeenCalledExactlyOnceWith('place', '14604')
  await user.clear(place())
  await user.type(place(), '{Enter}')
  expect(await screen.findByText('/support-programs?q=food&place=')).toBeTruthy()
})

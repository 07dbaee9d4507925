// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#testing/render.tsx'
import { answers, asked, card, json, openShareDialog, openSharePanel, program } from '#testing/share-dialog.tsx'
import { ShareCardLink } from '#web/features/site/share-card-link.tsx'
import { ShareCardProvider } from './share-card-provider.tsx'

test('without the page’s script, the button leads to the page of the card', () => {
  const { screen } = renderPage(
    <ShareCardProvider>
      <ShareCardLink itemIds={['one', 'two']} label="Share" about="Both" />
    </ShareCardProvider>,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/digitalcard?items=one,two')
})

test('the dialog asks for the card in the reader’s language and shows it', async () => {
  const { inside, t } = await openShareDialog('es')
  const shown = within(await inside.findByRole('article', { name: t('cards.card.title') }))
  expect(asked).toEqual([{ path: '/api/digital_card', fields: { items: 'a-program', lng: 'es' } }])
  expect(shown.getByText('A Program')).toBeTruthy()
  expect(shown.getByRole('link', { name: /Haga clic para ver/ }).getAttribute('href')).toBe('https://program.example/')
  expect(shown.getByRole('link', { name: /1-800-555-0100/ }).getAttribute('href')).toBe('tel:+18005550100')
  expect(shown.getByRole('link', { name: /Hable con Navi/ }).getAttribute('href')).toBe('/health-care-ai/')
})

test('a service’s entry says who helps and where, and warns of a number that is not confirmed', async () => {
  const service = {
    ...program,
    kind: 'service',
    organization: 'A Pantry',
    area_served: 'Monroe County',
    phone_confirmed: false,
  }
  answers.set('/api/digital_card', json({ ...card, items: [service] }))
  const { inside } = await openShareDialog()
  expect(await inside.findByText('A Pantry · Monroe County')).toBeTruthy()
  expect(inside.getByText('We found this number on a public list only.')).toBeTruthy()
})

test('a vendor’s entry has its name, its link and its discount', async () => {
  const vendor = {
    ...program,
    kind: 'vendor',
    name: 'A Shop',
    coupon: '10% off',
    url: 'https://www.shop.example/x',
    phone: null,
  }
  answers.set('/api/digital_card', json({ ...card, special_type: 'specialCommunity', items: [vendor] }))
  const { inside } = await openShareDialog()
  expect(await inside.findByRole('link', { name: /shop\.example/ })).toBeTruthy()
  expect(inside.getByText('Discounted price: 10% off')).toBeTruthy()
})

test('a card that can’t be had is said so, and can be tried again', async () => {
  answers.set(
    '/api/digital_card',
    json({ response_code: 400, code: 'unknown_item', message: 'We do not know it.' }, 400),
  )
  const { inside, user, t } = await openShareDialog()
  expect(await inside.findByText('We do not know it.')).toBeTruthy()
  answers.set('/api/digital_card', json(card))
  await user.click(inside.getByRole('button', { name: t('cards.tryAgain') }))
  expect(await inside.findByText('A Program')).toBeTruthy()
})

test('the panels open and close independently of each other', async () => {
  const { inside, user, t } = await openSharePanel('email')
  await user.click(inside.getByRole('button', { name: t('cards.ways.text') }))
  expect(inside.getAllByRole('region')).toHaveLength(2)
  await user.click(inside.getByRole('button', { name: t('cards.ways.email') }))
  expect(inside.getByRole('region', { name: t('cards.text.title') })).toBeTruthy()
  expect(inside.queryByRole('region', { name: t('cards.email.title') })).toBeNull()
})

test('opening a panel brings the focus to its field, closing it back to its button', async () => {
  const { inside, user, t, field, button } = await openSharePanel('email')
  expect(document.activeElement).toBe(field)
  await user.click(inside.getByRole('button', { name: t('cards.close', { panel: t('cards.email.title') }) }))
  expect(document.activeElement).toBe(button)
})

test('Save keeps the ids on this device, and takes them out again', async () => {
  const { inside, user, t } = await openShareDialog()
  await user.click(await inside.findByRole('button', { name: t('cards.ways.save'), pressed: false }))
  expect(localStorage.getItem('navi.savedCards')).toBe('["a-program"]')
  await user.click(inside.getByRole('button', { name: t('cards.ways.saved'), pressed: true }))
  expect(localStorage.getItem('navi.savedCards')).toBeNull()
})

test('a twenty-first card is not saved, with a reason', async () => {
  localStorage.setItem('navi.savedCards', JSON.stringify(Array.from({ length: 20 }, (_, index) => `item-${index}`)))
  const { inside, user, t } = await openShareDialog()
  await user.click(await inside.findByRole('button', { name: t('cards.ways.save') }))
  expect(inside.getByText(t('cards.keptFull'))).toBeTruthy()
  expect(localStorage.getItem('navi.savedCards')).not.toContain('a-program')
})

test('the phone’s share sheet is offered only where there is one', async () => {
  const first = await openShareDialog()
  await first.inside.findByText('A Program')
  expect(first.inside.queryByRole('button', { name: first.t('cards.ways.share') })).toBeNull()
  first.unmount()

  const share = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const { inside, user, t } = await openShareDialog()
  await user.click(await inside.findByRole('button', { name: t('cards.ways.share') }))
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: t('cards.card.title'), url: card.url }))
  Reflect.deleteProperty(navigator, 'share')
})

test('a picture that can’t be made is said so, and can be tried again', async () => {
  const { inside, user, t } = await openShareDialog()
  await user.click(await inside.findByRole('button', { name: t('cards.ways.picture') }))
  expect(await inside.findByText('Failed to create image blob.')).toBeTruthy()
  expect(inside.getByRole('button', { name: t('cards.tryAgain') })).toBeTruthy()
})

// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { answers, asked, card, json, openShareDialog, openSharePanel, program } from '#testing/pages/share-dialog.tsx'
import { ShareCardLink } from '#web/features/site/saved/share-card-link.tsx'
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
  expect(inside.getByText('We found this number on another site only. It may be wrong.')).toBeTruthy()
})

test('a program’s entry keeps the hours of a number that is not confirmed', async () => {
  const doubted = { ...program, call_note: 'Call free. Monday to Friday.', phone_confirmed: false }
  answers.set('/api/digital_card', json({ ...card, items: [doubted] }))
  const { inside } = await openShareDialog()
  expect(
    await inside.findByText('Call free. Monday to Friday. We found this number on another site only. It may be wrong.'),
  ).toBeTruthy()
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
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: t('cards.kind.program'), url: card.url }))
  Reflect.deleteProperty(navigator, 'share')
})

test('a picture that can’t be made is said so, and can be tried again', async () => {
  const { inside, user, t } = await openShareDialog()
  await user.click(await inside.findByRole('button', { name: t('cards.ways.picture') }))
  expect(await inside.findByText('Failed to create image blob.')).toBeTruthy()
  expect(inside.getByRole('button', { name: t('cards.tryAgain') })).toBeTruthy()
})

test.each(['en', 'es'] as const)(
  '%s: what this site can not send, the reader’s own phone and mail program are asked to send',
  async (language) => {
    answers.set('/api/digital_card', json({ ...card, sends: { email: false, text: false } }))
    const { inside, t } = await openShareDialog(language)
    const hrefOf = async (way: 'email' | 'text') =>
      decodeURIComponent((await inside.findByRole('link', { name: t(`cards.ways.${way}`) })).getAttribute('href') ?? '')
    expect(await hrefOf('text')).toBe(`sms:?&body=${t('cards.kind.program')}: ${card.url}`)
    const mail = await hrefOf('email')
    expect(mail).toMatch(/^mailto:\?subject=/)
    expect(mail).toContain('A Program, 1-800-555-0100')
    expect(mail).toContain(card.url)
    expect(inside.getByText(t('cards.ways.own'))).toBeTruthy()
    for (const way of ['email', 'text'] as const)
      expect(inside.queryByRole('button', { name: t(`cards.ways.${way}`) })).toBeNull()
  },
)

test.each(['en', 'es'] as const)(
  '%s: after saving there is a way to the saved cards, with their count',
  async (language) => {
    localStorage.setItem('navi.savedCards', '["another"]')
    const { inside, user, t, screen } = await openShareDialog(language)
    await user.click(await inside.findByRole('button', { name: t('cards.ways.save') }))
    const link = inside.getByRole('link', { name: t('cards.seeSaved', { count: 2 }) })
    expect(link.getAttribute('href')).toBe('/digitalcard')
    await user.click(link)
    expect(screen.getByText('Other page /digitalcard')).toBeTruthy()
  },
)

const [notTheCard, show] = ['This is not the card.', 'Show it at the drugstore']

test('a copay program’s card says how to get the card, and not that it is one', async () => {
  answers.set('/api/digital_card', json({ ...card, items: [{ ...program, kind: 'copay', program_kind: 'copay' }] }))
  const { inside, dialog } = await openShareDialog()
  expect(await inside.findByText('How to get your copay card')).toBeTruthy()
  expect(inside.getByText(new RegExp(notTheCard))).toBeTruthy()
  expect(inside.getByText(new RegExp(show))).toBeTruthy()
  expect(dialog.textContent).not.toMatch(/savings card|Which papers/)
})

test.each([
  [{ url: null }, 'Call to get the card.'],
  [{ phone: null }, 'Open the drug maker’s page, to get the card.'],
  [{ url: null, phone: null }, 'Ask the drug maker or your doctor how to get the card.'],
])('a copay program of which we know less tells no way that is not there: %o', async (known, way) => {
  answers.set('/api/digital_card', json({ ...card, items: [{ ...program, kind: 'copay', ...known }] }))
  const { inside } = await openShareDialog()
  expect(await inside.findByText(way)).toBeTruthy()
})

test('a program’s card is a call sheet, unless a number is missing', async () => {
  const first = await openShareDialog()
  expect(await first.inside.findByText('Who to call')).toBeTruthy()
  expect(first.inside.getByText('Which papers do you need?')).toBeTruthy()
  first.unmount()
  answers.set('/api/digital_card', json({ ...card, items: [{ ...program, phone: null }] }))
  const { inside } = await openShareDialog()
  expect(await inside.findByText('Your list of help')).toBeTruthy()
})

test('a service’s card says where to go and when', async () => {
  const service = {
    ...program,
    kind: 'service',
    address: '1 Main St, Rochester, NY 14604',
    hours: 'Monday 9 a.m. to 5 p.m.',
  }
  answers.set('/api/digital_card', json({ ...card, items: [service] }))
  const { inside } = await openShareDialog()
  expect(await inside.findByText('Where to go')).toBeTruthy()
  expect(inside.getByText(service.address)).toBeTruthy()
  expect(inside.getByText(service.hours)).toBeTruthy()
})

test('a service’s card lists the week with today in it, says whether it is open, and leads to a map on a tap', async () => {
  const week = [
    { day: 'Monday', times: '9 a.m. to 5 p.m.', is_today: true },
    { day: 'Tuesday', times: 'Closed', is_today: false },
  ]
  const address = '1 Main St, Rochester, NY 14604'
  const service = { ...program, kind: 'service', address, hours: 'Monday 9 a.m. to 5 p.m.', week, open: 'open' }
  answers.set('/api/digital_card', json({ ...card, items: [service] }))
  const { inside } = await openShareDialog()
  expect(await inside.findByText('Monday (today)')).toBeTruthy()
  expect(inside.getByText('Tuesday')).toBeTruthy()
  expect(inside.getByText('Open now')).toBeTruthy()
  const map = inside.getByRole('link', { name: /Directions/ })
  expect(map.getAttribute('href')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=1%20Main%20St%2C%20Rochester%2C%20NY%2014604',
  )
  expect(map.getAttribute('rel')).toContain('noopener')
})

test('hours that nobody can read as times say nothing of now', async () => {
  const service = { ...program, kind: 'service', hours: 'By appointment' }
  answers.set('/api/digital_card', json({ ...card, items: [service] }))
  const { inside } = await openShareDialog()
  expect(await inside.findByText('By appointment')).toBeTruthy()
  for (const now of ['Open now', 'Closed now']) expect(inside.queryByText(now)).toBeNull()
})

test('a card of one item shows what it costs, how sure that is, and a code for its own page', async () => {
  const money = { before: 'as little as', amount: '$25', after: 'a month' }
  answers.set('/api/digital_card', json({ ...card, items: [{ ...program, money, papers: ['A letter'] }] }))
  const { inside } = await openShareDialog()
  expect(await inside.findByText('$25')).toBeTruthy()
  expect(inside.getByText('A letter')).toBeTruthy()
  expect(inside.getByText('Its own page, August 2026')).toBeTruthy()
  expect(inside.getByRole('img', { name: 'QR code that opens program.example' })).toBeTruthy()
})

test('a code takes the focus and the view, and gives the focus back to its button', async () => {
  const { inside, user, t } = await openShareDialog()
  const button = await inside.findByRole('button', { name: t('cards.ways.qr') })
  await user.click(button)
  const panel = inside.getByRole('region', { name: t('cards.qr.title') })
  expect(document.activeElement).toBe(panel)
  await user.click(within(panel).getByRole('button', { name: t('cards.close', { panel: t('cards.qr.title') }) }))
  expect(document.activeElement).toBe(button)
})

test('where the browser does not let us copy, the link stands there to be copied by hand', async () => {
  const { inside, user, t } = await openShareDialog()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  await user.click(await inside.findByRole('button', { name: t('cards.ways.copy') }))
  const link = await inside.findByRole<HTMLInputElement>('textbox', { name: t('cards.copyByHand') })
  expect(link.value).toBe(card.url)
  expect(link.selectionEnd).toBe(card.url.length)
})

import { afterEach, expect, test, vi } from 'vitest'
import { host, openCardApp, outboxOf, post } from '#testing/app/card-app.ts'
import { sendToken } from '#testing/app/send-token.ts'
import { someItems, vendorForm } from '#testing/factories/card-forms.ts'

const [vendor] = someItems().vendors
if (!vendor) throw new Error('The catalogue serves no vendor')
const item = { name: vendor.name, link: vendor.website ?? 'N/A' }

afterEach(() => void vi.useRealTimers())

type World = Awaited<ReturnType<typeof openCardApp>>

/** Mails a card as the dialog of a page does. */
const press = (world: World, email: string, more: Record<string, string>, headers: Record<string, string> = {}) =>
  post(world, '/api/special_mail', vendorForm(email, [item], more), { 'sec-fetch-site': 'same-origin', ...headers })

test('a page sends one card with one form, and what comes again is refused in words of both languages', async () => {
  const world = await openCardApp()
  const form_token = await sendToken(world)
  expect((await press(world, 'a@mail.example', { form_token })).statusCode).toBe(200)
  const again = await press(world, 'b@mail.example', { form_token })
  expect(again.json()).toEqual({
    response_code: 400,
    code: 'used_form',
    message: 'This was sent already, or it waited too long. Nothing was sent now. Please press Send again.',
  })
  const same = await press(world, 'a@mail.example', { form_token, lng: 'es' })
  expect(same.json().message).toMatch(/^Esto ya se envió/)
  expect(await outboxOf(world)).toHaveLength(1)
})

test('of ten calls at once with one form, one sends', async () => {
  const world = await openCardApp()
  const form_token = await sendToken(world)
  const addresses = Array.from({ length: 10 }, (_, at) => `r${at}@mail.example`)
  const replies = await Promise.all(addresses.map((address) => press(world, address, { form_token })))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await outboxOf(world)).toHaveLength(1)
})

test('a form whose address was refused can be corrected and sent', async () => {
  const world = await openCardApp()
  const form_token = await sendToken(world)
  expect((await press(world, 'ana@', { form_token })).json().code).toBe('invalid_email')
  expect((await press(world, 'ana@mail.example', { form_token })).statusCode).toBe(200)
})

test('a page without a form, with one of another network, an old one or a forged one sends nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const asked = Date.now()
  const world = await openCardApp({ TRUST_PROXY: 'true' })
  const [home, elsewhere] = [{ 'x-forwarded-for': '2001:db8:1:2::1' }, { 'x-forwarded-for': '2001:db8:1:3::1' }]
  const form_token = await sendToken(world, home)
  const forged = form_token.replace(/\.[\w-]{43}$/, `.${'A'.repeat(43)}`)
  const refused = [
    await press(world, 'a@mail.example', {}, home),
    await press(world, 'a@mail.example', { form_token: '' }, { origin: `http://${host}` }),
    await press(world, 'a@mail.example', { form_token: forged }, home),
    await press(world, 'a@mail.example', { form_token }, elsewhere),
  ]
  vi.setSystemTime(asked + 11 * 60_000)
  refused.push(await press(world, 'a@mail.example', { form_token }, home))
  vi.setSystemTime(asked)
  for (const reply of refused) expect(reply.json().code).toBe('used_form')
  expect(await outboxOf(world)).toEqual([])
  const neighbour = { 'x-forwarded-for': '2001:db8:1:2::abcd' }
  expect((await press(world, 'a@mail.example', { form_token }, neighbour)).statusCode).toBe(200)
})

test('a program that calls as the specification says needs no form, and texts and links of pages need one too', async () => {
  const world = await openCardApp()
  expect((await post(world, '/api/special_mail', vendorForm('a@mail.example', [item]))).statusCode).toBe(200)
  const page = { 'sec-fetch-site': 'same-origin' }
  const phone_no = '+17025550123'
  const card = { phone_no, item_count: '1', item_1_organization: item.name, item_1_url: item.link }
  const link = { phone_no, organization: 'Navi AI Program', url: `http://${host}/health-care-ai/` }
  const calls = [
    ['/api/special_sms', card],
    ['/api/text_messaging', link],
    ['/api/local_community_digital_card_email', { email: 'b@mail.example' }],
  ] as const
  for (const [url, fields] of calls) {
    expect((await post(world, url, fields, page)).json().code).toBe('used_form')
    expect((await post(world, url, { ...fields, form_token: await sendToken(world) }, page)).statusCode).toBe(200)
  }
})

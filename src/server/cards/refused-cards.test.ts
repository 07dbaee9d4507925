import { expect, test } from 'vitest'
import { host, openCardApp as open, outboxOf, post } from '#testing/app/card-app.ts'
import { multipart } from '#testing/app/test-app.ts'
import { someItems, vendorForm } from '#testing/factories/card-forms.ts'

const { programs, vendors, services } = someItems()
const [program, vendor, service] = [programs[0], vendors[0], services[0]] as const
if (!program || !vendor || !service) throw new Error('The catalogue serves nothing')
const link = vendor.website ?? 'N/A'

test.each([
  { name: 'an invented name', item: { name: 'Invented Store', link }, code: 'unknown_item' },
  { name: 'a foreign link', item: { name: vendor.name, link: 'https://evil.example/' }, code: 'unknown_item' },
  { name: 'a missing link', item: { name: vendor.name, link: 'N/A' }, code: vendor.website ? 'unknown_item' : '' },
])('$name is refused and nothing is sent', async ({ item, code }) => {
  const world = await open()
  const reply = await post(world, '/api/special_mail', vendorForm('ana@mail.example', [item]))
  expect(reply.json()).toMatchObject({ response_code: 400, code })
  expect(await outboxOf(world)).toEqual([])
})

const good = vendorForm('ana@mail.example', [{ name: vendor.name, link }])

test.each([
  { name: 'no address', fields: { ...good, email: '' }, told: { message: 'Please enter a valid email address.' } },
  {
    name: 'a list',
    fields: { ...good, email: 'a@mail.example,b@mail.example' },
    told: { message: 'Please enter a valid email address.' },
  },
  {
    name: 'a header',
    fields: { ...good, email: 'a@mail.example\r\nBcc: b@mail.example' },
    told: { message: 'Please enter a valid email address.' },
  },
  { name: 'no items', fields: { email: 'ana@mail.example' }, told: { message: 'No data available.' } },
  { name: 'a count that lies', fields: { ...good, item_count: '2' }, told: { code: 'incomplete_card' } },
  { name: 'a count that is none', fields: { ...good, item_count: '-1' }, told: { code: 'invalid_request' } },
  { name: 'a count of 1,000', fields: { ...good, item_count: '1000' }, told: { code: 'too_many_items' } },
  {
    name: '1,000 items',
    fields: vendorForm(
      'ana@mail.example',
      Array.from({ length: 1000 }, () => ({ name: vendor.name, link })),
    ),
    told: { code: 'too_many_items' },
  },
  { name: 'a type that is none', fields: { ...good, special_type: 'other' }, told: { code: 'invalid_request' } },
  {
    name: 'an address that is no text',
    fields: { ...good, email: ['ana@mail.example'] },
    told: { code: 'invalid_request' },
  },
])('$name is a clear 400, as JSON and as a form, and nothing is sent', async ({ fields, told }) => {
  const world = await open()
  const reply = await post(world, '/api/special_mail', fields)
  expect(reply.json()).toMatchObject({ response_code: 400, ...told })
  if (Object.values(fields).every((value) => typeof value === 'string')) {
    const { payload, headers } = multipart(fields as Record<string, string>)
    const form = await world.app.inject({
      method: 'POST',
      url: '/api/special_mail',
      payload,
      headers: { host, ...headers },
    })
    expect(form.json()).toMatchObject({ response_code: 400, ...told })
  }
  expect(await outboxOf(world)).toEqual([])
})

test('a file is refused in words', async () => {
  const world = await open()
  const payload =
    '--x\r\ncontent-disposition: form-data; name="card"; filename="card.png"\r\ncontent-type: image/png\r\n\r\na\r\n--x--\r\n'
  const headers = { host, 'content-type': 'multipart/form-data; boundary=x', 'accept-language': 'es' }
  const reply = await world.app.inject({ method: 'POST', url: '/api/special_mail', payload, headers })
  expect(reply.json()).toEqual({
    response_code: 400,
    code: 'no_attachments',
    message: 'No se pueden enviar archivos. No se envió nada.',
  })
})

test.each([
  { phone_no: '', message: 'No data available.' },
  { phone_no: '12', code: 'invalid_phone' },
  { phone_no: '1234567890123456', code: 'invalid_phone' },
  { phone_no: '+442079460123', code: 'phone_country' },
])('the number "$phone_no" is refused in words', async ({ phone_no, ...told }) => {
  const world = await open()
  const form = { phone_no, item_count: '1', item_1_organization: vendor.name, item_1_url: link }
  const reply = await post(world, '/api/special_sms', form)
  expect(reply.json()).toMatchObject({ response_code: 400, ...told })
  expect(await outboxOf(world)).toEqual([])
})

test('what another site’s page sends is refused', async () => {
  const world = await open()
  const send = (headers: Record<string, string>) => post(world, '/api/digital_card', { items: vendor.id }, headers)
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site', origin: `http://other.${host}` },
  ]
  const own: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-site', origin: `http://${host}` },
    { origin: `http://${host}` },
    {},
  ]
  for (const headers of foreign)
    expect((await send(headers)).json()).toMatchObject({
      response_code: 403,
      code: 'cross_site',
    })
  for (const headers of own) expect((await send(headers)).statusCode).toBe(200)
})

test('a refused country is answered with the countries that are not', async () => {
  const world = await open({ SMS_COUNTRIES: 'US,PR' })
  const form = { phone_no: '+442079460123', item_count: '1', item_1_organization: vendor.name, item_1_url: link }
  const { message } = (await post(world, '/api/special_sms', { ...form, lng: 'es' })).json()
  expect(message).toBe('Solo podemos enviar mensajes a números de estos países: Estados Unidos y Puerto Rico.')
})

test('the same card to the same reader within ten minutes is sent once, and no answer tells that it was', async () => {
  const world = await open()
  const first = await post(world, '/api/special_mail', good)
  expect(first.statusCode).toBe(200)
  const replies = await Promise.all([1, 2, 3].map(() => post(world, '/api/special_mail', good)))
  for (const reply of replies) expect(reply.json()).toEqual(first.json())
  const shouted = await post(world, '/api/special_mail', { ...good, email: 'ANA@mail.example' })
  expect(shouted.json()).toEqual(first.json())
  expect((await outboxOf(world)).length).toBe(1)
})

test.each([
  { setting: 'SENDS_PER_ADDRESS', to: (index: number) => `r${index}@mail.example`, item: () => vendor },
  { setting: 'SENDS_PER_RECIPIENT', to: () => 'ana@mail.example', item: (index: number) => vendors[index] ?? vendor },
  { setting: 'SENDS_PER_DAY', to: (index: number) => `r${index}@mail.example`, item: () => vendor },
])('$setting limits the sends of a day, and what is refused is not counted', async ({ setting, to, item }) => {
  const world = await open({ [setting]: '2' })
  const send = (index: number) => {
    const { name, website } = item(index)
    return post(world, '/api/special_mail', vendorForm(to(index), [{ name, link: website ?? 'N/A' }]))
  }
  expect((await send(0)).statusCode).toBe(200)
  expect((await send(1)).statusCode).toBe(200)
  expect((await send(2)).json()).toMatchObject({ response_code: 429, code: 'too_many_sends' })
  const { rows } = await world.services.database.pool.query('SELECT max(sends) AS sends FROM send_count')
  expect(rows).toEqual([{ sends: 2 }])
  expect((await outboxOf(world)).length).toBe(2)
})

import { afterEach, expect, test } from 'vitest'
import { catalogue, someItems, vendorForm } from '#testing/card-forms.ts'
import { multipart, testApp } from '#testing/test-app.ts'

const host = 'navi.example'
const { programs, vendors, services } = someItems()
const [program, vendor, service] = [programs[0], vendors[0], services[0]] as const
if (!program || !vendor || !service) throw new Error('The catalogue serves nothing')
const link = vendor.website ?? 'N/A'

type App = Awaited<ReturnType<typeof testApp>>
let opened: App | undefined

afterEach(async () => {
  await opened?.services.database.pool.query('TRUNCATE outbox, send_count, stopped_number')
})

async function open(env: Record<string, string> = {}) {
  opened = await testApp({ catalogue, env: { SENDS_PER_ADDRESS: '1000', ...env } })
  return opened
}

function post({ app }: App, url: string, fields: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url, payload: fields, headers: { host, ...headers } })
}

async function outboxOf({ services }: App) {
  const { rows } = await services.database.pool.query('SELECT kind, recipient, message FROM outbox ORDER BY created_at')
  return rows as { kind: string; recipient: string; message: { subject?: string; text: string; html?: string } }[]
}

test('a card is made of ids, in the reader’s language, with a link that anyone can open', async () => {
  const world = await open()
  const reply = await post(world, '/api/digital_card', { items: `${vendor.id}, ${program.id},${vendor.id}`, lng: 'es' })
  expect(reply.json()).toEqual({
    response_code: 200,
    special_type: 'programs',
    items: [
      {
        item_id: vendor.id,
        kind: 'vendor',
        name: vendor.name,
        organization: null,
        area_served: null,
        coupon: vendor.coupon.es,
        url: vendor.website,
        phone: null,
        phone_confirmed: true,
      },
      {
        item_id: program.id,
        kind: 'program',
        name: program.name,
        organization: null,
        area_served: null,
        coupon: null,
        url: program.website ?? program.form_url,
        phone: program.phone,
        phone_confirmed: true,
      },
    ],
    url: `http://${host}/digitalcard?items=${vendor.id},${program.id}`,
  })
  expect(reply.headers['set-cookie']).toBe(`navi_card=${vendor.id}.${program.id}; Path=/; HttpOnly; SameSite=Lax`)
  const ofVendors = await post(world, '/api/digital_card', { items: vendor.id })
  expect(ofVendors.json().special_type).toBe('specialCommunity')
  expect(await outboxOf(world)).toEqual([])
})

test('over https the cookie is for https alone', async () => {
  const world = await open({ PUBLIC_URL: 'https://navi.example' })
  const reply = await post(world, '/api/digital_card', { items: vendor.id })
  expect(reply.headers['set-cookie']).toMatch(/; Secure$/)
})

test('a mail holds what the catalogue says, never what the request says', async () => {
  const world = await open()
  const form = vendorForm('ana@mail.example', [{ name: ` ${vendor.name} `, link, coupon: 'Free gold <b>now</b>' }])
  const { payload, headers } = multipart(form)
  const reply = await world.app.inject({
    method: 'POST',
    url: '/api/special_mail',
    payload,
    headers: { host, ...headers },
  })
  expect(reply.json()).toEqual({
    response_code: 200,
    delivery: 'outbox_folder',
    message:
      'Sending email is not set up on this site yet. Your message was kept in a folder and not sent. We erase it after 30 days.',
  })
  const [mail] = await outboxOf(world)
  expect(mail).toMatchObject({ kind: 'email', recipient: 'ana@mail.example' })
  expect(mail?.message.text).toContain(vendor.coupon.en)
  expect(JSON.stringify(mail)).not.toContain('gold')
})

test('programs and services are mailed by their name, in either language, or by their organization', async () => {
  const world = await open()
  const named = [
    [program.name, program.website ?? program.form_url ?? ''],
    [service.name.es, service.website ?? 'N/A'],
  ]
  const fields = Object.fromEntries(
    named.flatMap(([name, url], index) => [
      [`item_${index + 1}_program_name`, name],
      [`item_${index + 1}_program_url`, url],
    ]),
  )
  const form = { email: 'ana@mail.example', special_type: 'programs', item_count: 2, lng: 'es', ...fields }
  expect((await post(world, '/api/special_mail', form)).statusCode).toBe(200)
  const [mail] = await outboxOf(world)
  expect(mail?.message.subject).toBe('Su tarjeta digital de Navi')
  expect(mail?.message.html).toContain('lang="es"')
  expect(mail?.message.text).toContain(`/digitalcard?items=${program.id},${service.id}`)
})

test('a text is one short message with the link, and never the name of an item', async () => {
  const world = await open()
  const form = {
    phone_no: '+1 (202) 555-0123',
    item_count: '1',
    item_0_organization: vendor.name,
    item_0_url: link,
    item_0_discount_coupon: 'N/A',
  }
  const reply = await post(world, '/api/special_sms', form)
  expect(reply.json()).toMatchObject({ response_code: 200, delivery: 'outbox_folder' })
  const [text] = await outboxOf(world)
  const url = `http://${host}/digitalcard?items=${vendor.id}`
  expect(text).toEqual({
    kind: 'text',
    recipient: '+12025550123',
    message: { text: `Navi: your card ${url} Reply STOP to opt out` },
  })
  expect(text?.message.text.length).toBeLessThanOrEqual(160)
})

test('once sending is set up, the answers are the words of the product', async () => {
  const world = await open({
    PUBLIC_URL: 'https://navi.example',
    MAIL_URL: 'smtp://127.0.0.1:1',
    SMS_URL: 'http://AC1:token@127.0.0.1:1?from=+15005550006',
  })
  const mailed = await post(world, '/api/special_mail', vendorForm('ana@mail.example', [{ name: vendor.name, link }]))
  expect(mailed.json()).toEqual({ response_code: 200, delivery: 'queued', message: 'Email sent successfully!' })
  const fields = { phone_no: '2025550123', organization: 'Navi AI Program', url: 'https://navi.example/health-care-ai' }
  const texted = await post(world, '/api/text_messaging', fields)
  expect(texted.json()).toEqual({ response_code: 200, delivery: 'queued', message: 'SMS sent successfully!' })
})

test('only links of this site are texted, and cards in them are looked up', async () => {
  const world = await open()
  const send = (url: string) =>
    post(world, '/api/text_messaging', { phone_no: '2025550123', organization: 'Navi AI Program', url })
  for (const url of [
    'https://evil.example/health-care-ai',
    `http://${host}.evil.example/health-care-ai`,
    `http://${host}@evil.example/health-care-ai`,
    `http://${host}/aboutus`,
    'javascript:alert(1)',
    '',
  ])
    expect((await send(url)).json().code, url).toBe('foreign_link')
  expect((await send(`http://${host}/digitalcard?items=no-such-thing`)).json().code).toBe('unknown_item')
  expect((await send(`http://${host}/digitalcard?items=${vendor.id}&x=<script>`)).statusCode).toBe(200)
  expect((await send(`http://${host}/health-care-ai/#frag`)).statusCode).toBe(200)
  const texts = (await outboxOf(world)).map(({ message }) => message.text.match(/http\S+/)?.[0])
  expect(texts).toEqual([`http://${host}/digitalcard?items=${vendor.id}`, `http://${host}/health-care-ai/`])
})

test('the last card of a browser is mailed from its cookie, and without one the link to help nearby', async () => {
  const world = await open()
  const made = await post(world, '/api/digital_card', { items: `${vendor.id},${program.id}` })
  const cookie = String(made.headers['set-cookie']).split(';')[0] ?? ''
  const mailTo = (email: string, headers = {}) =>
    post(world, '/api/local_community_digital_card_email', { email }, headers)
  expect((await mailTo('ana@mail.example', { cookie: `a=b; ${cookie}` })).statusCode).toBe(200)
  expect((await mailTo('eva@mail.example')).statusCode).toBe(200)
  expect((await mailTo('ida@mail.example', { cookie: 'navi_card=invented.ids' })).statusCode).toBe(200)
  const [card, help, invented] = await outboxOf(world)
  expect(card?.message.text).toContain(`/digitalcard?items=${vendor.id},${program.id}`)
  expect(help?.message.text).toContain(`http://${host}/localcommunity`)
  expect(invented?.message.text).toContain(`http://${host}/localcommunity`)
})

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

test('a service on a card says who gives it and where, and whether its number is confirmed', async () => {
  const world = await open()
  const listed = catalogue.servedServices.find(({ phone_evidence }) => phone_evidence === 'lead')
  for (const one of [service, listed ?? service]) {
    const reply = await post(world, '/api/digital_card', { items: one.id, lng: 'es' })
    expect(reply.json().items).toMatchObject([
      {
        organization: one.organization.name,
        area_served: one.area.name.es,
        phone_confirmed: one.phone_evidence !== 'lead',
      },
    ])
  }
})

test('an organization’s name puts all its services with that link on the card', async () => {
  const world = await open()
  const groups = catalogue.servedServices.map(({ organization, website }) =>
    catalogue.servedServices.filter((other) => other.organization.id === organization.id && other.website === website),
  )
  const several = groups.find(({ length }) => length > 1) ?? []
  const organization = several[0]?.organization.name
  const form = {
    phone_no: '2025550123',
    item_count: '1',
    item_1_organization: organization,
    item_1_url: several[0]?.website ?? 'N/A',
  }
  expect((await post(world, '/api/special_sms', form)).statusCode).toBe(200)
  const [text] = await outboxOf(world)
  for (const { id } of several) expect(text?.message.text).toContain(id)
})

test('a number that wants no texts is told so, and the asking counts as a send', async () => {
  const world = await open({ SENDS_PER_ADDRESS: '1' })
  await world.services.stopList.add('+12025550123')
  const form = { phone_no: '2025550123', item_count: '1', item_1_organization: vendor.name, item_1_url: link }
  expect((await post(world, '/api/special_sms', form)).json().code).toBe('number_stopped')
  expect((await post(world, '/api/special_sms', form)).json().code).toBe('too_many_sends')
  expect(await outboxOf(world)).toEqual([])
})

test('a refused country is answered with the countries that are not', async () => {
  const world = await open({ SMS_COUNTRIES: 'US,PR' })
  const form = { phone_no: '+442079460123', item_count: '1', item_1_organization: vendor.name, item_1_url: link }
  const { message } = (await post(world, '/api/special_sms', { ...form, lng: 'es' })).json()
  expect(message).toBe('Solo podemos enviar mensajes a números de estos países: Estados Unidos y Puerto Rico.')
})

test('the same card to the same reader within ten minutes is sent once', async () => {
  const world = await open()
  expect((await post(world, '/api/special_mail', good)).statusCode).toBe(200)
  const replies = await Promise.all([1, 2, 3].map(() => post(world, '/api/special_mail', good)))
  for (const reply of replies) expect(reply.json()).toMatchObject({ response_code: 409, code: 'already_sent' })
  const shouted = await post(world, '/api/special_mail', { ...good, email: 'ANA@mail.example' })
  expect(shouted.statusCode).toBe(409)
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

test('a database that fails is told as our error, and no log line names the recipient', async () => {
  const world = await open()
  const { pool } = world.services.database
  await pool.query('ALTER TABLE outbox RENAME TO outbox_away')
  const reply = await post(world, '/api/special_mail', good)
  await pool.query('ALTER TABLE outbox_away RENAME TO outbox')
  expect(reply.json()).toMatchObject({ response_code: 500, code: 'internal_error' })
  expect(world.lines.join('')).toContain('request failed')
  expect(world.lines.join('')).not.toMatch(/ana@|mail\.example/)
})

test('the metrics count what is not delivered', async () => {
  const world = await open()
  await post(world, '/api/special_mail', good)
  const { body } = await world.app.inject('/metrics')
  expect(body).toContain('outbox_messages{status="waiting"} 1')
  expect(body).toContain('outbox_messages{status="dead"} 0')
})

test('no log line, no count and no key names a recipient', async () => {
  const world = await open()
  await post(world, '/api/special_mail', good)
  await post(world, '/api/special_mail', { ...good, email: 'ana@mail.example\n' })
  expect(world.lines.join('')).not.toMatch(/ana@|mail\.example/)
  const { rows } = await world.services.database.pool.query('SELECT * FROM send_count')
  expect(JSON.stringify(rows)).not.toContain('ana')
})

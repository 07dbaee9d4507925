import { expect, test } from 'vitest'
import { contact, delivery, keys, openForm, openIntakeApp, send } from '#testing/app/intake-app.ts'
import { multipart } from '#testing/app/test-app.ts'

const hour = 60 * 60_000

test('a message is kept as it was typed, sealed, and the reader is told that it goes to nobody by e-mail', async () => {
  const world = await openIntakeApp()
  const form_token = await openForm(world, 'contact')
  const reply = await send(world, 'contact', { ...contact, form_token, lng: 'es' })
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ delivery: 'kept', message: expect.stringMatching(/no le llega por correo/) })
  const [stored] = await world.requests.list()
  expect(stored).toMatchObject({ kind: 'contact', content: { language: 'es', fields: contact } })
  const { rows } = await world.database.pool.query('SELECT * FROM request')
  expect(rows.map(({ sealed }) => sealed.toString('latin1')).join()).not.toMatch(/Ana|mail\.example|copay/)
  expect((await world.database.pool.query('SELECT id FROM outbox')).rows).toEqual([])
})

test('a wish for delivery is kept, as a form of many parts too', async () => {
  const world = await openIntakeApp()
  const { payload, headers } = multipart({ ...delivery, form_token: await openForm(world, 'delivery') })
  const reply = await world.app.inject({ method: 'POST', url: '/api/delivery_request', payload, headers })
  expect(reply.json()).toMatchObject({ response_code: 200, delivery: 'kept' })
  expect((await world.requests.list())[0]).toMatchObject({ kind: 'delivery', content: { fields: delivery } })
})

test('the same form sent twice, and at once, is stored once', async () => {
  const world = await openIntakeApp()
  const form = { ...contact, form_token: await openForm(world, 'contact') }
  const replies = await Promise.all([send(world, 'contact', form), send(world, 'contact', form)])
  replies.push(await send(world, 'contact', form))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await world.requests.list()).toHaveLength(1)
})

test('a form whose answer was lost and that was mended and sent again is stored as a request of its own, once', async () => {
  const world = await openIntakeApp()
  const form = { ...contact, form_token: await openForm(world, 'contact') }
  await send(world, 'contact', form)
  const mended = { ...form, phone: '585-555-0199' }
  await Promise.all([send(world, 'contact', mended), send(world, 'contact', mended)])
  await send(world, 'contact', form)
  const phones = (await world.requests.list()).map(({ content }) => content?.fields.phone)
  expect(phones).toHaveLength(2)
  expect(phones).toEqual(expect.arrayContaining([contact.phone, mended.phone]))
})

test.each([
  ['in less than three seconds', 2_999],
  ['after more than a day', 24 * hour + 1],
])('a form that comes %s is told so, and not stored', async (_when, age) => {
  const world = await openIntakeApp()
  const opened = world.clock.now
  const form_token = await openForm(world, 'contact')
  world.clock.now = opened + age
  const reply = await send(world, 'contact', { ...contact, form_token })
  expect(reply.json()).toMatchObject({ response_code: 400, code: 'expired_page' })
  expect(await world.requests.list()).toEqual([])
})

test('a form just three seconds and just a day old is taken', async () => {
  const world = await openIntakeApp()
  for (const age of [3_000, 24 * hour]) {
    const opened = world.clock.now
    const form_token = await openForm(world, 'contact')
    world.clock.now = opened + age
    expect((await send(world, 'contact', { ...contact, form_token })).statusCode).toBe(200)
  }
})

test('what robots send is not stored: no token, a made-up one, one of another form, the hidden field filled in', async () => {
  const world = await openIntakeApp()
  const form_token = await openForm(world, 'contact')
  const [id, issued, signature = ''] = form_token.split('.')
  const tokens = [
    {},
    { form_token: 'x'.repeat(300) },
    { form_token: [id, Number(issued) - 1, signature].join('.') },
    { form_token: [id, issued, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`].join('.') },
    { form_token: await openForm(world, 'delivery') },
    { form_token, website: 'https://casino.example' },
  ]
  for (const robot of tokens)
    expect((await send(world, 'contact', { ...contact, ...robot })).json().code).toBe('expired_page')
  expect(await world.requests.list()).toEqual([])
})

const wrong = {
  contact: [
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ name: ['a'] }, 'name'],
    [{ message: '' }, 'message'],
    [{ message: 'x'.repeat(4001) }, 'message'],
    [{ message: undefined }, 'message'],
    [{ topic: 'casino' }, 'topic'],
    [{ email: '' }, 'email'],
    [{ email: 'ana@mail' }, 'email'],
    [{ email: 'ana@mail.example,eva@mail.example' }, 'email'],
    [{ email: '', phone: '123' }, 'phone'],
    [{ phone: '585-555-0123 call me' }, 'phone'],
  ],
  delivery: [
    [{ phone: '' }, 'phone'],
    [{ phone: '015-555-0123' }, 'phone'],
    [{ zip: '1460' }, 'zip'],
    [{ street: '' }, 'street'],
    [{ city: '' }, 'city'],
    [{ drugstore: '' }, 'drugstore'],
    [{ notes: 'x'.repeat(1001) }, 'notes'],
  ],
} as const

test('a wish from outside of the area is refused, and one from its edge or an unknown ZIP code is taken', async () => {
  const world = await openIntakeApp()
  for (const [zip, code] of [
    ['90210', 'zip_too_far'],
    ['14201', 'zip_too_far'],
    ['14604', undefined],
    ['00000', undefined],
  ]) {
    const form_token = await openForm(world, 'delivery')
    const reply = await send(world, 'delivery', { ...delivery, zip, form_token })
    expect([zip, reply.json().code]).toEqual([zip, code])
  }
  expect(await world.requests.list()).toHaveLength(2)
})

test.each(['contact', 'delivery'] as const)('%s: what is wrong is named by its field, and not stored', async (form) => {
  const world = await openIntakeApp()
  const good = form === 'contact' ? contact : delivery
  const form_token = await openForm(world, form)
  for (const [fields, field] of wrong[form]) {
    const reply = await send(world, form, { ...good, ...fields, form_token })
    expect(reply.json()).toEqual({
      response_code: 400,
      code: 'invalid_request',
      message: `Something in this request is missing or wrong: ${field}.`,
    })
  }
  expect(await world.requests.list()).toEqual([])
})

test('an e-mail address that nobody can answer to is refused in the words of addresses', async () => {
  const world = await openIntakeApp()
  for (const email of ['ana\u0000@mail.example', 'ana@mаil.example', 'ana..b@mail.example']) {
    const reply = await send(world, 'contact', { ...contact, email, form_token: await openForm(world, 'contact') })
    expect(reply.json()).toMatchObject({ code: 'invalid_email', message: 'Please enter a valid email address.' })
  }
  expect(await world.requests.list()).toEqual([])
})

test('a phone number can be written in many ways', async () => {
  const world = await openIntakeApp()
  const ways = [
    '585-555-0123',
    '(585) 555 0123',
    '+1 585.555.0123',
    '15855550123',
    '585-555-0123 ext. 12',
    '+52 55 1234 5678',
  ]
  for (const phone of ways) {
    const form_token = await openForm(world, 'delivery')
    expect((await send(world, 'delivery', { ...delivery, phone, form_token })).statusCode).toBe(200)
  }
})

test('a page of another site can send nothing with its readers’ hands', async () => {
  const world = await openIntakeApp()
  const form_token = await openForm(world, 'contact')
  const reply = await send(world, 'contact', { ...contact, form_token }, { 'sec-fetch-site': 'cross-site' })
  expect(reply.json().code).toBe('cross_site')
  expect(await world.requests.list()).toEqual([])
})

test('an address, and all of them together, can send only so many a day; what is refused is not stored', async () => {
  const one = await openIntakeApp({ REQUESTS_PER_ADDRESS: '2' })
  const forms: string[] = []
  for (let form = 0; form < 3; form++) forms.push(await openForm(one, 'contact'))
  const codes: number[] = []
  for (const form_token of forms) codes.push((await send(one, 'contact', { ...contact, form_token })).statusCode)
  expect(codes).toEqual([200, 200, 429])
  expect(await one.requests.list()).toHaveLength(2)

  const all = await openIntakeApp({ REQUESTS_PER_DAY: '2' })
  const form_token = await openForm(all, 'contact')
  expect((await send(all, 'contact', { ...contact, form_token })).json().code).toBe('too_many_sends')
  all.clock.now += 24 * hour
  const tomorrow = await openForm(all, 'contact')
  expect((await send(all, 'contact', { ...contact, form_token: tomorrow })).statusCode).toBe(200)
})

test('requests older than REQUEST_DAYS are deleted', async () => {
  const world = await openIntakeApp({ REQUEST_DAYS: '2' })
  await send(world, 'contact', { ...contact, form_token: await openForm(world, 'contact') })
  world.clock.now += 47 * hour
  await send(world, 'delivery', { ...delivery, form_token: await openForm(world, 'delivery') })
  const sweep = async () => {
    await world.intake.startSweeping({ error: () => {} })
    world.intake.stopSweeping()
    return (await world.requests.list()).map(({ kind }) => kind)
  }
  expect(await sweep()).toEqual(['contact', 'delivery'])
  world.clock.now += hour
  expect(await sweep()).toEqual(['delivery'])
})

test('the first key encrypts, all decrypt, and a stranger’s opens nothing', async () => {
  const [newer = '', older = ''] = keys
  const before = await openIntakeApp({ ENCRYPTION_KEYS: older })
  await send(before, 'contact', { ...contact, form_token: await openForm(before, 'contact') })
  const contentWith = async (list: string) =>
    (await (await openIntakeApp({ ENCRYPTION_KEYS: list })).requests.list())[0]?.content?.fields.name ?? null
  expect(await contentWith(`${newer},${older}`)).toBe(contact.name)
  expect(await contentWith(newer)).toBe(null)
  expect(await contentWith(Buffer.alloc(32, 3).toString('base64'))).toBe(null)
})

test('logs hold nothing of what people typed', async () => {
  const world = await openIntakeApp()
  await send(world, 'contact', { ...contact, form_token: await openForm(world, 'contact') })
  await send(world, 'contact', { ...contact, email: 'ana@mail', form_token: await openForm(world, 'contact') })
  await world.app.inject('/api/delivery_area?zip=14604')
  expect(world.lines.length).toBeGreaterThan(0)
  expect(world.lines.join()).not.toMatch(/Ana|mail\.example|copay|14604/)
})

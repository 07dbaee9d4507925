import { expect, test } from 'vitest'
import type { HealthCenter } from '#server/catalogue/files/read-health-centers.ts'
import { host, openCardApp as open, outboxOf, post } from '#testing/app/card-app.ts'
import { multipart } from '#testing/app/test-app.ts'
import { someItems, vendorForm } from '#testing/factories/card-forms.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'

const { programs, vendors, services } = someItems()
const [program, vendor, service] = [programs[0], vendors[0], services[0]] as const
if (!program || !vendor || !service) throw new Error('The catalogue serves nothing')
const link = vendor.website ?? 'N/A'
const good = vendorForm('ana@mail.example', [{ name: vendor.name, link }])

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
        program_kind: null,
        name: vendor.name,
        medicine: null,
        money: null,
        benefit: null,
        eligibility: null,
        to_say: null,
        call_note: null,
        papers: [],
        organization: null,
        area_served: null,
        address: null,
        hours: null,
        week: null,
        open: 'unknown',
        coupon: vendor.coupon.es,
        url: vendor.website,
        phone: null,
        phone_confirmed: true,
        evidence: vendor.evidence,
        source_date: expect.toSatisfy((date) => date === null || /^20/.test(date)),
      },
      {
        item_id: program.id,
        kind: program.kind === 'copay' ? 'copay' : 'program',
        program_kind: program.kind,
        name: program.name,
        medicine: null,
        money: expect.toSatisfy((money) => money === null || money.amount.startsWith('$')),
        benefit: expect.any(String),
        eligibility: null,
        to_say: program.phone && program.kind !== 'copay' ? expect.any(String) : null,
        call_note: expect.toSatisfy((note) => note === null || note.length > 0),
        papers: (program.papers ?? []).map((paper) => paper.es),
        organization: null,
        area_served: null,
        address: null,
        hours: null,
        week: null,
        open: 'unknown',
        coupon: null,
        url: program.website ?? program.form_url,
        phone: program.phone,
        phone_confirmed: true,
        evidence: program.evidence,
        source_date: expect.toSatisfy((date) => date === null || /^20/.test(date)),
      },
    ],
    url: `http://${host}/digitalcard?items=${vendor.id},${program.id}`,
    sends: { email: false, text: false },
  })
  expect(reply.headers['set-cookie']).toMatch(
    new RegExp(`^navi_card=${vendor.id}\\.${program.id}\\.[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax$`),
  )
  const ofVendors = await post(world, '/api/digital_card', { items: vendor.id })
  expect(ofVendors.json().special_type).toBe('specialCommunity')
  expect(await outboxOf(world)).toEqual([])
})

test('a card of a program names the medicine that it was made for, in its address, its cookie and its mail', async () => {
  const world = await open()
  const ref = 'novo-nordisk-pap~ozempic'
  const made = await post(world, '/api/digital_card', { items: `${ref},novo-nordisk-pap~eliquis`, lng: 'es' })
  const [item, other] = made.json().items
  expect(item).toMatchObject({ item_id: ref, kind: 'program', medicine: 'Ozempic', phone: '1-866-310-7549' })
  expect(item.to_say).toContain('Ozempic gratis')
  expect(item.papers.join()).toContain('Medicaid')
  expect(other).toMatchObject({ item_id: 'novo-nordisk-pap', medicine: null })
  expect(made.json().url).toBe(`http://${host}/digitalcard?items=${ref},novo-nordisk-pap`)
  expect(String(made.headers['set-cookie'])).toContain(`${ref}.novo-nordisk-pap.`)

  const named = { item_1_program_name: item.name, item_1_program_url: item.url, item_1_drug_id: 'ozempic' }
  const form = { email: 'ana@mail.example', special_type: 'programs', item_count: '1', lng: 'es', ...named }
  expect((await post(world, '/api/special_mail', form)).statusCode).toBe(200)
  const [mail] = await outboxOf(world)
  for (const text of [mail?.message.text, mail?.message.html]) {
    expect(text).toContain(`Ozempic: ${item.name}`)
    expect(text).toContain(item.to_say)
    expect(text).toContain(ref)
  }
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
    message: { text: `Navi: your discounts ${url} Reply STOP to opt out` },
  })
  expect(text?.message.text.length).toBeLessThanOrEqual(160)
})

test('once sending is set up, the answers are the words of the product', async () => {
  const world = await open({
    PUBLIC_URL: 'https://navi.example',
    MAIL_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'navi@navi.example',
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
  expect((await mailTo('ida@mail.example', { cookie: `navi_card=${vendor.id}` })).statusCode).toBe(200)
  const [card, help, invented] = await outboxOf(world)
  expect(card?.message.text).toContain(`/digitalcard?items=${vendor.id},${program.id}`)
  expect(help?.message.text).toContain(`http://${host}/localcommunity`)
  expect(invented?.message.text).toContain(`http://${host}/localcommunity`)
})

test('a service on a card says who gives it and where, and whether its number is confirmed', async () => {
  const world = await open()
  const { id, name, city, state } = catalogue.healthCenters.centers[0] as HealthCenter
  const reply = await post(world, '/api/digital_card', { items: `${service.id},${id}`, lng: 'es' })
  expect(reply.json().items).toMatchObject([
    { organization: service.organization.name, area_served: service.area.name.es, phone_confirmed: true },
    { organization: name, area_served: `${city}, ${state}`, phone_confirmed: false },
  ])
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

test('a card says what this site can send', async () => {
  const sending = await open({
    PUBLIC_URL: 'https://navi.example',
    MAIL_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'navi@navi.example',
  })
  const reply = await post(sending, '/api/digital_card', { items: vendor.id })
  expect(reply.json().sends).toEqual({ email: true, text: false })
})

test('a copay program is told from others, and a service says where it is and when it is open', async () => {
  const world = await open()
  const copay = catalogue.served.find(({ kind }) => kind === 'copay')
  const placed = catalogue.servedServices.find(({ address, hours, schedule }) => address && (hours || schedule))
  if (!copay || !placed?.address) throw new Error('The catalogue has neither')
  const reply = await post(world, '/api/digital_card', { items: `${copay.id},${placed.id}`, lng: 'es' })
  expect(reply.json().items).toMatchObject([
    { kind: 'copay', address: null, hours: null },
    { kind: 'service', address: expect.stringContaining(placed.address.street), hours: expect.any(String) },
  ])
})

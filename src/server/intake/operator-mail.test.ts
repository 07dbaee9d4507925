import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { contact, delivery, openForm, openIntakeApp, send } from '#testing/app/intake-app.ts'
import { startMailServer } from '#testing/network-edge/mail-server.ts'

async function openWithMail(operator: { OPERATOR_MAIL?: string } = { OPERATOR_MAIL: 'team@navi.example' }) {
  const server = await startMailServer()
  onTestFinished(server.stop)
  const env = { MAIL_URL: server.url, MAIL_FROM: 'navi@navi.example', PUBLIC_URL: 'https://navi.example', ...operator }
  return { server, world: await openIntakeApp(env) }
}

test('the operator gets each request by e-mail, can answer the person, and the outbox holds it sealed until then', async () => {
  const { server, world } = await openWithMail()
  const reply = await send(world, 'contact', { ...contact, form_token: await openForm(world, 'contact') })
  expect(reply.json()).toMatchObject({ delivery: 'mailed' })
  const waiting = await world.database.pool.query('SELECT * FROM outbox')
  expect(waiting.rows).toHaveLength(1)
  // A short word may stand in sealed letters by chance.
  expect(JSON.stringify(waiting.rows)).not.toMatch(/Ana <|ana@|copay is/)
  expect(await world.requests.list()).toHaveLength(1)

  await world.services.delivery.start(pino({ level: 'silent' }))
  await expect.poll(() => server.mails.length, { timeout: 10_000 }).toBe(1)
  await world.services.delivery.stop()
  const [mail] = await server.parsed()
  expect(mail).toMatchObject({
    to: [{ address: 'team@navi.example' }],
    replyTo: [{ address: 'ana@mail.example' }],
    subject: 'A message from the contact form',
    text: expect.stringContaining(contact.message),
  })
  expect(mail?.text).toContain(contact.name)
  expect(mail?.text).toMatch(/npm run requests delete [0-9a-f-]{36}/)
})

test('a request sent twice is mailed once, and one without an e-mail address says that nobody can be answered', async () => {
  const { server, world } = await openWithMail()
  const form = { ...delivery, form_token: await openForm(world, 'delivery') }
  await Promise.all([send(world, 'delivery', form), send(world, 'delivery', form)])
  await world.services.delivery.start(pino({ level: 'silent' }))
  await expect.poll(() => server.mails.length, { timeout: 10_000 }).toBe(1)
  await world.services.delivery.stop()
  const [mail] = await server.parsed()
  expect(mail?.replyTo).toBe(undefined)
  expect(mail?.text).toContain('There is no email address')
})

test('a site that sends mail and has nobody to mail requests to does not say that it sends none', async () => {
  const { world } = await openWithMail({})
  const reply = await send(world, 'contact', { ...contact, form_token: await openForm(world, 'contact') })
  expect(reply.json()).toMatchObject({ delivery: 'kept', message: expect.not.stringMatching(/no email goes out/i) })
  expect(reply.json().message).toContain('for our team')
})

test('where mails go into a folder, what people typed is not written there', async () => {
  const world = await openIntakeApp({ OPERATOR_MAIL: 'team@navi.example' })
  const reply = await send(world, 'contact', { ...contact, form_token: await openForm(world, 'contact') })
  expect(reply.json()).toMatchObject({ delivery: 'kept' })
  expect((await world.database.pool.query('SELECT id FROM outbox')).rows).toEqual([])
})

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '#testing/network-edge/mail-server.ts'
import { createMailer } from './mailer.ts'
import type { Mail } from './message.ts'

const from = 'Navi <cards@navi.example>'
const mail: Mail = {
  id: '0b7c1f8e-0000-4000-8000-000000000001',
  to: 'ana@mail.example',
  subject: 'Su tarjeta',
  text: 'á',
  html: '<p>á</p>',
}

async function startServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options)
  onTestFinished(server.stop)
  return server
}

function openMailer(url: string) {
  const mailer = createMailer(url, from)
  onTestFinished(() => mailer.close())
  return mailer
}

test('a mail reaches an SMTP server as HTML and text, with a Message-ID made of its id', async () => {
  const server = await startServer()
  const mailer = openMailer(server.url)
  await mailer.send(mail)
  await mailer.send(mail)
  const [first, second] = await server.parsed()
  expect(first).toMatchObject({
    messageId: `<${mail.id}@navi.example>`,
    subject: 'Su tarjeta',
    text: 'á',
    html: expect.stringContaining('<p>á</p>'),
    from: { name: 'Navi', address: 'cards@navi.example' },
  })
  expect(second?.messageId).toBe(first?.messageId)
})

test.each([550, 553])('an address that the server refuses with %i is not tried again', async (code) => {
  const server = await startServer({ refuseRecipient: () => code })
  await expect(openMailer(server.url).send(mail)).rejects.toMatchObject({ permanent: true, code: `smtp_${code}` })
})

test('a sender that the server refuses for good is not tried again', async () => {
  const server = await startServer({ refuseSender: () => 550 })
  await expect(openMailer(server.url).send(mail)).rejects.toMatchObject({ permanent: true })
})

test.each([421, 450, 451])('an address that the server puts off with %i is tried again', async (code) => {
  const server = await startServer({ refuseRecipient: () => code })
  await expect(openMailer(server.url).send(mail)).rejects.toMatchObject({ permanent: false })
})

test('a server that is away, that refuses connections or that refuses our login is tried again', async () => {
  const away = await startMailServer()
  await away.stop()
  await expect(openMailer(away.url).send(mail)).rejects.toMatchObject({ permanent: false })

  const full = await startServer({ onConnect: (_session, done) => done(new Error('full')) })
  await expect(openMailer(full.url).send(mail)).rejects.toMatchObject({ permanent: false })

  const strict = await startServer({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('no'), { responseCode: 535 })),
  })
  const url = strict.url.replace('//', '//us%40er:pa%3Ass@')
  const error = await openMailer(url)
    .send(mail)
    .catch((caught: unknown) => caught)
  expect(error).toMatchObject({ permanent: false })
  expect(JSON.stringify(error) + String(error)).not.toMatch(/pa:ss|us@er|ana@/)
})

test('another host must speak TLS with a trusted certificate before it is told anything, unless the setting says none', async () => {
  // An address of this machine that does not count as it.
  const host = '0.0.0.0'
  const plain = await startServer({ host })
  await expect(openMailer(plain.url).send(mail)).rejects.toMatchObject({ permanent: false })
  const selfSigned = await startServer({ host, disabledCommands: [] })
  await expect(openMailer(selfSigned.url).send(mail)).rejects.toMatchObject({ permanent: false })
  expect([...plain.mails, ...selfSigned.mails]).toEqual([])
  await openMailer(`${plain.url}?tls=none`).send(mail)
  expect(plain.mails.length).toBe(1)
})

test('this machine need not prove who it is', async () => {
  const server = await startServer({ disabledCommands: [] })
  await openMailer(server.url).send(mail)
  expect(server.mails.length).toBe(1)
})

test('a folder takes mails as files, and the same mail again replaces its file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'navi-outbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const mailer = openMailer(folder)
  await mailer.send(mail)
  await mailer.send(mail)
  expect(readdirSync(folder)).toEqual([`${mail.id}.eml`])
  const parsed = await PostalMime.parse(readFileSync(join(folder, `${mail.id}.eml`)))
  expect(parsed).toMatchObject({ subject: 'Su tarjeta', to: [{ address: 'ana@mail.example' }] })
})

test('line ends and commas in an address or a subject never add a header or a recipient', async () => {
  const server = await startServer()
  const mailer = openMailer(server.url)
  for (const to of [
    'ana@mail.example\r\nBcc: b@mail.example',
    'ana@mail.example, b@mail.example',
    '<b@mail.example> ana',
  ])
    await mailer.send({ ...mail, to, replyTo: to, subject: 'Hi\r\nBcc: c@mail.example' }).catch(() => {})
  await mailer.send({ ...mail, replyTo: 'ana@mail.example\r\nBcc: b@mail.example' })
  for (const { to, raw } of server.mails) {
    expect(to.length).toBe(1)
    expect(raw).not.toMatch(/^Bcc:/im)
  }
})

test('a mail can be answered to another address than the one that sent it', async () => {
  const server = await startServer()
  await openMailer(server.url).send({ ...mail, replyTo: 'eva@mail.example' })
  expect((await server.parsed())[0]).toMatchObject({
    from: { address: 'cards@navi.example' },
    replyTo: [{ address: 'eva@mail.example' }],
  })
})

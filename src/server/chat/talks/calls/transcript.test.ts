import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ResultItem } from '#contract/chat.ts'
import type { Content } from '#server/chat/conversations/conversations.ts'
import { mailedTurn } from '#server/chat/transcript/mailed-turn.ts'
import { mailOfTalk } from '#server/chat/transcript/transcript-mail.tsx'
import { emptyContext } from '#server/chat/turn.ts'
import { anyLetter } from '#testing/any-letter.ts'
import { outboxOf } from '#testing/app/card-app.ts'
import { ask, type ChatApp, cookieIn, echo, host, openChatApp as open } from '#testing/app/chat-app.ts'
import { sendToken } from '#testing/app/send-token.ts'
import { keptTurn, replyOf } from '#testing/factories/chat-turns.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'

const origin = 'https://navi.example'

const item: ResultItem = {
  item_id: 'a',
  kind: 'program',
  program_name: 'Program & Co',
  program_url: 'https://program.example/',
  organization: 'Maker',
  line: 'Free medicine for a year.',
  form_link: 'https://program.example/form.pdf',
  phone_number: '1-800-555-0100',
  phone_confirmed: false,
  source_url: 'https://www.program.example/rules',
  source_date: '2026-08',
  checked_on: null,
  freshness: { state: 'dated', on: '2026-08', facts: [] },
}

const entryOf = (result: string, question = 'What is there?'): Content => ({
  turn: keptTurn(question, replyOf(result)),
  context: emptyContext,
  mailed: { intent: 'programs', drugs: ['ozempic'], result: null },
})

function mailOf(entry: Content, language: 'en' | 'es' = 'en') {
  const drugs = { find: (id: string) => catalogue.findDrug(id) } as never
  return mailOfTalk([mailedTurn(entry, language, drugs) ?? []].flat(), {
    language,
    origin,
    stopLink: `${origin}/stopmail/x`,
  })
}

const answer = '### Two ways\n- **Call** [211](tel:211)\n- [Find help](/localcommunity) near you\n\nThat is **all**.'
const withRecord = entryOf(`${answer}\n\n${JSON.stringify({ final_result: [item] })}`)

async function mail(world: ChatApp, email: string, { cookie = '', lng = 'en', session = '123456' } = {}) {
  const payload = { session_id: session, email, lng, form_token: await sendToken(world) }
  return world.app.inject({ method: 'POST', url: '/api/conversation/mail', payload, headers: { host, cookie } })
}

test('both forms hold a heading, answer, records and links that work from a mail', () => {
  const { text, html } = mailOf(withRecord)
  expect(text).toContain(`Programs that may help · Ozempic

Two ways
- Call 211
- Find help (${origin}/localcommunity) near you
That is all.

Program & Co
Maker
Free medicine for a year.
Phone: 1-800-555-0100
We found this number on another site only. It may be wrong.
Click to view: https://program.example/
Open the form: https://program.example/form.pdf
Where this comes from: program.example: https://www.program.example/rules
Not yet checked by us.`)
  for (const part of [
    '<h3',
    '<b>Call</b>',
    'href="tel:211"',
    `href="${origin}/localcommunity"`,
    'Program &amp; Co',
    'href="tel:+18005550100"',
    'href="https://www.program.example/rules"',
    `href="${origin}/health-care-ai/"`,
  ])
    expect(html).toContain(part)
  expect(text + html).not.toMatch(/final_result|\*\*|###/)
})

test('the words are of the reader’s language', () => {
  const { subject, text, html } = mailOf(withRecord, 'es')
  expect(subject).toBe('Su conversación con Navi')
  expect(text).toContain('Programas que pueden ayudar · Ozempic')
  expect(html).toMatch(/^<!doctype html><html lang="es">/)
})

test.each([
  ['es', 'en', 'Last checked March 3, 2026.'],
  ['en', 'es', 'Última revisión: 3 de marzo de 2026.'],
] as const)('of a turn in %s a mail in %s says when its records were checked', (spoken, language, words) => {
  const { turn, ...rest } = entryOf(JSON.stringify({ final_result: [{ ...item, checked_on: '2026-03-03' }] }))
  const { text } = mailOf({ ...rest, turn: { ...turn, reply: { ...turn.reply, language: spoken } } }, language)
  expect(text).toContain(words)
})

test('whatever is said is text in the mail, never markup, and no link leads to where it must not', () => {
  const bad = fc.constantFrom('<script>', '"><b x="', '[a](javascript:alert(1))', '[a](//evil.example)', '**', '\n- ')
  fc.assert(
    fc.property(fc.array(fc.oneof(bad, fc.string({ unit: anyLetter }))), (parts) => {
      const words = parts.join('')
      const { html, text } = mailOf(entryOf(words, words))
      expect(html).not.toMatch(/<(script|img|iframe|style x)|href="(?!https:\/\/|tel:|#)/i)
      expect(text).toContain(origin)
    }),
  )
})

test('a talk is mailed through the outbox, where it lies sealed, once in ten minutes unless it goes on', async () => {
  const items = `\n\n${JSON.stringify({ final_result: [item] })}`
  const world = await open({ chat: echo({ items }) })
  const cookie = cookieIn(await ask(world, 'what about Ozempic?'))
  const first = await mail(world, ' ana@mail.example ', { cookie })
  expect(first.json()).toMatchObject({ response_code: 200, delivery: 'outbox_folder' })
  expect((await mail(world, 'ana@mail.example', { cookie })).json()).toEqual(first.json())
  expect((await outboxOf(world)).length).toBe(1)
  await ask(world, 'and then?', { cookie })
  expect((await mail(world, 'ana@mail.example', { cookie, lng: 'es' })).statusCode).toBe(200)
  const waiting = await world.database.pool.query('SELECT message FROM outbox')
  expect(JSON.stringify(waiting.rows)).not.toMatch(/Ozempic|You said/)
  const [mailed] = await outboxOf(world)
  expect(mailed).toMatchObject({ kind: 'email', recipient: 'ana@mail.example' })
  expect(mailed?.message.subject).toBe('Your talk with Navi')
  expect(mailed?.message.text).toMatch(/Programs that may help\n\nAn answer of ours\.\n\nProgram & Co/)
  expect(world.lines.join()).not.toMatch(/Ozempic|ana@|You said/)
})

test('without a talk there is no data, and a bad address is told', async () => {
  const world = await open()
  expect((await mail(world, 'ana@mail.example')).json()).toMatchObject({ response_code: 400, code: 'no_data' })
  const cookie = cookieIn(await ask(world, 'one'))
  expect((await mail(world, 'ana@mail.example', { cookie, session: '654321' })).json().code).toBe('no_data')
  expect((await mail(world, 'a@mail.example,b@mail.example', { cookie })).json().code).toBe('invalid_email')
  expect(await outboxOf(world)).toEqual([])
})

test('the limits of a day are those of cards', async () => {
  const world = await open({ env: { SENDS_PER_ADDRESS: '1' } })
  const cookie = cookieIn(await ask(world, 'one'))
  expect((await mail(world, 'ana@mail.example', { cookie })).statusCode).toBe(200)
  expect((await mail(world, 'eva@mail.example', { cookie })).json().code).toBe('too_many_sends')
})

test('a talk is mailed with a form of this site only, and once', async () => {
  const world = await open()
  const cookie = cookieIn(await ask(world, 'Hello'))
  const headers = { host, cookie }
  const payload = { session_id: '123456', email: 'ana@mail.example', form_token: await sendToken(world) }
  const press = (fields: object) =>
    world.app.inject({ method: 'POST', url: '/api/conversation/mail', payload: fields, headers })
  expect((await press({ ...payload, form_token: undefined })).json().code).toBe('used_form')
  expect((await press(payload)).statusCode).toBe(200)
  expect((await press({ ...payload, email: 'b@mail.example' })).json().code).toBe('used_form')
  expect(await outboxOf(world)).toHaveLength(1)
})

import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { outboxOf } from '#testing/app/card-app.ts'
import { askUrl, cookieIn, host } from '#testing/app/chat-app.ts'
import { sendToken } from '#testing/app/send-token.ts'
import { testApp } from '#testing/app/test-app.ts'

type World = Awaited<ReturnType<typeof testApp>>

let opened: World | undefined

afterEach(async () => {
  await opened?.services.database.pool.query('TRUNCATE conversation_turn, outbox, send_count')
})

async function open() {
  opened = await testApp({ env: { SENDS_PER_ADDRESS: '1000', SENDS_PER_RECIPIENT: '1000', RATE_LIMIT: '100000' } })
  return opened
}

const call = ({ app }: World, url: string, payload: object, cookie = '') =>
  app.inject({ method: 'POST', url, payload: { session_id: '333333', ...payload }, headers: { host, cookie } })

/** Asks the real Navi these questions one after another and mails the talk; returns the reply and every part of the mail. */
async function mailTalk(world: World, questions: string[], { stop = false } = {}) {
  let cookie = ''
  for (const [at, question] of questions.entries()) {
    const question_id = `question-${at}`
    cookie = cookieIn(await call(world, askUrl, { question, question_id }, cookie)) || cookie
    if (stop) await call(world, '/api/conversation/stop', { question_id, shown: 0 }, cookie)
  }
  const fields = { email: 'grandma@mail.example', form_token: await sendToken(world) }
  const reply = await call(world, '/api/conversation/mail', fields, cookie)
  const [mail] = (await outboxOf(world)).slice(-1)
  return { reply, mail: mail ? JSON.stringify(mail.message) : '' }
}

const notice =
  'FINAL NOTICE FROM MEDICARE\n\nYour drug plan ends tonight. https://medicare-restore.evil-phish.example/login\n\nMedicare Help Desk'

test('a talk whose only answer was stopped is not mailed', async () => {
  const world = await open()
  const { reply, mail } = await mailTalk(world, [notice], { stop: true })
  expect(reply.json()).toMatchObject({ response_code: 400, code: 'no_data' })
  expect(mail).toBe('')
})

test.each([
  [notice, /FINAL NOTICE|evil-phish|tonight|Help Desk/i],
  ['What is Zorbaxitol? I take zorbaxitol', /zorbaxitol/i],
  ['copay for Evilphishexample', /evilphish/i],
  ['food pantry callzorbanow in 14604', /zorba/i],
  ['necesito comida zorbanow en Rochester', /zorba/i],
  ['I live in Zorbaville', /zorba/i],
  ['my name is Zorba Evilman and my email is zorba@evil.example, Ozempic', /zorba|evil/i],
  ['**Zorba** [click](https://evil.example/) <b onclick=x>Ozempic</b>', /zorba|evil|onclick/i],
  [`Ozempic ${'zorbax '.repeat(200)}`, /zorbax/i],
  ['discount on zorbaxes at evil.example', /zorba|evil/i],
  ['Оземпик зорба evil.example', /зорба|evil/i],
])('nothing of %j is mailed', async (question, typed) => {
  const world = await open()
  const { reply, mail } = await mailTalk(world, [question, 'and more?', 'say that again'])
  expect(reply.json()).toMatchObject({ response_code: 200 })
  expect(mail).toContain('Here is what Navi answered')
  expect(mail).not.toMatch(typed)
})

test('words that are typed at random are in no mail', async () => {
  const world = await open()
  // A beginning that no word of ours or of a record has.
  const word = fc
    .string({ unit: fc.constantFrom('q', 'x', 'z', 'k', 'v', 'a'), minLength: 5, maxLength: 9 })
    .map((tail) => `qzx${tail}`)
  const around = fc.constantFrom(
    (it: string) => `I take ${it}`,
    (it: string) => `help me pay for ${it}`,
    (it: string) => `food and ${it} near Rochester NY`,
    (it: string) => `what is the copay card of ${it} ?`,
    (it: string) => `necesito ${it} para mi mamá`,
    (it: string) => `rent help ${it} in ${it} 14604`,
    (it: string) => `tell me about the ${it} program`,
  )
  await fc.assert(
    fc.asyncProperty(word, around, around, async (it, first, second) => {
      const { mail } = await mailTalk(world, [first(it), second(it)])
      expect(mail.toLowerCase()).not.toContain(it)
    }),
    { numRuns: 25 },
  )
})

import { expect, test } from 'vitest'
import { chatCalls } from '#contract/chat.ts'
import { talkKeyOf, turnKeyOf } from '#server/chat/conversations/talk-key.ts'
import type { Engine } from '#server/chat/take-turn.ts'
import { unseal } from '#server/sealing/seal.ts'
import { openChatApp } from '#testing/app/chat-app.ts'
import { cookieJar } from '#testing/app/cookie-jar.ts'
import { testApp } from '#testing/app/test-app.ts'

const session_id = '123456'
const urls = Object.values(chatCalls).map(({ url }) => url)
const general: string = chatCalls.general.url

let engine: Engine | undefined

/** A browser that tells facts on pages and in the chat, with a talk of its own. */
async function browser() {
  // What it understands with takes seconds to build, and keeps nothing.
  engine ??= (await testApp()).services.chat
  const { app, services, lines } = await openChatApp({ chat: engine })
  const jar = cookieJar(app)
  const tell = (topic: string, answer: string) =>
    jar.ask({ method: 'POST', url: '/api/person', payload: { topic, answer } })
  const person = async () => (await jar.ask({ url: '/api/person' })).json()
  const ask = (question: string, { url = general, accept = 'application/json', lng = 'en' } = {}) =>
    jar.ask({ method: 'POST', url, headers: { accept }, payload: { question, session_id, lng } })
  const say = async (question: string, lng = 'en') => (await ask(question, { lng })).json().result as string
  const forget = () => jar.ask({ method: 'DELETE', url: '/api/person' })
  return { app, services, lines, jar, tell, person, ask, say, forget }
}

type Browser = Awaited<ReturnType<typeof browser>>

/** What the database holds of the browser's talk, unsealed with its cookie. */
async function stored({ services, jar }: Browser): Promise<string> {
  const secret = jar.get('navi_talk')?.split('.')[0] ?? ''
  const { id, ...key } = talkKeyOf(secret, session_id)
  const { rows } = await services.database.pool.query<{ question: Buffer; sealed: Buffer }>(
    'SELECT question, sealed FROM conversation_turn WHERE talk = $1 ORDER BY number',
    [id],
  )
  return rows.map(({ question, sealed }) => unseal(turnKeyOf({ id, ...key }, question), sealed)).join('\n')
}

test('Navi knows what was told by chips, does not ask it back, and says so once with a way to change it', async () => {
  const { tell, say } = await browser()
  await tell('insurance', 'none')
  await tell('household_size', '2')
  const first = await say('help me pay for Ozempic')
  expect(first).toContain('You told me: No insurance · 2 people. [Change](/facts)')
  expect(first).not.toMatch(/what (health )?insurance|insurance do you have/i)
  expect(await say('do I qualify for Ozempic?')).not.toContain('You told me')
})

test('in Spanish too, and what the check heard is known as well', async () => {
  const { jar, say } = await browser()
  const check = (question: string) =>
    jar.ask({ method: 'POST', url: '/api/get_criteria_recomendation', payload: { question, session_id } })
  let turn = (await check('Ozempic')).json()
  while (turn.topic !== 'insurance') turn = (await check('skip')).json()
  await check('Medicaid')
  const said = await say('ayuda para pagar Ozempic', 'es')
  expect(said).toContain('Usted me dijo: Medicaid. [Cambiar](/facts)')
})

test('what is told to Navi is known on every page, by each of the four calls, whole and as events', async () => {
  const { ask, person, forget } = await browser()
  for (const url of urls)
    for (const accept of ['application/json', 'text/event-stream']) {
      const reply = await ask('I have no insurance and live in 33125, help with Ozempic', { url, accept })
      expect((await person()).facts, `${url} ${accept}`).toEqual({ insurance: ['none'], state: 'FL', zip: '33125' })
      if (accept === 'text/event-stream')
        expect(reply.body).toMatch(/^event: start\ndata: \{"question_id":"[^"]+","told":\[\{"topic":"insurance"/)
      expect(reply.headers['cache-control']).toBe('no-store')
      await forget()
    }
})

test('a turn that tells nothing new sets no cookie of the person', async () => {
  const { tell, ask } = await browser()
  await tell('insurance', 'none')
  await ask('help me pay for Ozempic')
  const reply = await ask('and Eliquis?', { accept: 'text/event-stream' })
  expect(reply.headers['set-cookie']).toBeUndefined()
  expect(reply.body).not.toContain('"told"')
})

test('what was told last counts, wherever it was told', async () => {
  const { tell, say, person } = await browser()
  await tell('insurance', 'commercial')
  await say('I lost my job, I have no insurance now. Ozempic?')
  expect((await person()).facts).toEqual({ insurance: ['none'] })
  await tell('insurance', 'medicaid')
  await say('do I qualify for Ozempic?')
  expect((await person()).facts).toEqual({ insurance: ['medicaid'] })
})

test('“I never had Medicaid” takes it back on every page', async () => {
  const { tell, say, person } = await browser()
  await tell('insurance', 'medicaid')
  await say('help me pay for Ozempic')
  await say("I don't have Medicaid")
  expect((await person()).facts.insurance ?? []).not.toContain('medicaid')
})

test('the place that was told is where Navi looks, and a city told to Navi is known as one', async () => {
  const { tell, say, person } = await browser()
  await tell('place', '14604')
  expect(await say('I need food')).toMatch(/near Rochester|near 14604/)
  await say('food in Buffalo, NY')
  expect((await person()).facts).toEqual({ state: 'NY', city: 'Buffalo' })
  expect((await person()).lines).toMatchObject([{ topic: 'place', text: 'Buffalo, NY' }])
})

test('what is told of somebody else changes nothing of one’s own, and is forgotten with it', async () => {
  const { tell, say, person, jar, forget } = await browser()
  await tell('insurance', 'none')
  await tell('place', '33125')
  await say('help me pay for Ozempic')
  await say('and for my husband?')
  expect(await say('he has Medicaid')).toContain('For your husband, you told me: Medicaid')
  expect((await person()).facts).toEqual({ insurance: ['none'], state: 'FL', zip: '33125' })
  await say('and for me?')
  expect(await say('do I qualify?')).not.toMatch(/Medicaid pays/)
  expect((await person()).facts).toEqual({ insurance: ['none'], state: 'FL', zip: '33125' })
  await forget()
  expect(jar.get('navi_person')).toBeUndefined()
})

test('the database holds the words of a talk, and never what is known of a person', async () => {
  const world = await browser()
  await world.tell('insurance', 'none')
  await world.tell('yearly_income', '0-43280')
  await world.say('I live in 33125, help me pay for Ozempic')
  await world.say('and for my husband?')
  await world.say('he has Medicaid')
  const kept = await stored(world)
  expect(kept).toContain('help me pay for Ozempic')
  const contexts = kept.split('\n').map((row) => JSON.parse(row).context)
  expect(contexts).toHaveLength(3)
  for (const context of contexts) expect(context).toMatchObject({ facts: {}, place: '' })
  const patients = contexts.flatMap((context) => context.patients)
  expect(patients.length).toBeGreaterThan(0)
  for (const patient of patients) expect(patient).toMatchObject({ facts: {}, place: '' })
  for (const context of contexts) expect(context).not.toHaveProperty('turnedWith')
})

test('“forget” is forgotten in the talk too: Navi asks anew', async () => {
  const { tell, say, forget, person } = await browser()
  await tell('insurance', 'none')
  await say('I live in 14604, help me pay for Ozempic')
  await forget()
  expect((await person()).facts).toEqual({})
  expect(await say('I need food')).toMatch(/Where do you live/)
  expect(await say('help me pay for Eliquis')).not.toContain('You told me')
  expect((await person()).facts).toEqual({})
})

test.each(['application/json', 'text/event-stream'])(
  '“start over” forgets in both, read back, as %s',
  async (accept) => {
    const world = await browser()
    await world.tell('insurance', 'none')
    await world.say('I live in 14604, help me pay for Ozempic')
    const reply = await world.ask('start over', { accept })
    expect(reply.body).toContain('I forgot what you told me')
    expect([world.jar.get('navi_person'), world.jar.get('navi_check')]).toEqual([undefined, undefined])
    expect((await world.person()).facts).toEqual({})
    expect(await stored(world)).toBe('')
  },
)

test('“delete my data” leaves no cookie and no row', async () => {
  const world = await browser()
  await world.say('I have no insurance, help me pay for Ozempic')
  expect(await stored(world)).toContain('Ozempic')
  const before = new Map(['navi_person', 'navi_talk'].map((name) => [name, world.jar.get(name)]))
  await world.jar.ask({ method: 'DELETE', url: `/api/conversation?session_id=${session_id}` })
  await world.jar.ask({ method: 'POST', url: '/api/forget_me' })
  expect(world.jar.header()).toBe('')
  world.jar.set('navi_talk', before.get('navi_talk') ?? '')
  expect(await stored(world)).toBe('')
})

/** What a cookie of another release, of somebody else, or of no use may hold. */
const unreadable: [string, (world: Browser) => string][] = [
  ['forged', () => `${Buffer.from('{"v":1,"told":{"insurance":["none"]}}').toString('base64url')}.${'A'.repeat(43)}`],
  ['of an older version', ({ services }) => signed(services, { v: 0, told: { insurance: ['none'] } })],
  ['too large', ({ services }) => signed(services, { v: 1, told: { city: 'x'.repeat(3_000) } })],
]

function signed({ signer }: Browser['services'], value: object): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${text}.${signer.sign('person', text)}`
}

test('after a cookie that can not be read the answer says so once, and nothing of it is known', async () => {
  const world = await browser()
  for (const [name, of] of unreadable) {
    world.jar.set('navi_person', of(world))
    const said = await world.say('help me pay for Ozempic')
    expect(said, name).toContain('I could not read what you told us before')
    expect(said, name).not.toContain('You told me')
    expect(world.jar.get('navi_person'), name).toBeUndefined()
    expect(await world.say('help me pay for Eliquis')).not.toContain('I could not read')
  }
})

test('what is told after a cookie that can not be read is kept', async () => {
  const world = await browser()
  world.jar.set('navi_person', 'x')
  expect(await world.say('I have no insurance, Ozempic')).toContain('I could not read')
  expect(await world.person()).toMatchObject({ facts: { insurance: ['none'] }, lost: false })
})

test('nothing that is told stands in a log or an address', async () => {
  const { say, tell, lines, ask } = await browser()
  await tell('place', '33125')
  await say('I make $19,000 a year and have Medicaid, Ozempic')
  await ask('I am 74 and live in 14604', { accept: 'text/event-stream' })
  expect(lines.join('')).not.toMatch(/33125|14604|19,?000|ozempic|medicaid/i)
})

test('no page of another site tells Navi anything', async () => {
  const { app, jar, tell } = await browser()
  await tell('insurance', 'none')
  const headers = { cookie: jar.header(), 'sec-fetch-site': 'cross-site' }
  const reply = await app.inject({
    method: 'POST',
    url: general,
    headers,
    payload: { question: 'Medicaid', session_id },
  })
  expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([403, undefined])
})

import { expect, test } from 'vitest'
import { ask, type ChatApp, cookieIn, host, newTalkCookie, openChatApp as open, talkOf } from '#testing/app/chat-app.ts'

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const [first, second] = [keyOf(1), keyOf(2)]

const questionsOf = async (world: ChatApp, cookie: string) =>
  (await talkOf(world, cookie)).turns.map(({ question }: { question: string }) => question)

/** A cookie with its last letter but one changed: the last holds bits that mean nothing. */
const changed = (cookie: string) => `${cookie.slice(0, -2)}${cookie.at(-2) === 'A' ? 'B' : 'A'}${cookie.slice(-1)}`

test.each([
  ['as earlier releases wrote it', async () => `navi_talk=${'A'.repeat(43)}`],
  ['with an invented signature', async () => `navi_talk=${'A'.repeat(43)}.${'A'.repeat(43)}`],
  ['with a signature alone', async (world: ChatApp) => `navi_talk=.${newTalkCookie(world).split('.')[1]}`],
  ['with a letter changed', async (world: ChatApp) => changed(newTalkCookie(world))],
  ['signed by a key that is gone', async () => newTalkCookie(await open({ env: { ENCRYPTION_KEYS: second } }))],
  [
    'signed as another kind of cookie',
    async ({ app }: ChatApp) => {
      const card = await app.inject({ method: 'POST', url: '/api/digital_card', payload: { items: 'roc-foodlink' } })
      return cookieIn(card).replace('navi_card', 'navi_talk')
    },
  ],
])('a cookie %s opens no talk: the reader gets another, and the talk begins anew', async (_name, plant) => {
  const world = await open({ env: { ENCRYPTION_KEYS: first } })
  const planted = await plant(world)
  expect(planted).toMatch(/^navi_talk=/)
  const begun = await ask(world, 'mine', { cookie: planted })
  expect(begun.json().result).toBe('You said mine after 0.')
  const own = cookieIn(begun)
  expect(own).toMatch(/^navi_talk=[\w-]{43}\.[\w-]{43}$/)
  expect(own).not.toBe(planted)
  expect(await questionsOf(world, planted)).toEqual([])
  expect(await questionsOf(world, own)).toEqual(['mine'])
})

test('of two cookies of one name no planted one wins', async () => {
  const world = await open()
  const own = cookieIn(await ask(world, 'mine'))
  const junk = `navi_talk=${'A'.repeat(43)}`
  for (const cookie of [`${junk}; ${own}`, `${own}; ${junk}`])
    expect(await questionsOf(world, cookie)).toEqual(['mine'])
  // Anyone can get a cookie of ours, and plant that.
  const planted = newTalkCookie(world)
  for (const cookie of [`${planted}; ${own}`, `${own}; ${planted}`]) {
    const reply = await ask(world, 'whose?', { cookie })
    expect([planted, own]).not.toContain(cookieIn(reply))
    expect(reply.json().result).toBe('You said whose? after 0.')
  }
  expect(await questionsOf(world, planted)).toEqual([])
  expect(await questionsOf(world, own)).toEqual(['mine'])
})

test('over https a cookie is for this host alone, and one that anybody could have planted is none', async () => {
  const world = await open({ env: { PUBLIC_URL: 'https://navi.example' } })
  const begun = await ask(world, 'mine')
  expect(begun.headers['set-cookie']).toMatch(
    /^__Host-navi_talk=[\w-]{43}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  const own = cookieIn(begun)
  expect(await questionsOf(world, own)).toEqual(['mine'])
  expect(await questionsOf(world, own.replace('__Host-', ''))).toEqual([])
  expect(await questionsOf(world, `${newTalkCookie(world).replace('__Host-', '')}; ${own}`)).toEqual(['mine'])
})

test('where the settings do not say, a request that came by https gets such a cookie', async () => {
  const world = await open({ env: { TRUST_PROXY: 'true' } })
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }
  expect((await ask(world, 'mine', { headers })).headers['set-cookie']).toMatch(/^__Host-navi_talk=.*; Secure$/)
})

test('a new first key signs, and what the one before it signed goes on', async () => {
  const before = await open({ env: { ENCRYPTION_KEYS: first } })
  const cookie = cookieIn(await ask(before, 'mine'))
  const after = await open({ env: { ENCRYPTION_KEYS: `${second},${first}` } })
  expect(await questionsOf(after, cookie)).toEqual(['mine'])
  const fresh = cookieIn(await ask(after, 'new'))
  expect(await questionsOf(before, fresh)).toEqual([])
  const without = await open({ env: { ENCRYPTION_KEYS: second } })
  expect(await questionsOf(without, cookie)).toEqual([])
  expect(await questionsOf(without, fresh)).toEqual(['new'])
})

test('what was planted as the answers of a check is not believed', async () => {
  const { app } = await open()
  const say = (question: string, cookie = '') =>
    app.inject({
      method: 'POST',
      url: '/api/get_criteria_recomendation',
      payload: { question, session_id: '123456' },
      headers: { host, cookie },
    })
  const own = cookieIn(await say('Ozempic'))
  expect((await say('Medicare', own)).json().response_type).not.toBe('fail')
  const planted = own.slice(0, own.lastIndexOf('.'))
  expect((await say('Medicare', planted)).json().response_type).toBe('fail')
})

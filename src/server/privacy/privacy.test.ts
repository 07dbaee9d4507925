import { expect, test } from 'vitest'
import { ask, cookieIn, openChatApp, talkOf } from '#testing/app/chat-app.ts'
import { multipart, testApp } from '#testing/app/test-app.ts'

const forget = { method: 'POST', url: '/api/forget_me' } as const

/** The cookies that a browser holds after a card, a turn of the check, a fact and a question to Navi. */
async function rememberedBy(app: Awaited<ReturnType<typeof testApp>>['app']) {
  const posted = (url: string, fields: Record<string, string>) =>
    app.inject({ method: 'POST', url, ...multipart(fields) })
  const answers = [
    await posted('/api/digital_card', { items: 'roc-foodlink' }),
    await posted('/api/get_criteria_recomendation', { question: 'Ozempic', session_id: '123456' }),
    await app.inject({ method: 'POST', url: '/api/person', payload: { topic: 'household_size', answer: '2' } }),
    await posted('/api/new_navi_assistant_bot', { question: 'hello', session_id: '123456' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  return answers.map(cookieIn)
}

test('every cookie that a reader was given, but that of the language, is taken away', async () => {
  const { app } = await testApp()
  const given = await rememberedBy(app)
  const reply = await app.inject({ ...forget, headers: { cookie: [...given, 'i18next=es'].join('; ') } })
  expect(reply.json()).toEqual({ response_code: 200, forgotten: ['card', 'check', 'person', 'talk'] })
  const ended = reply.headers['set-cookie'] as string[]
  expect(ended.map((cookie) => cookie.split('=')[0])).toEqual(given.map((cookie) => cookie.split('=')[0]))
  for (const cookie of ended) expect(cookie).toMatch(/^navi_\w+=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0$/)
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('a browser that holds nothing is told so', async () => {
  const { app } = await testApp()
  const reply = await app.inject({ ...forget, headers: { cookie: 'i18next=es; navi_card=; other=navi_talk=x' } })
  expect(reply.json()).toEqual({ response_code: 200, forgotten: [] })
})

test('another site can not make a reader forget', async () => {
  const { app } = await testApp()
  const reply = await app.inject({ ...forget, headers: { 'sec-fetch-site': 'cross-site' } })
  expect(reply.statusCode).toBe(403)
  expect(reply.headers['set-cookie']).toBeUndefined()
})

test('on https the cookies end as they began, marked Secure, and those of earlier releases with them', async () => {
  const { app } = await testApp({ env: { PUBLIC_URL: 'https://navi.example' } })
  const reply = await app.inject({ ...forget, headers: { cookie: `navi_card=roc-foodlink; __Host-navi_talk=x` } })
  expect(reply.json().forgotten).toEqual(['card', 'talk'])
  const ended = reply.headers['set-cookie'] as string[]
  expect(ended.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-navi_card',
    'navi_card',
    '__Host-navi_check',
    'navi_check',
    '__Host-navi_person',
    'navi_person',
    '__Host-navi_talk',
    'navi_talk',
  ])
  for (const cookie of ended) expect(cookie).toMatch(/=; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=0$/)
})

test('a conversation that was deleted first can not be read with its old cookie', async () => {
  const world = await openChatApp()
  const cookie = cookieIn(await ask(world, 'a secret'))
  expect((await talkOf(world, cookie)).turns).toHaveLength(1)
  await world.app.inject({ method: 'DELETE', url: '/api/conversation?session_id=123456', headers: { cookie } })
  await world.app.inject({ ...forget, headers: { cookie } })
  expect((await talkOf(world, cookie)).turns).toEqual([])
})

import { expect, test } from 'vitest'
import { talkKeyOf, turnKeyOf } from '#server/chat/conversations/talk-key.ts'
import { unseal } from '#server/sealing/seal.ts'
import { ask, type ChatApp, cookieIn, openChatApp, secretIn, talkOf } from '#testing/app/chat-app.ts'
import { testApp } from '#testing/app/test-app.ts'

/** A talk with Navi itself: what it answers, what the API gives back of it, and what the table holds. */
async function openTalk() {
  const { services } = await testApp()
  const world = await openChatApp({ chat: services.chat })
  const first = await ask(world, 'hello')
  const cookie = cookieIn(first)
  return {
    world,
    say: async (words: string, more: object = {}) => (await ask(world, words, { cookie, more })).json(),
    kept: async () => JSON.stringify(await talkOf(world, cookie)) + (await sealedIn(world, cookie)),
  }
}

async function sealedIn({ database }: ChatApp, cookie: string) {
  const key = talkKeyOf(secretIn(cookie), '123456')
  const kept = 'SELECT question, sealed FROM conversation_turn WHERE talk = $1'
  const { rows } = await database.pool.query(kept, [key.id])
  const opened = rows.map(({ question, sealed }) => unseal(turnKeyOf(key, question), sealed))
  expect(opened).not.toContain(undefined)
  return opened.join('\n')
}

test.each([
  ['xarelto for my hiv brother carlos', 'start over', /I forgot what you told me/],
  ['xarelto para mi hermano carlos con vih', 'empezar de nuevo', /Olvidé lo que me dijo/],
])('what was forgotten is in no table: %s', async (told, forget, promise) => {
  const { say, kept } = await openTalk()
  await say(told)
  expect(await kept()).toMatch(/carlos/)
  expect((await say(forget)).result).toMatch(promise)
  expect(await kept()).not.toMatch(/carlos|xarelto|hiv|vih/i)
})

test('words said together with the wish to forget are forgotten too, and the next question starts anew', async () => {
  const { say, kept } = await openTalk()
  await say('Ozempic for my brother carlos')
  expect((await say('forget what I told you about carlos, start over')).result).toMatch(/I forgot/)
  expect(await kept()).not.toMatch(/carlos|ozempic/i)
  expect((await say('which papers do I need?')).result).not.toContain('Ozempic')
  expect(await kept()).toContain('which papers do I need?')
})

test('where the talk cannot be deleted, nobody is told that it is forgotten', async () => {
  const { world, say } = await openTalk()
  await world.database.pool.query('ALTER TABLE conversation_turn RENAME TO gone')
  const reply = await say('start over')
  await world.database.pool.query('ALTER TABLE gone RENAME TO conversation_turn')
  expect(JSON.stringify(reply)).not.toMatch(/I forgot/)
})

test.each([
  ['my ssn is 123-45-6789 and I need Ozempic', ['an ID or card number'], ['123-45-6789']],
  ['I live at 12 Main St Rochester NY 14609 and need food', ['a street address'], ['12 Main']],
  ['My son Tyler Johnson needs Humira', ['a name'], ['Tyler', 'Johnson']],
  ['Dr. Susan Albright gave me Eliquis', ['a name'], ['Susan', 'Albright']],
  ['Jardiance help please, CIN AB12345C', ['an ID or card number'], ['AB12345C']],
  [
    'my name is Ann Example, born 05/12/1957, 585-555-0100, ann@mail.example. Coupons for Humira',
    ['a name', 'the day you were born', 'an email address', 'a phone number'],
    ['Ann', '05/12', '555-0100', 'mail.example'],
  ],
])('what is said to be taken out is named and kept nowhere: %s', async (words, named, gone) => {
  const { say, kept } = await openTalk()
  const { result } = await say(words)
  for (const kind of named) expect(result).toContain(kind)
  for (const secret of gone) expect(await kept()).not.toContain(secret)
})

test('of what is not recognised nobody is told that it is gone', async () => {
  const { say, kept } = await openTalk()
  const { result } = await say('xarelto for my brother carlos, phone 585-555-0100')
  expect(result).toContain('a phone number')
  expect(result).not.toMatch(/a name|nothing/)
  expect(result).toMatch(/I may miss/)
  expect(await kept()).not.toContain('555-0100')
})

test('en español se nombra lo que se quitó', async () => {
  const { say } = await openTalk()
  const { result } = await say('me llamo Ana Ejemplo y necesito Humira, mi teléfono es 585-555-0100', { lng: 'es' })
  expect(result).toContain('un nombre y un número de teléfono')
})

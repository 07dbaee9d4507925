import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { newSecret, talkKeyOf } from '#server/chat/conversations/talk-key.ts'
import { takeTurn } from '#server/chat/take-turn.ts'
import { openChatApp } from '#testing/app/chat-app.ts'
import { testApp } from '#testing/app/test-app.ts'

const turns = 100_000
const turnsPerTalk = 20
const questions = [
  'Ozempic',
  'ozempik copay',
  'food near 14604',
  '¿y el teléfono?',
  'the second one',
  'I am 67',
  'qwertz',
]

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function heapMegabytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 2 ** 20
}

test('100,000 turns of the engine with its store leave the heap as it was', async () => {
  const { services } = await testApp()
  const { conversations } = await openChatApp()
  const parts = { chat: services.chat, conversations, log: { error: expect.unreachable } }
  const { signal } = new AbortController()
  const heaps: number[] = []
  let key = talkKeyOf(newSecret(), '123456')
  for (let turn = 0; turn < turns; turn++) {
    if (turn % turnsPerTalk === 0) key = talkKeyOf(newSecret(), '123456')
    const question = `${questions[turn % questions.length]} ${turn % 101}`
    const asked = {
      question,
      question_id: `turn-${turn}`,
      variant: 'general',
      language: 'en',
      automatic: false,
      address: '192.0.2.1',
    } as const
    await takeTurn(parts, key, asked, { signal })
    if (turn % 10_000 === 9_999) heaps.push(heapMegabytes())
  }
  // What the first turns warm stays; after that nothing may grow.
  const [first = 0] = heaps
  expect(Math.max(...heaps.slice(1)) - first).toBeLessThan(8)
}, 3_000_000)

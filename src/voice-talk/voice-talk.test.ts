import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '#i18n/en.ts'
import { createTranslator } from '#i18n/translator.ts'
import type { LineEvents } from './line.ts'
import { createVoiceTalk } from './voice-talk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A talk whose ears and mouth a test scripts: what is to be said is said at once. */
async function begin({ longestMinutes = 10 } = {}) {
  const said: string[] = []
  const asked: string[] = []
  let events: LineEvents | undefined
  let isClosed = false
  const talk = createVoiceTalk({
    openLine(given) {
      events = given
      return {
        hearsWhileSpeaking: true,
        say: async (text) => void said.push(text),
        hush: () => undefined,
        listen: () => undefined,
        close() {
          isClosed = true
        },
      }
    },
    hear: async (text) => ({
      in_danger: false,
      heard: text.includes('humira')
        ? [{ said: 'humira', from: text.indexOf('humira'), to: text.indexOf('humira') + 6, offered: [humira, humalog] }]
        : [],
    }),
    async ask(question) {
      asked.push(question)
      return { text: 'Call 211.', isUrgent: false }
    },
    t: createTranslator('en', en),
    longestMinutes,
  })
  await talk.start()
  const hear = async (words: string) => {
    events?.onHeard(words)
    await vi.advanceTimersByTimeAsync(1)
  }
  return { talk, said, asked, hear, isClosed: () => isClosed }
}

const humira = { drug_id: 'humira', name: 'Humira' }
const humalog = { drug_id: 'humalog', name: 'Humalog' }

test('a talk ends by itself after ten minutes, in words, and gives the microphone back', async () => {
  const { talk, isClosed } = await begin()
  await vi.advanceTimersByTimeAsync(10 * 60_000 - 1_000)
  expect(talk.read()).toMatchObject({ phase: 'listening', problem: null, seconds: 599 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(talk.read()).toMatchObject({ phase: 'ended', problem: 'time' })
  expect(isClosed()).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(talk.read().seconds).toBe(600)
})

test('a talk that is over hears nothing more', async () => {
  const { talk, hear, asked } = await begin()
  talk.end()
  await hear('who can help with rent')
  expect(asked).toEqual([])
})

test('nothing is asked about a medicine before the yes', async () => {
  const { hear, said, asked } = await begin()
  await hear('i take humira')
  expect(said).toEqual(['Did I hear Humira?'])
  expect(asked).toEqual([])
  await hear('yes')
  expect(asked).toEqual(['i take Humira'])
  expect(said.at(-1)).toBe('Call 211.')
})

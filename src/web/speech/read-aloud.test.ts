// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { readAloud } from './read-aloud.ts'

class Utterance {
  onend = () => undefined
  onerror = (_: { error: string }) => undefined
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const spoken: Utterance[] = []
let saidNow: Utterance | undefined

/** As in a browser, what is cancelled says so to whoever had it spoken. */
function cancel() {
  const cancelled = saidNow
  saidNow = undefined
  cancelled?.onerror({ error: 'canceled' })
}

beforeEach(() => {
  spoken.length = 0
  saidNow = undefined
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    cancel,
    getVoices: () => [],
    speak(utterance: Utterance) {
      spoken.push(utterance)
      saidNow = utterance
    },
  })
})

function read(...chunks: string[]) {
  const reading = { chunks, language: 'en' as const, onEnd: vi.fn(), onTaken: vi.fn() }
  return { ...reading, stop: readAloud(reading) }
}

test('who reads is told that another text is read now, and its late stop does not end that', () => {
  const page = read('The page.', 'Its next sentence.')
  const answer = read('The answer.')
  expect(page.onTaken).toHaveBeenCalledOnce()
  expect(page.onEnd).not.toHaveBeenCalled()
  page.stop()
  expect(saidNow?.text).toBe('The answer.')
  saidNow?.onend()
  expect(answer.onEnd).toHaveBeenCalledOnce()
  expect(spoken.map(({ text }) => text)).toEqual(['The page.', 'The answer.'])
})

test('who has come to the end or has stopped is told nothing of what is read next', () => {
  const ended = read('Over.')
  saidNow?.onend()
  const stopped = read('Stopped.')
  stopped.stop()
  read('Next.')
  expect(ended.onTaken).not.toHaveBeenCalled()
  expect(stopped.onTaken).not.toHaveBeenCalled()
  expect(stopped.onEnd).not.toHaveBeenCalled()
})

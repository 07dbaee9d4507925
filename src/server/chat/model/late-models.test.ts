import { expect, test } from 'vitest'
import { askModel, chunk, modelAt, offlineAnswer, openRawServer } from '#testing/network-edge/model-trial.ts'
import { firstSentenceMs, wholeAnswerMs } from './time-limit.ts'

const choice = JSON.stringify({ id: 'novo-nordisk-pap', field: 'phone' })

/** A server that says this every 400 ms, and tells when its reader has gone. */
async function openSlowServer(words: string) {
  let left = () => {}
  const gone = new Promise<void>((resolve) => {
    left = resolve
  })
  const url = await openRawServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    const timer = setInterval(() => response.write(chunk(words)), 400)
    response.on('close', () => {
      clearInterval(timer)
      left()
    })
  })
  return { ...(await modelAt(url)), gone }
}

test('without a choice in four seconds the offline answer is used, and the request ends', async () => {
  const { model, gone } = await openSlowServer('word ')
  const began = performance.now()
  expect(await askModel(model)).toEqual({ answer: undefined, pieces: [], seen: '', replaced: false })
  expect(performance.now() - began).toBeGreaterThan(firstSentenceMs - 50)
  expect(performance.now() - began).toBeLessThan(firstSentenceMs + 3000)
  await gone
})

test('an answer that takes longer than eight seconds is replaced by the offline one, and the request ends', async () => {
  const { model, gone } = await openSlowServer(choice)
  const began = performance.now()
  const { answer, seen, replaced } = await askModel(model)
  expect([answer, seen, replaced]).toEqual([offlineAnswer(), offlineAnswer().text, true])
  expect(performance.now() - began).toBeLessThan(wholeAnswerMs + 3000)
  await gone
})

test('when the reader leaves, the request ends at once and what was passed on stands', async () => {
  const { model, gone } = await openSlowServer(choice)
  const leaving = new AbortController()
  const asked = askModel(model, {}, leaving.signal)
  setTimeout(() => leaving.abort(), 1000)
  const { answer, seen, replaced } = await asked
  await gone
  expect(replaced).toBe(false)
  expect(seen).toContain('1-866-310-7549')
  expect(answer?.text).toBe(seen)
})

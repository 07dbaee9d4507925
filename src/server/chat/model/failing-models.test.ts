import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { askModel, modelAt, offlineAnswer, openModelTrial, openRawServer } from '#testing/model-trial.ts'

const nothing = { answer: undefined, pieces: [], seen: '', replaced: false }

function chunk(content: string): string {
  return `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'trial', choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] })}\n\n`
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

test.each([400, 401, 404, 429, 500, 503])('after status %d the offline answer is used', async (status) => {
  const { mock, model } = await openModelTrial()
  mock.nextRequestError(status)
  expect(await askModel(model)).toEqual(nothing)
})

test.each([
  ['malformed', { malformedRate: 1 }],
  ['dropped', { dropRate: 1 }],
  ['cut off', { disconnectRate: 1 }],
])('after a %s reply the offline answer is used', async (_, chaos) => {
  const { mock, model } = await openModelTrial({ chaos })
  mock.onMessage(/.*/, { content: 'You may get Ozempic free.' })
  expect(await askModel(model)).toEqual(nothing)
})

test.each(['', ' \n '])('after the empty reply "%s" the offline answer is used', async (content) => {
  const { mock, model } = await openModelTrial()
  mock.onMessage(/.*/, { content })
  expect(await askModel(model)).toEqual(nothing)
})

test('a reply without a word does not stand', async () => {
  const { mock, model } = await openModelTrial()
  mock.onMessage(/.*/, { content: '… 😀' })
  expect([undefined, offlineAnswer()]).toContainEqual((await askModel(model)).answer)
})

test('a server that nobody runs is no trouble', async () => {
  const { model } = await modelAt('http://127.0.0.1:9/v1')
  expect(await askModel(model)).toEqual(nothing)
})

test('a stream that breaks off in the middle is replaced by the offline answer', async () => {
  const url = await openRawServer((_, response) => {
    begin(response)
    response.write(chunk('You may get Ozempic free. Call the '), () => response.destroy())
  })
  const { model } = await modelAt(url)
  const { answer, seen } = await askModel(model)
  expect([undefined, offlineAnswer()]).toContainEqual(answer)
  expect(['', offlineAnswer().text]).toContain(seen)
})

test('a stream that is no stream is replaced by the offline answer', async () => {
  const url = await openRawServer((_, response) => {
    begin(response)
    response.end('data: {"choices": [{"delta": {"content": "You may\n\ndata: nonsense\n\n')
  })
  const { model } = await modelAt(url)
  expect(await askModel(model)).toEqual(nothing)
})

test('a model that never ends is cut off', async () => {
  const url = await openRawServer((_, response) => {
    begin(response)
    const write = () => {
      while (!response.destroyed && response.write(chunk('You may ask the program. '.repeat(20)))) {}
    }
    response.on('drain', write)
    write()
  })
  const { model } = await modelAt(url)
  const { answer, seen } = await askModel(model)
  expect([answer, seen]).toEqual([offlineAnswer(), offlineAnswer().text])
})

test('a model that only ever calls tools is stopped after four steps', async () => {
  const { mock, model } = await openModelTrial()
  mock.onMessage(/.*/, { toolCalls: [{ name: 'find_medicine', arguments: '{"name":"ozempic"}' }] })
  mock.on({ hasToolResult: true }, { toolCalls: [{ name: 'find_medicine', arguments: '{"name":"ozempic"}' }] })
  expect(await askModel(model)).toEqual(nothing)
  expect(mock.getRequests()).toHaveLength(4)
})

test('an unknown tool or bad arguments do not end a talk', async () => {
  const { mock, model } = await openModelTrial()
  mock.on({ hasToolResult: false }, { toolCalls: [{ name: 'delete_all', arguments: '{"x":' }] })
  mock.on({ hasToolResult: true }, { content: 'You may get Ozempic free.' })
  const { answer, seen } = await askModel(model)
  expect([undefined, 'You may get Ozempic free.']).toContain(answer?.text)
  expect(seen).not.toContain('delete_all')
})

test('an answer that its limit cut off keeps its whole sentences', async () => {
  const { mock, model } = await openModelTrial()
  mock.onMessage(/.*/, { content: 'You may get Ozempic free. Ask the program. Then you', finishReason: 'length' })
  expect((await askModel(model)).answer?.text).toBe('You may get Ozempic free. Ask the program.')
})

test('after three failures in a row a server is left alone for a minute', async () => {
  let time = 0
  const { mock, model } = await openModelTrial({ now: () => time })
  mock.onMessage(/.*/, { content: 'You may get Ozempic free.' })
  for (let at = 0; at < 3; at += 1) {
    mock.nextRequestError(503)
    await askModel(model)
  }
  const asked = mock.getRequests().length
  time = 59_999
  expect(await askModel(model)).toEqual(nothing)
  expect(mock.getRequests()).toHaveLength(asked)
  time = 60_000
  expect((await askModel(model)).answer?.text).toBe('You may get Ozempic free.')
})

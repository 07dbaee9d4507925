import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import {
  askModel,
  choosing,
  chunk,
  modelAt,
  offlineAnswer,
  openModelTrial,
  openRawServer,
} from '#testing/network-edge/model-trial.ts'

const good = choosing({ id: 'novo-nordisk-pap', field: 'phone' })
const nothing = { answer: undefined, pieces: [], seen: '', replaced: false }

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
  mock.onMessage(/.*/, { content: good })
  expect(await askModel(model)).toEqual(nothing)
})

test.each(['', ' \n ', '… 😀', '{}', '{"choices":[]}', 'You may get Ozempic free.'])(
  'after the empty reply "%s" the offline answer is used',
  async (content) => {
    const { mock, model } = await openModelTrial()
    mock.onMessage(/.*/, { content })
    expect(await askModel(model)).toEqual(nothing)
  },
)

test('a server that nobody runs is no trouble', async () => {
  const { model } = await modelAt('http://127.0.0.1:9/v1')
  expect(await askModel(model)).toEqual(nothing)
})

test('a stream that breaks off in the middle is replaced by the offline answer', async () => {
  const url = await openRawServer((_, response) => {
    begin(response)
    response.write(chunk(`${good} and then`), () => response.destroy())
  })
  const { model } = await modelAt(url)
  const { answer, seen, replaced } = await askModel(model)
  expect([answer, seen, replaced]).toEqual([offlineAnswer(), offlineAnswer().text, true])
})

test('a stream that is no stream is replaced by the offline answer', async () => {
  const url = await openRawServer((_, response) => {
    begin(response)
    response.end('data: {"choices": [{"delta": {"content": "You may\n\ndata: nonsense\n\n')
  })
  const { model } = await modelAt(url)
  expect(await askModel(model)).toEqual(nothing)
})

test.each([
  ['words', 'You may ask the program. '.repeat(20), 0],
  ['the one same choice', good.repeat(3), 1],
])('a model that never ends its %s is cut off', async (_, words, passed) => {
  const url = await openRawServer((_, response) => {
    begin(response)
    const write = () => {
      while (!response.destroyed && response.write(chunk(words))) {}
    }
    response.on('drain', write)
    write()
  })
  const { model } = await modelAt(url)
  const { answer, seen } = await askModel(model)
  expect([answer, seen]).toEqual(passed ? [offlineAnswer(), offlineAnswer().text] : [undefined, ''])
})

test('a model is heard no further than its sixth choice', async () => {
  const fields = ['phone', 'form', 'income', 'insurance', 'residency', 'citizenship', 'age', 'about']
  const choices = fields.map((field) => ({ id: 'novo-nordisk-pap', field }))
  let ended = () => {}
  const gone = new Promise<void>((resolve) => {
    ended = resolve
  })
  const url = await openRawServer((_, response) => {
    begin(response)
    response.on('close', ended)
    response.write(chunk(choosing(...choices)))
  })
  const { model } = await modelAt(url)
  expect((await askModel(model)).answer?.text).toContain('1-866-310-7549')
  await gone
})

test('a model that only ever calls tools is stopped after one look-up', async () => {
  const { mock, model } = await openModelTrial()
  mock.onMessage(/.*/, { toolCalls: [{ name: 'find_medicine', arguments: '{"name":"ozempic"}' }] })
  mock.on({ hasToolResult: true }, { toolCalls: [{ name: 'find_medicine', arguments: '{"name":"ozempic"}' }] })
  expect(await askModel(model)).toEqual(nothing)
  expect(mock.getRequests()).toHaveLength(2)
})

test('an unknown tool or bad arguments do not end a talk', async () => {
  const { mock, model } = await openModelTrial()
  mock.on({ hasToolResult: false }, { toolCalls: [{ name: 'delete_all', arguments: '{"x":' }] })
  mock.on({ hasToolResult: true }, { content: good })
  const { answer, seen } = await askModel(model)
  expect([undefined, seen]).toContain(answer?.text)
  expect(seen).not.toContain('delete_all')
})

test('of an answer that its limit cut off the whole choices stand', async () => {
  const { mock, model } = await openModelTrial()
  mock.onMessage(/.*/, { content: `${good.slice(0, -2)},{"id":"novo-nordisk-pap","fie`, finishReason: 'length' })
  const { answer, replaced } = await askModel(model)
  expect(answer?.text).toMatch(/1-866-310-7549/)
  expect(replaced).toBe(false)
})

test('after three failures in a row a server is left alone for a minute', async () => {
  let time = 0
  const { mock, model } = await openModelTrial({ now: () => time })
  mock.onMessage(/.*/, { content: good })
  for (let at = 0; at < 3; at += 1) {
    mock.nextRequestError(503)
    await askModel(model)
  }
  const asked = mock.getRequests().length
  time = 59_999
  expect(await askModel(model)).toEqual(nothing)
  expect(mock.getRequests()).toHaveLength(asked)
  time = 60_000
  expect((await askModel(model)).answer?.text).toContain('1-866-310-7549')
})

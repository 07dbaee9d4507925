import { expect, test } from 'vitest'
import { mountPages } from '#server/pages/mount-pages.ts'
import { smallPages } from '#testing/app/small-pages.ts'
import { testApp } from '#testing/app/test-app.ts'

const url = '/api/get_program_criteria'
const boundary = 'multipart/form-data; boundary=x'

const bad = [
  { name: 'wrong types', payload: '{"drug_id":["a"],"category_name":7}', type: 'application/json', status: 400 },
  { name: 'no fields', payload: '{}', type: 'application/json', status: 400 },
  { name: 'no object', payload: '"text"', type: 'application/json', status: 400 },
  { name: 'broken JSON', payload: '{"drug_id":', type: 'application/json', status: 400 },
  {
    name: 'a poisoned prototype',
    payload: '{"__proto__":{"drug_id":"ozempic"}}',
    type: 'application/json',
    status: 400,
  },
  {
    name: 'a body over the limit',
    payload: JSON.stringify({ drug_id: 'x'.repeat(70_000) }),
    type: 'application/json',
    status: 413,
  },
  {
    name: 'a form cut off',
    payload: '--x\r\ncontent-disposition: form-data; name="drug_id"\r\n\r\nozem',
    type: boundary,
    status: 400,
  },
  {
    name: 'a form without its end',
    payload: '--x\r\ncontent-disposition: form-data; name="drug_id"\r\n\r\nozempic\r\n--x\r\n',
    type: boundary,
    status: 400,
  },
  { name: 'a form without its boundary', payload: 'drug_id=ozempic', type: 'multipart/form-data', status: 400 },
  {
    name: 'a file',
    payload: '--x\r\ncontent-disposition: form-data; name="drug_id"; filename="a.txt"\r\n\r\na\r\n--x--\r\n',
    type: boundary,
    status: 413,
  },
  { name: 'another kind of body', payload: '<drug/>', type: 'application/xml', status: 415 },
]

test.each(bad)(
  '$name is answered with $status, a code and a message, and the server goes on',
  async ({ payload, type, status }) => {
    const { app } = await testApp()
    const reply = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
    expect(reply.json()).toEqual({ response_code: status, code: expect.any(String), message: expect.any(String) })
    expect(reply.statusCode).toBe(status)
    expect(reply.body).not.toMatch(/\bat \/|node_modules|Error:/)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  },
)

test('too many requests are a 429 with the time to wait', async () => {
  const { app } = await testApp({ env: { RATE_LIMIT: '2' } })
  await app.inject('/api/all_drug_list')
  await app.inject('/api/all_drug_list')
  const reply = await app.inject('/api/all_drug_list')
  expect(reply.json()).toMatchObject({ response_code: 429, code: 'too_many_requests' })
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
})

test.each([
  ['en', 'Too many requests. Wait a minute'],
  ['es', 'Demasiadas solicitudes. Espere un minuto'],
])('a person who has asked for too many pages gets words, in %s', async (lng, words) => {
  const { app, services } = await testApp({ env: { RATE_LIMIT: '1' } })
  mountPages(app, services, smallPages({ page: {} }, { default: () => new Response('') }), { built: true })
  const ask = (accept: string) => app.inject({ url: `/page?lng=${lng}`, headers: { accept } })
  expect((await ask('text/html')).statusCode).toBe(200)
  const limited = await ask('text/html,application/xhtml+xml')
  expect([limited.statusCode, limited.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(limited.body).toContain(`<h1>${words}`)
  expect(limited.body).toMatch(/911/)
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  // Who is in danger may be limited too.
  expect((await ask('application/json')).json()).toMatchObject({
    response_code: 429,
    message: expect.stringContaining('911'),
  })
})

test.each(['127.0.0.1:99999', '999.1.1.1', '[::::]', 'a%zz', 'a b'])(
  'a page asked for at the host %s, which is none, is a 400',
  async (host) => {
    const { app, services } = await testApp()
    mountPages(app, services, smallPages({ page: {} }, { default: () => new Response('') }), { built: true })
    expect((await app.inject({ url: '/page', headers: { host } })).statusCode).toBe(400)
  },
)

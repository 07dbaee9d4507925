import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { multipart, testApp } from '#testing/app/test-app.ts'

const url = '/api/get_program_criteria'
const asked = { drug_id: 'ozempic', category_name: 'Copay Assistance Programs' }
const filler = 'x'.repeat(70 * 1024)

test.each([
  ['before its parts', (form: string) => filler + form],
  ['after its parts', (form: string) => form + filler],
  ['in a part', (form: string) => form.replace('ozempic', filler)],
])('a form that is too long %s is refused', async (_where, grown) => {
  const { app } = await testApp()
  const { payload, headers } = multipart(asked)
  expect((await app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(200)
  const reply = await app.inject({ method: 'POST', url, payload: grown(payload), headers })
  expect(reply.json()).toMatchObject({ response_code: 413, code: 'body_too_large' })
})

test('a form of more parts than any call takes is refused', async () => {
  const { app } = await testApp()
  const { payload, headers } = multipart(Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`field_${at}`, ''])))
  expect((await app.inject({ method: 'POST', url, payload, headers })).json().code).toBe('body_too_large')
})

test('a form that does not say how long it is is refused before it is read', async () => {
  const { app } = await testApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `POST ${url} HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n5\r\nabcde\r\n`,
      ),
    )
    socket.once('data', (data) => resolve(data.toString())).once('error', reject)
    socket.once('data', () => socket.destroy())
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*content-length/)
})

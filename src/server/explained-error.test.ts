import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ExplainedError, explainListen } from './explained-error.ts'

test('a port that is taken is told of by the settings that name it', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void first.close())
  await once(first, 'listening')
  const { port } = first.address() as AddressInfo
  const [error] = await once(createServer().listen(port, '127.0.0.1'), 'error')
  const explained = explainListen(error, { HOST: '127.0.0.1', PORT: port })
  expect(explained).toBeInstanceOf(ExplainedError)
  expect(String(explained)).toContain(`HOST 127.0.0.1 and PORT ${port}: another program listens there`)
})

test('a port that this user may not have is told of too, and what is neither stays as it is', () => {
  const address = { HOST: 'localhost', PORT: 80 }
  const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES' })
  expect(String(explainListen(denied, address))).toContain('PORT 80: this user may not listen there')
  const other = new Error('other')
  expect(explainListen(other, address)).toBe(other)
})

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createHelper } from './engines/helper.ts'
import { fetchModel } from './models/fetch-model.ts'
import { serveVoice } from './serve-voice.ts'

const hasSphinx = ['pocketsphinx_continuous', 'espeak-ng'].every((name) => existsSync(`/usr/bin/${name}`))

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'navi-voice-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** An archive of a model at an address, as its makers publish it. */
async function publish() {
  const folder = makeFolder()
  mkdirSync(join(folder, 'model'))
  writeFileSync(join(folder, 'model/tokens.txt'), 'a b c')
  execFileSync('tar', ['-cjf', 'model.tar.bz2', 'model'], { cwd: folder })
  const archive = readFileSync(join(folder, 'model.tar.bz2'))
  const server = createServer((_, response) => void response.end(archive)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((done) => server.once('listening', done))
  const sha256 = createHash('sha256').update(archive).digest('hex')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { name: 'model', url, bytes: archive.length, sha256, license: 'none' }
}

test('without its models the service does not start, and says what to do', async () => {
  const env = { VOICE_API_KEY: 'a-key-of-the-operator', VOICE_MODELS: makeFolder() }
  await expect(serveVoice(env, () => undefined)).rejects.toThrow('npm run voice:models')
})

test('wrong settings are listed, and their values are not', async () => {
  const env = { VOICE_API_KEY: 'short', VOICE_UDP_PORTS: '5', VOICE_CALLS: '1000' }
  const failure = await serveVoice(env, () => undefined).catch((error: Error) => error.message)
  expect(failure).toMatch(/VOICE_API_KEY must be[\s\S]*VOICE_CALLS must be[\s\S]*VOICE_UDP_PORTS must be/)
  expect(failure).not.toContain('short')
})

test.skipIf(!hasSphinx)('a port that is taken is told of by the settings that name it', async () => {
  const { url } = await publish()
  const { port } = new URL(url)
  const env = {
    VOICE_API_KEY: 'a-key-of-the-operator',
    VOICE_ENGINE: 'sphinx',
    VOICE_HOST: '127.0.0.1',
    VOICE_PORT: port,
  }
  await expect(serveVoice(env, () => undefined)).rejects.toThrow(`VOICE_PORT ${port}: another program listens there`)
})

test('a model is kept only where its hash is the one that is known', async () => {
  const model = await publish()
  const folder = makeFolder()
  await expect(fetchModel({ ...model, sha256: '0'.repeat(64) }, folder)).rejects.toThrow('is not what it was')
  await expect(fetchModel({ ...model, bytes: model.bytes - 1 }, folder)).rejects.toThrow('longer than the model')
  await expect(fetchModel({ ...model, url: 'http://127.0.0.1:9' }, folder)).rejects.toThrow('can not be fetched')
  expect(readdirSync(folder)).toEqual([])
  await fetchModel(model, folder)
  expect(readFileSync(join(folder, 'model/tokens.txt'), 'utf8')).toBe('a b c')
  expect(readdirSync(folder)).toEqual(['model'])
})

test('a helper that ends is started anew with the next question', async () => {
  const file = join(makeFolder(), 'helper.cjs')
  const answer = `({ id, word, isReady }) => word === 'end' ? process.exit(1) : process.send({ id, answer: isReady ?? word + process.argv[2] })`
  writeFileSync(file, `process.on('message', ${answer})`)
  const helper = createHelper(file, ['!'])
  onTestFinished(() => void helper.close())
  await helper.ready
  expect(await helper.ask({ word: 'one' })).toBe('one!')
  await expect(helper.ask({ word: 'end' })).rejects.toThrow('ended')
  expect(await helper.ask({ word: 'two' })).toBe('two!')
})

test('a helper that no question reaches any more is told of to who asks, and started anew', async () => {
  const file = join(makeFolder(), 'helper.cjs')
  const answer = `({ id, word, isReady }) => (process.send({ id, answer: isReady ?? word }), word === 'leave' && process.disconnect())`
  writeFileSync(file, `setInterval(() => {}, 1_000); process.on('message', ${answer})`)
  const helper = createHelper(file, [])
  onTestFinished(() => void helper.close())
  expect(await helper.ask({ word: 'leave' })).toBe('leave')
  await expect.poll(() => helper.ask({ word: 'lost' }).catch(({ message }: Error) => message)).toBe('the helper ended')
  expect(await helper.ask({ word: 'found' })).toBe('found')
})

test('a helper that can not be started is told of to who asks, and ends nothing else', async () => {
  const { execPath } = process
  onTestFinished(() => void Object.assign(process, { execPath }))
  process.execPath = join(makeFolder(), 'no-such-program')
  const helper = createHelper('helper.cjs', [])
  await expect(helper.ready).rejects.toThrow('the helper ended')
  await expect(helper.ask({ word: 'again' })).rejects.toThrow('the helper ended')
})

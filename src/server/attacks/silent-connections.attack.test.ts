import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataDir, startBuiltServer } from '#testing/processes/built-server.ts'
import { timedCall } from '#testing/processes/timed-call.ts'

const ofEachKind = 100
/** Twenty seconds, and two until Node looks again. */
const longestSilence = 25_000
const begun = 'POST /api/new_navi_assistant_bot HTTP/1.1\r\nhost: localhost\r\n'
const lastWords = ['', begun, `${begun}content-type: application/json\r\ncontent-length: 500\r\n\r\n{"question":`]

test('connections that say nothing, half of their headers or half of a body are ended, and others are answered meanwhile', async () => {
  const { url } = await startBuiltServer({ DATA_DIR: makeDataDir() })
  const { hostname, port } = new URL(url)
  const started = performance.now()
  const fallSilent = async (words: string) => {
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.resume().write(words)
    await once(socket, 'close')
    return performance.now() - started
  }
  const ends = Array.from({ length: ofEachKind }, () => lastWords.map(fallSilent)).flat()
  expect((await timedCall(`${url}/api/all_drug_list`)).status).toBe(200)
  expect(Math.max(...(await Promise.all(ends)))).toBeLessThan(longestSilence)
})

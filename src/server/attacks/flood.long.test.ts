import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeDataDir, startBuiltServer } from '#testing/processes/built-server.ts'
import { sizeOf } from '#testing/processes/disk-size.ts'
import { floodFrom, floodMinutes as minutes } from '#testing/processes/flood.ts'
import { memoryOf, slopeOf } from '#testing/processes/memory-course.ts'

const addresses = 50
const kilobyte = 1024

/** Both in MB. */
type Sample = { minute: number; memory: number; database: number }

async function watch(url: string, folder: string, until: number): Promise<Sample[]> {
  const began = Date.now()
  const samples: Sample[] = []
  while (Date.now() < until) {
    const minute = (Date.now() - began) / 60_000
    samples.push({ minute, memory: await memoryOf(url), database: sizeOf(folder) / kilobyte })
    await sleep(5_000)
  }
  return samples
}

test(
  `${minutes} minutes of questions from ${addresses} addresses at the default limit leave the memory flat and the database bounded`,
  async () => {
    const dataDir = makeDataDir()
    const { url } = await startBuiltServer({ DATA_DIR: dataDir, RATE_LIMIT: '600', TRUST_PROXY: 'true' })
    const until = Date.now() + minutes * 60_000
    const counts = new Map<number, number>()
    const strangers = Array.from({ length: addresses }, (_, at) => `198.51.100.${at + 1}`)
    const [samples] = await Promise.all([
      watch(url, join(dataDir, 'database'), until),
      ...strangers.map((address) => floodFrom(address, url, until, counts)),
    ])

    // The first half warms up: code is compiled, caches fill and the heap finds its size.
    const steady = samples.filter(({ minute }) => minute >= minutes / 2)
    const slopeOfA = (figure: 'memory' | 'database') =>
      slopeOf(steady.map((sample) => ({ x: sample.minute, y: sample[figure] })))
    const [memory, database] = [slopeOfA('memory'), slopeOfA('database')]
    const highest = Math.max(...samples.map((sample) => sample.memory))
    const answered = counts.get(200) ?? 0
    const each = (database * kilobyte * minutes) / answered
    const sizes = [samples[0], samples.at(-1)].map((sample) => sample?.database.toFixed(0)).join(' to ')
    const course = samples.filter((_, at) => at % 6 === 0).map((sample) => sample.memory.toFixed(0))
    process.stdout.write(
      `memory each half a minute, in MB: ${course.join(' ')}\n${minutes} minutes, answers by status ${JSON.stringify(Object.fromEntries(counts))}: memory ${memory.toFixed(1)} MB a minute, highest ${highest.toFixed(0)} MB; ` +
        `database ${database.toFixed(1)} MB a minute, ${sizes} MB, ${each.toFixed(1)} kB an answer\n`,
    )
    expect(answered).toBeGreaterThan(100 * minutes)
    expect(memory).toBeLessThan(10)
    expect(highest).toBeLessThan(1_500)
    expect(each).toBeLessThan(20)
  },
  (minutes + 5) * 60_000,
)

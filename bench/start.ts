import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { smallSettings } from '#server/db/small-settings.ts'
import { memoryOf } from '../src/testing/processes/memory-course.ts'
import { atMost, type Measure, timesPeer, toldOnly } from './measure.ts'
import { ofImage } from './of-image.ts'
import { startProcess, stopProcess } from './process.ts'
import { startSite } from './site.ts'

const mostAtRest = 350

interface Start {
  ms: number
  memory: number
}

/** How long a start takes and what it holds then, in a new folder and in one that was there, beside the bare database. */
export async function benchStart(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'navi-start-'))
  try {
    const first = await startIn(folder)
    const next = await startIn(folder)
    const bare = await openBare(join(folder, 'database'))
    const peer = { name: 'Node with PGlite alone', value: bare.memory }
    return [
      toldOnly('ms', 'start in an empty folder', first.ms),
      timesPeer('start', 'ms', next.ms, { name: 'PGlite alone', value: bare.ms }),
      timesPeer('memory at rest, first start', 'MB', first.memory, peer),
      timesPeer('memory at rest', 'MB', next.memory, peer),
      atMost(mostAtRest, 'MB', 'memory at rest', next.memory),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function startIn(folder: string): Promise<Start> {
  const started = performance.now()
  const site = await startSite({ ...ofImage, DATA_DIR: folder })
  const ms = performance.now() - started
  await sleep(5_000)
  const memory = await memoryOf(site.url)
  await site.stop()
  return { ms, memory }
}

async function openBare(folder: string): Promise<Start> {
  const child = startProcess('bench/bare-database.js', [folder, ...smallSettings], {
    execArgv: [],
    env: ofImage,
  })
  const [told] = (await once(child, 'message')) as [Start]
  await stopProcess(child)
  return told
}

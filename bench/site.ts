import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startProcess, stopProcess } from './process.ts'

export interface Site {
  url: string
  process: ChildProcess
  stop: () => Promise<void>
}

/** Starts the built server on a free port with an empty folder of its own and the log in a file. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'navi-bench-'))
  const logFile = join(folder, 'log')
  const log = openSync(logFile, 'w')
  const child = startProcess('build/main.js', [], {
    execArgv: [],
    stdio: ['ignore', log, 'inherit', 'ipc'],
    // Only these settings: what the developer's own environment says must not reach the site.
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      RATE_LIMIT: '100000000',
      ...env,
    },
  })
  const stop = async () => {
    await stopProcess(child)
    rmSync(folder, { recursive: true })
  }
  try {
    return { url: await addressIn(logFile, child), process: child, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function addressIn(logFile: string, child: ChildProcess): Promise<string> {
  for (let wait = 0; wait < 3000 && child.exitCode === null; wait += 1) {
    const url = /Navi is ready: ([^\s"]+)/.exec(readFileSync(logFile, 'utf8'))?.[1]
    if (url) return url
    await setTimeout(100)
  }
  throw new Error(`The server did not start. Was it built with \`npm run build\`?\n${readFileSync(logFile, 'utf8')}`)
}

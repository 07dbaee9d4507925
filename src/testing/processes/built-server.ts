import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export type BuiltServer = Awaited<ReturnType<typeof startBuiltServer>>

/** A folder that is gone after the test. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'navi-attack-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

type Place = { main?: string; cwd?: string }

/** The built server as a process of its own, killed after the test. `ended` gives its exit code, null where it was killed. */
export function launchBuiltServer(env: Record<string, string>, { main = 'build/main.js', cwd }: Place = {}) {
  const own = { HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: '1000000', PATH: process.env.PATH ?? '' }
  const child = spawn(process.execPath, [main], {
    env: { ...own, ...env },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { output: () => output, ended, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}

/** The same, once it is ready for readers. */
export function startBuiltServer(env: Record<string, string>) {
  return untilReady(launchBuiltServer(env))
}

/** Waits until a server is ready, and says where it answers. */
export async function untilReady(server: ReturnType<typeof launchBuiltServer>) {
  const gone = server.ended.then(() => true)
  while (!addressIn(server.output())) {
    const isGone = await Promise.race([gone, new Promise<false>((resolve) => setTimeout(resolve, 50, false))])
    if (isGone) throw new Error(`The server ended. Was it built with \`npm run build\`?\n${server.output()}`)
  }
  return { ...server, url: addressIn(server.output()) ?? '' }
}

function addressIn(output: string): string | undefined {
  return output.match(/ready: (http:[^\s"]+)/)?.[1]
}

// `npm run check`: the quick checks side by side, and then tests. `npm test` adds the slow tests with `--all`. Where a check fails
// nothing is tested. How long all of it took comes last.
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findChromium } from '../src/testing/pages/chromium.ts'

const all = process.argv.includes('--all')
const projects = all ? ['unit', 'pure', 'integration', 'integration-postgres', 'browser'] : ['unit']
const checks: [name: string, ...commands: string[]][] = [
  ['Format and lint', 'biome check .'],
  ['Borders', 'depcruise src e2e bench --config .dependency-cruiser.cjs --output-type err'],
  // Those of the routes are made first.
  ['Types', 'react-router typegen', 'tsc'],
]

if (all && !findChromium()) {
  console.error(
    'No Chromium was found for the browser journeys: run `npx playwright install chromium`, or `apt-get install chromium-headless-shell` on Debian.',
  )
  process.exit(1)
}
const begun = Date.now()
console.log(`${checks.map(([name]) => name).join(', ')} …`)
const statuses = await Promise.all(checks.map(([name, ...commands]) => check(name, commands)))
process.exitCode = statuses.find((status) => status !== 0) ?? (await test())
const minutes = ((Date.now() - begun) / 60_000).toFixed(1)
// A goal and no limit: the times of machines differ.
console.log(
  all ? `All checks took ${minutes} minutes; the goal is 12 on two quiet cores.` : `It took ${minutes} minutes.`,
)

/** Runs commands in turn up to the first that fails, and prints all that they say when they have ended. */
async function check(name: string, commands: string[]): Promise<number> {
  const started = Date.now()
  let said = ''
  let status = 0
  for (const command of commands) {
    if (status !== 0) break
    const child = start(command, 'pipe')
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    status = await statusOf(child)
  }
  const how = status === 0 ? 'done in' : 'failed after'
  console.log(`\n${said}${name}: ${how} ${((Date.now() - started) / 1000).toFixed(0)} s`)
  return status
}

function test(): Promise<number> {
  console.log('\nTests …')
  return statusOf(start(`vitest run ${projects.map((project) => `--project ${project}`).join(' ')}`, 'inherit'))
}

function start(line: string, stdio: StdioOptions): ChildProcess {
  const [command = '', ...args] = line.split(' ')
  const bin = join('node_modules', '.bin', process.platform === 'win32' ? `${command}.cmd` : command)
  return spawn(bin, args, { stdio, shell: process.platform === 'win32' })
}

async function statusOf(child: ChildProcess): Promise<number> {
  const [code] = await once(child, 'close')
  return code ?? 1
}

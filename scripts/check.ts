// `npm run check`: the quick checks in turn. `npm test` adds the slow ones with `--all`. Stops at the first that fails; the test
// runner’s summary comes last.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findChromium } from '#testing/chromium.ts'

const all = process.argv.includes('--all')
const projects = all ? ['unit', 'pure', 'integration', 'integration-postgres', 'browser'] : ['unit']
const steps: [name: string, command: string, ...args: string[]][] = [
  ['Format and lint', 'biome', 'check', '.'],
  ['Borders', 'depcruise', 'src', 'e2e', 'bench', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  ['Types of routes', 'react-router', 'typegen'],
  ['Types', 'tsc'],
  ['Tests', 'vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
]

if (all && !findChromium()) {
  console.error(
    'No Chromium was found for the browser journeys: run `npx playwright install chromium`, or `apt-get install chromium-headless-shell` on Debian.',
  )
  process.exit(1)
}
for (const [name, command, ...args] of steps) {
  const started = Date.now()
  console.log(`\n${name} …`)
  const bin = join('node_modules', '.bin', process.platform === 'win32' ? `${command}.cmd` : command)
  const { status } = spawnSync(bin, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
  console.log(`${name}: done in ${((Date.now() - started) / 1000).toFixed(0)} s`)
}

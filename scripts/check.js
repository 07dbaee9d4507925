// `npm test`: every check in turn, the quick ones first. Stops at the first that fails; the test runner's summary comes last.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const steps = [
  ['Format and lint', ['biome', 'check', '.']],
  ['Borders', ['depcruise', 'src', 'e2e', 'bench', '--config', '.dependency-cruiser.cjs', '--output-type', 'err']],
  ['Types of routes', ['react-router', 'typegen']],
  ['Types', ['tsc']],
  [
    'Tests',
    [
      'vitest',
      'run',
      '--project',
      'unit',
      '--project',
      'integration',
      '--project',
      'integration-postgres',
      '--project',
      'browser',
    ],
  ],
]

const browser = findChromium()
if (!browser) {
  console.error(
    'No Chromium was found for the browser journeys: run `npx playwright install chromium`, or `apt-get install chromium` on Debian.',
  )
  process.exit(1)
}
for (const [name, [command, ...args]] of steps) {
  console.log(`\n${name} …`)
  const bin = join('node_modules', '.bin', process.platform === 'win32' ? `${command}.cmd` : command)
  const { status } = spawnSync(bin, args, { stdio: 'inherit', env: { ...process.env, CHROMIUM: browser } })
  if (status !== 0) process.exit(status ?? 1)
}

/** The browser named by CHROMIUM, one on the PATH, or the one that Playwright installed. */
function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env.CHROMIUM, ...onPath, chromium.executablePath()].find((file) => file && existsSync(file))
}

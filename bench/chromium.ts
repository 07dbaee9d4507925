import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
// Nothing but the measured page may use the processor or the network.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the browser named by CHROMIUM, one on the PATH, or the one that Playwright installed. */
export function launchChromium(): Promise<Browser> {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const executablePath = [process.env.CHROMIUM, ...onPath].find((file) => file && existsSync(file))
  return chromium.launch({ executablePath, args })
}

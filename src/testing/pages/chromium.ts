import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

// The first is a Chromium without a window, and so a third quicker.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
// Nothing but the page that is looked at may use the processor or the network.
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No headless browser has a microphone, or asks whether a page may use it.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

/** The browser named by CHROMIUM, one on the PATH, or the one that Playwright installed. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env.CHROMIUM, ...onPath, chromium.executablePath()].find((file) => file && existsSync(file))
}

export function launchChromium(more: string[] = []): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found: name one by the variable CHROMIUM.')
  return chromium.launch({ executablePath, args: [...chromiumArguments, ...more] })
}

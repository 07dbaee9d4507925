import type { Response } from 'playwright-core'
import { launchChromium } from '#testing/chromium.ts'
import { atMost, type Measure, toldOnly } from './measure.ts'
import { startSite } from './site.ts'

const limit = 130
// Scripts may be fetched when the browser has nothing else to do, after the network fell silent once.
const idle = 2000

/** The compressed size of every script that a browser fetches for the home page, until nothing more comes. */
export async function benchPageWeight(): Promise<Measure[]> {
  const site = await startSite()
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const answered: Response[] = []
    page.on('response', (response) => answered.push(response))
    await page.goto(site.url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(idle)
    const script = kilobytesOf(answered.filter((response) => response.request().resourceType() === 'script'))
    return [
      atMost(limit, 'kB', 'Home page: JavaScript, brotli', script),
      toldOnly('kB', '  everything that was fetched', kilobytesOf(answered)),
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

function kilobytesOf(responses: Response[]): number {
  const sizes = new Map(
    responses.map((response) => [response.url(), Number(response.headers()['content-length'] ?? 0)]),
  )
  return [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000
}

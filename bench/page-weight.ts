import type { Browser, Response } from 'playwright-core'
import { everyPage, unknownPage } from '../e2e/support/site-pages.ts'
import { launchChromium } from '../src/testing/pages/chromium.ts'
import { atMost, type Measure, toldOnly } from './measure.ts'
import { startSite } from './site.ts'

const limits = { home: 125, any: 130 }
// Scripts may be fetched when the browser has nothing else to do, after the network fell silent once.
const idle = 2000

/** The compressed size of every script that a browser fetches for a page, until nothing more comes. */
export async function benchPageWeight(): Promise<Measure[]> {
  const site = await startSite()
  const browser = await launchChromium()
  try {
    const home = await fetchedBy(browser, site.url)
    const weights: { path: string; weight: number }[] = []
    for (const path of everyPage.filter((page) => page !== unknownPage)) {
      weights.push({ path, weight: scriptOf(await fetchedBy(browser, site.url + path)) })
    }
    const [heaviest = { path: '', weight: Number.NaN }] = weights.toSorted((a, b) => b.weight - a.weight)
    return [
      atMost(limits.home, 'kB', 'Home page: JavaScript, brotli', scriptOf(home)),
      toldOnly('kB', '  everything that was fetched', kilobytesOf(home)),
      atMost(limits.any, 'kB', `Heaviest page, ${heaviest.path}: JavaScript, brotli`, heaviest.weight),
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function fetchedBy(browser: Browser, url: string): Promise<Response[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const answered: Response[] = []
  page.on('response', (response) => answered.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(idle)
  await context.close()
  return answered
}

function scriptOf(responses: Response[]): number {
  return kilobytesOf(responses.filter((response) => response.request().resourceType() === 'script'))
}

function kilobytesOf(responses: Response[]): number {
  const sizes = new Map(
    responses.map((response) => [response.url(), Number(response.headers()['content-length'] ?? 0)]),
  )
  return [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000
}

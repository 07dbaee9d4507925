import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../src/testing/pages/chromium.ts'
import { atMost, type Measure, quantile } from './measure.ts'
import { startSite } from './site.ts'

const pages = [
  { name: 'Home page', path: '/' },
  { name: 'Medicine page', path: '/drugs/ozempic' },
  { name: 'Program page', path: '/patient-assistant-savings?drug=ozempic' },
]
const limit = 1400
const runs = 5
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const slowdown = 4
// What Lighthouse calls slow 4G, in bytes a second and milliseconds.
const network = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
}

/** First and largest paint on a slow phone with a slow connection and nothing cached. */
export async function benchPaint(): Promise<Measure[]> {
  const site = await startSite()
  const browser = await launchChromium()
  const measures: Measure[] = []
  try {
    for (const { name, path } of pages) measures.push(...(await measurePage(browser, name, site.url + path)))
    return measures
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function measurePage(browser: Browser, name: string, url: string): Promise<Measure[]> {
  // Renders the page, which is kept from then on.
  await fetch(url)
  const paints: Paint[] = []
  for (let run = 0; run < runs; run += 1) paints.push(await paintOnce(browser, url))
  const median = (paint: keyof Paint) =>
    quantile(
      paints.map((times) => times[paint]),
      0.5,
    )
  return [
    atMost(limit, 'ms', `${name}: first paint, median of ${runs}`, median('first')),
    atMost(limit, 'ms', `${name}: largest paint, median of ${runs}`, median('largest')),
  ]
}

interface Paint {
  first: number
  largest: number
}

/** A fresh context has neither cache nor connections. */
async function paintOnce(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'networkidle' })
  // The last candidate is the largest paint, for nobody has touched the page.
  const paint = {
    first: Math.max(...(await startsOf(page, 'paint'))),
    largest: Math.max(...(await startsOf(page, 'largest-contentful-paint'))),
  }
  await context.close()
  return paint
}

/** When paints of a kind began, in milliseconds from the start of the navigation. */
function startsOf(page: Page, kind: 'paint' | 'largest-contentful-paint'): Promise<number[]> {
  return page.evaluate(
    (type) =>
      new Promise((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().map(({ startTime }) => startTime))).observe({
          type,
          buffered: true,
        }),
      ),
    kind,
  )
}

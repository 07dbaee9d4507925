import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../src/testing/pages/chromium.ts'
import { startBarePage } from './bare-page.ts'
import { type Measure, quantile, timesPeer, withGoal } from './measure.ts'
import { startSite } from './site.ts'

const pages = [
  { name: 'Home page', path: '/' },
  { name: 'Medicine page', path: '/drugs/ozempic' },
  { name: 'Program page', path: '/patient-assistant-savings?drug=ozempic' },
]
const goal = 1400
const mostOfBare = 1.75
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

/** First and largest paint on a slow phone with a slow connection and nothing cached, beside the bare page's. */
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
  // This also renders the page, which is kept from then on.
  const bare = await startBarePage(url)
  const [ours, theirs]: [Paint[], Paint[]] = [[], []]
  while (ours.length < runs) {
    ours.push(await paintOnce(browser, url))
    theirs.push(await paintOnce(browser, bare.url))
  }
  bare.stop()
  return (['first', 'largest'] as const).map((paint) => {
    const [value, bareValue] = [ours, theirs].map((paints) => medianOf(paints, paint)) as [number, number]
    const peer = { name: 'the bare page', value: bareValue }
    return withGoal(goal, timesPeer(`${name}: ${paint} paint, median of ${runs}`, 'ms', value, peer, mostOfBare))
  })
}

interface Paint {
  first: number
  largest: number
}

function medianOf(paints: Paint[], which: keyof Paint): number {
  return quantile(
    paints.map((paint) => paint[which]),
    0.5,
  )
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

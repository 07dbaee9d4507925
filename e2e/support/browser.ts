import type { Browser, BrowserContext, Page, Response } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { launchChromium } from '../../src/testing/pages/chromium.ts'
import { complainOfKeys, wordKeys } from './bare-keys.ts'

export const siteUrl = inject('siteUrl')

/** In milliseconds: a page takes a second on two quiet cores and ten on a machine that does more. */
export const longestWait = 30_000

interface Reader {
  language?: Language
  width?: number
  scheme?: 'light' | 'dark'
  reducedMotion?: boolean
  javaScript?: boolean
  touch?: boolean
  permissions?: string[]
  userAgent?: string
  /** Another site than that of all journeys. */
  site?: string
  /** Whether the site's service worker runs. Beside it, `page.route` hears of no request. */
  serviceWorker?: boolean
  /** Complaints that the test brings about on purpose. */
  expected?: RegExp
}

type Opened = Awaited<ReturnType<typeof openIn>>

/** One for all files of a process, which has one memory and ends it: what it has compiled of the site serves them all. */
let browser: Promise<Browser> | undefined
/** Pages that no test uses now, by what only another browser could change. */
const free = new Map<string, Opened[]>()

/**
 * Without memory for pixels: journeys ask for boxes, styles and words, and look at no picture of a page. It is laid out and
 * pressed all the same; to paint it too takes a seventh of the processor time.
 */
const unpainted = ['--force-gpu-mem-available-mb=0']

/** What Playwright itself says where we asked it to keep the service worker out. */
const blocked = /^Service Worker registration blocked by Playwright/

/**
 * An empty page in a browser that knows nothing of the tests before. The test fails if any page in it says something in
 * the console, throws, shows a key where words should be, or asks another host for anything.
 */
export async function openPage({ expected, ...reader }: Reader = {}): Promise<Page> {
  if (reader.serviceWorker) return openNewPage({ expected, ...reader })
  const key = keyOf(reader)
  const opened = free.get(key)?.pop() ?? (await openIn(reader))
  const { page, complaints } = opened
  page.addInitScript = () => {
    throw new Error('It would stay for the tests to come: use openNewPage.')
  }
  const { viewport, colorScheme, reducedMotion } = settingsOf(reader)
  await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, colorScheme, reducedMotion })
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail' || page.isClosed()) await page.context().close()
    else {
      await forgetAll(page)
      free.set(key, [...(free.get(key) ?? []), opened])
    }
    expectNone(complaints.splice(0), expected)
  })
  return page
}

/** The same in a browser of this test's own, which it changes for good: by what it adds to each new page, or in its settings. */
export async function openNewPage({ expected, ...reader }: Reader = {}): Promise<Page> {
  const { page, complaints } = await openIn(reader)
  onTestFinished(async () => {
    await page.context().close()
    expectNone(complaints, expected)
  })
  return page
}

function expectNone(complaints: string[], expected?: RegExp) {
  expect(complaints.filter((complaint) => !expected?.test(complaint))).toEqual([])
}

/** Closes what is open of sites that only one file has started. */
export async function leaveOtherSites(): Promise<void> {
  for (const [key, opened] of free) {
    if (JSON.parse(key).site === siteUrl) continue
    free.delete(key)
    await Promise.all(opened.map(({ page }) => page.context().close()))
  }
}

/** What the site has stored goes from a page that runs nothing: one of the site would write on as it is left. */
async function forgetAll(page: Page) {
  const context = page.context()
  await Promise.all(context.pages().flatMap((other) => (other === page ? [] : other.close())))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const event of ['request', 'response', 'domcontentloaded']) page.removeAllListeners(event)
  await context.setOffline(false)
  await page.mouse.move(0, 0)
  await page.goto('/healthz')
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

function keyOf({ site = siteUrl, ...reader }: Reader): string {
  const { viewport, colorScheme, reducedMotion, ...settings } = settingsOf(reader)
  return JSON.stringify({ site, ...settings })
}

async function openIn({ site = siteUrl, ...reader }: Omit<Reader, 'expected'>) {
  browser ??= launchChromium(unpainted)
  const context = await (await browser).newContext({ ...settingsOf(reader), baseURL: site })
  context.setDefaultTimeout(longestWait)
  // Chromium's headless shell has it and crashes when it is asked. Who tests voice brings a recognition along.
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'SpeechRecognition')
    Reflect.deleteProperty(window, 'webkitSpeechRecognition')
  })
  await context.addInitScript(complainOfKeys, [...wordKeys])
  const complaints = listen(context, site)
  return { page: await context.newPage(), complaints }
}

function settingsOf({ language = 'en', width = 1280, ...reader }: Reader) {
  return {
    locale: { en: 'en-US', es: 'es-US' }[language],
    viewport: { width, height: width < 576 ? 844 : 800 },
    colorScheme: reader.scheme ?? 'light',
    reducedMotion: reader.reducedMotion ? ('reduce' as const) : ('no-preference' as const),
    javaScriptEnabled: reader.javaScript ?? true,
    hasTouch: reader.touch ?? false,
    isMobile: reader.touch ?? false,
    permissions: reader.permissions ?? [],
    userAgent: reader.userAgent,
    serviceWorkers: reader.serviceWorker ? ('allow' as const) : ('block' as const),
  }
}

function listen(context: BrowserContext, site: string): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !blocked.test(message.text()))
      complaints.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (thrown) => complaints.push(`thrown: ${thrown.error().stack}`))
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== site) {
      complaints.push(`foreign: ${request.url()}`)
    }
  })
  return complaints
}

/** Goes to an address and waits until the page is alive: until then nothing hears a press. */
export async function visit(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address)
  if (!response) throw new Error(`Nothing answered at ${address}`)
  await untilAlive(page)
  return response
}

/** React leaves its props on what it has brought to life, and runs effects once the browser has nothing to do. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        // Nothing else ends this wait: a page that is never idle would hold its test up to the end.
        requestIdleCallback(resolve, { timeout: 5_000 })
      }),
  )
}

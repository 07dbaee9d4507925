import type { Browser, BrowserContext, Page, Response } from 'playwright-core'
import { afterAll, expect, inject, onTestFinished } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { launchChromium } from '#testing/chromium.ts'

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

let browser: Promise<Browser> | undefined
const shared = new Map<string, ReturnType<typeof openIn>>()

/** What Playwright itself says where we asked it to keep the service worker out. */
const blocked = /^Service Worker registration blocked by Playwright/

afterAll(async () => (await browser)?.close())

/**
 * An empty page in a browser of this reader's own. The test fails if any page in it says something in the console,
 * throws, or asks another host for anything.
 */
export async function openPage({ expected, ...reader }: Reader = {}): Promise<Page> {
  const { page, complaints } = await openIn(reader)
  onTestFinished(async () => {
    await page.context().close()
    expect(complaints.filter((complaint) => !expected?.test(complaint))).toEqual([])
  })
  return page
}

/**
 * The same for tests that only look: those of a file that ask for the same reader get one page in turn, which knows nothing
 * of the test before. A new browser would compile all of the site anew. What a test adds to each new page would stay.
 */
export async function openSharedPage({ expected, ...reader }: Reader = {}): Promise<Page> {
  const key = JSON.stringify(reader)
  const opened = shared.get(key) ?? openIn(reader)
  shared.set(key, opened)
  const { page, complaints } = await opened
  const { viewport, colorScheme } = settingsOf(reader)
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme })
  onTestFinished(async () => {
    await forgetAll(page)
    expect(complaints.splice(0).filter((complaint) => !expected?.test(complaint))).toEqual([])
  })
  return page
}

/** What the site has stored goes from a page that runs nothing: one of the site would write on as it is left. */
async function forgetAll(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.mouse.move(0, 0)
  await page.goto('/healthz')
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

async function openIn({ site = siteUrl, ...reader }: Omit<Reader, 'expected'>) {
  browser ??= launchChromium()
  const context = await (await browser).newContext({ ...settingsOf(reader), baseURL: site })
  context.setDefaultTimeout(longestWait)
  // Chromium's headless shell has it and crashes when it is asked. Who tests voice brings a recognition along.
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'SpeechRecognition')
    Reflect.deleteProperty(window, 'webkitSpeechRecognition')
  })
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

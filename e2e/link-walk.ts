import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { longestWait, openPage, untilAlive, visit } from './browser.ts'
import { untilChatRests } from './chat-page.ts'
import { type FoundLink, findLinks, isShown, kindOf, press } from './found-links.ts'
import { addressOfEachRoute } from './route-patterns.ts'
import { everyPage, unknownPage } from './site-pages.ts'

/** How long a link that may have changed is waited for, in milliseconds, before it is tried anew. */
const firstWait = 10_000

/**
 * Presses every kind of link on every kind of page, and fails with those that lead to no page, or not back. It takes
 * minutes, so each language has a test file of its own: they run side by side.
 */
export async function expectLinksLead({ language, width }: { language: Language; width: number }): Promise<void> {
  const page = await openPage({ language, width, reducedMotion: true })
  const addresses = new Set([...(await addressOfEachRoute()), ...everyPage])
  addresses.delete(unknownPage)
  const starts = [...addresses]
  const { faults, pressed } = await walkLinks(page, language, starts)
  expect(faults).toEqual([])
  expect(pressed.size).toBeGreaterThan(starts.length)
}

/** Presses each link that no link of its kind went before, from pages of each kind: the given ones, and those they lead to. */
async function walkLinks(page: Page, language: Language, starts: string[]) {
  const waiting = [...starts]
  const kinds = new Set(starts.map(kindOf))
  const pressed = new Set<string>()
  const faults: string[] = []
  let now = ''
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${now}: ${response.status()} of ${response.url()}`)
  })

  for (const address of waiting) {
    now = address
    await start(address)
    // A page that tidies its address is one of those there already.
    if (kindOf(page.url()) !== kindOf(address)) continue
    const links = await findLinks(page)
    let hasAsked = false
    for (const link of links) {
      const key = `${sourceOf(link, address)} > ${link.kind}`
      if (pressed.has(key)) continue
      pressed.add(key)
      now = `${link.href} in the ${link.part} of ${address}`
      if (hasAsked || !(await isShown(page, link))) await start(address)
      // What Navi offers at first goes once it was asked.
      hasAsked = isQuestion(link)
      // A page may still change while its links are read, so what fails is tried once more from the start.
      page.setDefaultTimeout(firstWait)
      const isFine = await tryLink(link, links).catch(() => false)
      page.setDefaultTimeout(longestWait)
      if (isFine) continue
      await start(address)
      await tryLink(link, links).catch(async (error) => {
        faults.push(`${now}: ${error}`)
        await start(address)
      })
    }
  }
  return { faults, pressed }

  /** As a reader who comes for the first time: Navi remembers nothing of the pages before. */
  async function start(address: string) {
    // An answer that is under way would bring its cookie after the others are gone: what the server says next comes after it.
    await page.goto('/healthz')
    await page.context().clearCookies()
    await visit(page, address)
    await untilChatRests(page, language)
  }

  async function tryLink(link: FoundLink, links: FoundLink[]): Promise<true> {
    const from = page.url()
    if ((await press(page, link)) === 'dialog') {
      links.push(...(await findLinks(page, link)))
      return true
    }
    await untilAlive(page)
    await page.locator('main h1').waitFor()
    const { pathname, search } = new URL(page.url())
    if (pathname.includes('.data')) throw new Error(`it leads to ${pathname}`)
    if (!kinds.has(kindOf(page.url()))) waiting.push(pathname + search)
    kinds.add(kindOf(page.url()))
    await page.goBack()
    await page.waitForURL(from)
    await untilAlive(page)
    return true
  }
}

/** Where links of a kind are the same ones: what stands around each page, what Navi offers at first, a dialog of one opener. */
function sourceOf({ part, kind, opener }: FoundLink, address: string): string {
  if (opener) return `dialog of ${opener.kind}`
  return part === 'frame' || isQuestion({ kind }) ? 'any page' : `${part} of ${kindOf(address)}`
}

/** Whether Navi is asked something by following it. */
function isQuestion({ kind }: Pick<FoundLink, 'kind'>): boolean {
  return kind.includes('ask=')
}

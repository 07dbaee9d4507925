import type { Language } from '../../src/i18n/languages.ts'
import { longestWait, openPage, untilAlive, visit } from './browser.ts'
import { untilChatRests } from './chat-page.ts'
import { type FoundLink, findLinks, kindOf, press } from './found-links.ts'
import { readers } from './readers.ts'

/** How long a link that may have changed is waited for, in milliseconds, before it is tried anew. */
const firstWait = 10_000

interface Walk {
  /** The pages to open, in turn: a walk adds those of other kinds that links lead to. */
  addresses: string[]
  kinds: Set<string>
  pressed: Set<string>
  faults: string[]
}

/**
 * Has two readers open a page of each kind, the given ones and those they lead to, and press each link on it that no link
 * of its kind went before. Gives those that lead to no page, or not back.
 */
export async function walkLinks(starts: string[]): Promise<Pick<Walk, 'pressed' | 'faults'>> {
  const walk: Walk = { addresses: [...starts], kinds: new Set(starts.map(kindOf)), pressed: new Set(), faults: [] }
  // Where a link leads depends on no language and no screen, so each kind is pressed by one of them that sees it.
  const walkers = await Promise.all(readers.map(([language, width]) => openWalker({ language, width }, walk)))
  const opened = new Set<string>()
  for (const [turn, address] of walk.addresses.entries()) {
    // What both have seen a page of holds other links than that at most, and they take turns to look for them.
    const isKnown = opened.has(kindOf(address))
    opened.add(kindOf(address))
    const found = await Promise.all(
      walkers.map(({ open }, reader) => (isKnown && reader !== turn % walkers.length ? [] : open(address))),
    )
    const shares = dealOut(found, address, walk.pressed)
    await Promise.all(walkers.map(({ pressAll }, reader) => pressAll(address, shares[reader] ?? [])))
  }
  return walk
}

/** The links whose kind was not pressed yet: each goes to the reader that has the fewest of those that see it. */
function dealOut(found: FoundLink[][], address: string, pressed: Set<string>): FoundLink[][] {
  const hands = found.map((links) => ({ links, share: [] as FoundLink[] }))
  for (const key of new Set(found.flat().map((link) => keyOf(link, address)))) {
    if (pressed.has(key)) continue
    const seen = hands.flatMap(({ links, share }) => {
      const link = links.find((one) => keyOf(one, address) === key)
      return link ? [{ link, share }] : []
    })
    const [next] = seen.sort((one, other) => one.share.length - other.share.length)
    next?.share.push(next.link)
  }
  return hands.map(({ share }) => share)
}

async function openWalker({ language, width }: { language: Language; width: number }, walk: Walk) {
  const { kinds, pressed, faults } = walk
  const page = await openPage({ language, width, reducedMotion: true })
  let now = ''
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${language}, ${now}: ${response.status()} of ${response.url()}`)
  })
  return { open, pressAll }

  /** What the page of an address links to. A page that tidies its address is one of those there already. */
  async function open(address: string): Promise<FoundLink[]> {
    now = address
    await start(address)
    return kindOf(page.url()) === kindOf(address) ? findLinks(page) : []
  }

  async function pressAll(address: string, links: FoundLink[]): Promise<void> {
    let hasAsked = false
    for (const link of links) {
      const key = keyOf(link, address)
      if (pressed.has(key)) continue
      pressed.add(key)
      now = `${link.href} in the ${link.part} of ${address}`
      if (hasAsked) await start(address)
      // What Navi offers at first goes once it was asked.
      hasAsked = isQuestion(link)
      // A page may still change while its links are read, so what fails is tried once more from the start.
      page.setDefaultTimeout(firstWait)
      const isFine = await tryLink(link, links).catch(() => false)
      page.setDefaultTimeout(longestWait)
      if (isFine) continue
      await start(address)
      await tryLink(link, links).catch(async (error) => {
        faults.push(`${language}, ${now}: ${error}`)
        await start(address)
      })
    }
  }

  /** As a reader who comes for the first time: Navi remembers nothing of the pages before. */
  async function start(address: string): Promise<void> {
    // An answer that is under way would bring its cookie after the others are gone: what the server says next comes after it.
    await page.goto('/healthz')
    await page.context().clearCookies()
    // A talk that the browser keeps would be shown while its links are read, and be gone when they are pressed.
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
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
    if (!kinds.has(kindOf(page.url()))) walk.addresses.push(pathname + search)
    kinds.add(kindOf(page.url()))
    await page.goBack()
    await page.waitForURL(from)
    await untilAlive(page)
    return true
  }
}

/** Links of one key are the same: those that stand around each page, those that Navi offers at first, those of a dialog of one opener. */
function keyOf({ part, kind, opener }: FoundLink, address: string): string {
  if (opener) return `dialog of ${opener.kind} > ${kind}`
  const source = part === 'frame' || isQuestion({ kind }) ? 'any page' : `${part} of ${kindOf(address)}`
  return `${source} > ${kind}`
}

/** Whether Navi is asked something by following it. */
function isQuestion({ kind }: Pick<FoundLink, 'kind'>): boolean {
  return kind.includes('ask=')
}

import type { Page } from 'playwright-core'
import { siteUrl } from './browser.ts'
import { patternOf } from './route-patterns.ts'

/** A link of a page: where it stands, and the kind of address it leads to. */
export interface FoundLink {
  href: string
  /** `frame` is what stands around every page: its header, its menu, its footer and the bar of phones. */
  part: 'dialog' | 'main' | 'frame'
  kind: string
  /** The tab whose closed panel holds it. */
  tab?: string | undefined
  /** The link that opens the dialog that holds it. */
  opener?: FoundLink | undefined
}

/** The facts of a reader stay closed: they would open over links. */
const folded = 'details:not([open], [name]) > summary, button[aria-expanded=false]'

/** The kind of an address: its route, and the parameters it has, each with whether it is an id or words. */
export function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, siteUrl)
  const parameters = [...searchParams].map(([name, value]) => `${name}=${/^[a-z0-9,-]+$/.test(value) ? 'id' : 'words'}`)
  return [patternOf(pathname) ?? pathname, ...parameters.sort()].join(' ')
}

/** The links within the site that a page shows, or would once all that unfolds is open; of an opened dialog, just its own. */
export async function findLinks(page: Page, opener?: FoundLink): Promise<FoundLink[]> {
  const found: FoundLink[] = []
  for (const part of opener ? (['dialog'] as const) : (['dialog', 'frame', 'main'] as const)) {
    await unfold(page, { part })
    for (const link of await page.evaluate(readLinks, part))
      found.push({ ...link, part, kind: kindOf(link.href), opener })
  }
  return found
}

/** Runs in the page. What changes the language in place is left out, since it leads nowhere, and so is what is no page: a file or a feed. */
function readLinks(part: FoundLink['part']) {
  if (document.querySelector('details[name] a[href^="/"]'))
    throw new Error('A fact holds a link, which nobody presses.')
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([hreflang], [download], [type])')]
  return links.flatMap((link) => {
    const tab = link.closest('[role=tabpanel][hidden]')?.getAttribute('aria-labelledby') ?? undefined
    const href = link.getAttribute('href') ?? ''
    const isIn = (link.closest('dialog, main')?.localName ?? 'frame') === part
    const isSeen = tab !== undefined || link.checkVisibility({ visibilityProperty: true })
    return isIn && isSeen && href !== location.pathname + location.search ? [{ href, tab }] : []
  })
}

/** Opens what is folded up, in one part of a page alone: an open menu or dialog would cover the rest. */
async function unfold(page: Page, { part, tab }: Pick<FoundLink, 'part' | 'tab'>): Promise<void> {
  if (part !== 'dialog' && (await page.locator('dialog:modal').count()) > 0) await page.keyboard.press('Escape')
  await page.evaluate(
    ({ part, tab, folded }) => {
      if (tab) document.getElementById(tab)?.click()
      for (const button of document.querySelectorAll<HTMLElement>(folded)) {
        const isIn = (button.closest('dialog, main')?.localName ?? 'frame') === part
        if (isIn && button.checkVisibility()) button.click()
      }
    },
    { part, tab, folded },
  )
}

/** Presses a link as a reader does, and waits for what comes of it: another address, or a dialog. */
export async function press(page: Page, { opener, ...link }: FoundLink): Promise<'page' | 'dialog'> {
  if (opener) await press(page, opener)
  if (!(await isShown(page, { opener, ...link }))) throw new Error('it is no longer there')
  const before = page.url()
  await linksOf(page, link).first().click()
  const came = await page.waitForFunction(
    ({ before, wasDialog }) => {
      if (location.href !== before) return 'page'
      return !wasDialog && document.querySelector('dialog:modal') ? 'dialog' : undefined
    },
    { before, wasDialog: link.part === 'dialog' },
  )
  return (await came.jsonValue()) as 'page' | 'dialog'
}

/** Whether a link is still there, once what it is folded up in is open. */
async function isShown(page: Page, { opener, ...link }: FoundLink): Promise<boolean> {
  if (!opener) await unfold(page, link)
  const links = linksOf(page, link)
  if ((await links.count()) > 0) return true
  if (link.part === 'frame') return false
  await bringBackTalk(page)
  return links
    .first()
    .waitFor({ timeout: 2_000 })
    .then(
      () => true,
      () => false,
    )
}

/** What Navi has said is there again once its reader does anything. */
function bringBackTalk(page: Page): Promise<void> {
  return page.keyboard.press('Shift')
}

function linksOf(page: Page, { href, part }: Pick<FoundLink, 'href' | 'part'>) {
  const within = part === 'frame' ? ':not(main *, dialog *)' : `:is(${part} *)`
  return page.locator(`a[href="${href}"]${within}`).filter({ visible: true })
}

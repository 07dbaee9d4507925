import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Half of what the package gives as `axe.source`: each page has to read it anew. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What stands around every page on a wider screen alone, and is looked at once. */
const lookedAt = new Set<string>()

const always = { resultTypes: ['violations' as const], preload: false }
const ofColours = ['color-contrast', 'link-in-text-block']
const options = {
  /** All rules that are on of themselves, and the one of WCAG 2.2 that axe still keeps off. */
  all: { ...always, rules: { 'target-size': { enabled: true } } },
  /** Nothing but colours differs in the dark. */
  colours: { ...always, runOnly: ofColours },
  /** What can differ on a wider screen, in what a phone shows as well. */
  widths: { ...always, runOnly: [...ofColours, 'target-size', 'scrollable-region-focusable'] },
  /** What words can break: the language they are in, names, alternatives of pictures, labels, landmarks of one name, and what they make scroll. */
  words: {
    ...always,
    runOnly: [
      'cat.language',
      'cat.name-role-value',
      'cat.text-alternatives',
      'cat.forms',
      'cat.semantics',
      'cat.keyboard',
    ],
  },
}

/**
 * Fails with what axe-core finds wrong in the page as it stands: on a phone, and of an English one at a desk and in the dark
 * what can differ there. The parts of a page, their colours and their sizes are the same in either language, so of a
 * Spanish one its words are enough.
 */
export async function expectNoViolations(page: Page, [width = 390, wider]: number[] = [390, 1280]): Promise<void> {
  if (await isSpanish(page)) return expectWordsRight(page, width)
  await lookAtAll(page, width)
  if (wider) {
    await page.evaluate(rememberSeen)
    await showWhole(page, wider)
    const unseen = await page.evaluate(findUnseen)
    if (unseen.some((html) => !lookedAt.has(html)))
      expect(await violationsIn(page, 'all', 'unseen'), `${wider} px, light`).toEqual([])
    for (const html of unseen) lookedAt.add(html)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsIn(page, wider ? 'widths' : 'colours'), 'dark').toEqual([])
}

/** The same of a state whose parts other pages and states have as well: one look on a phone is enough. */
export async function expectPhoneRight(page: Page): Promise<void> {
  await ((await isSpanish(page)) ? expectWordsRight(page) : lookAtAll(page, 390))
}

async function isSpanish(page: Page): Promise<boolean> {
  return (await page.locator('html').getAttribute('lang')) === 'es'
}

async function lookAtAll(page: Page, width: number) {
  await loadAxe(page)
  await showWhole(page, width)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violationsIn(page, 'all'), `${width} px, light`).toEqual([])
}

/** Fails with what axe-core finds wrong in the words of a page whose parts it sees elsewhere. */
export async function expectWordsRight(page: Page, width = 390): Promise<void> {
  await loadAxe(page)
  await showWhole(page, width)
  expect(await violationsIn(page, 'words'), 'words').toEqual([])
}

/**
 * Higher than the page, and with nothing stuck to an edge: axe takes what lies under a bar for hidden, though a reader can
 * scroll it up.
 */
async function showWhole(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 })
  const height = await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *, aside')) {
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static'
    }
    return document.documentElement.scrollHeight
  })
  await page.setViewportSize({ width, height: height + 2_000 })
}

function loadAxe(page: Page) {
  return page.evaluate(`window.axe ?? ${source}`)
}

/** Runs in the page. */
function rememberSeen() {
  const seen = new Set([...document.querySelectorAll('body *')].filter((element) => element.checkVisibility()))
  Object.assign(window, { seen })
}

/** Runs in the page: what it shows that it did not at the width before, each with all that is in it. */
function findUnseen(): string[] {
  const { seen } = window as unknown as { seen: Set<Element> }
  const fresh = new Set(
    [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility() && !seen.has(element)),
  )
  const unseen = [...fresh].filter(({ parentElement }) => !parentElement || !fresh.has(parentElement))
  Object.assign(window, { unseen })
  return unseen.map(({ outerHTML }) => outerHTML)
}

/** Of the whole page, or of what the width before did not show. */
function violationsIn(page: Page, look: keyof typeof options, part: 'whole' | 'unseen' = 'whole'): Promise<string[]> {
  return page.evaluate(
    async ({ settings, part }) => {
      const { axe, unseen } = window as unknown as { axe: typeof import('axe-core'); unseen: Element[] }
      const { violations } = await axe.run(part === 'unseen' ? { include: unseen } : document, settings)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      )
    },
    { settings: options[look], part },
  )
}

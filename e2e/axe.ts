import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Half of what the package gives as `axe.source`: each page has to read it anew. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const always = { resultTypes: ['violations' as const], preload: false }
const options = {
  /** All rules that are on of themselves, and the one of WCAG 2.2 that axe still keeps off. */
  light: { ...always, rules: { 'target-size': { enabled: true } } },
  /** Nothing but colours differs in the dark. */
  dark: { ...always, runOnly: ['color-contrast', 'link-in-text-block'] },
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
 * Fails with what axe-core finds wrong in the page as it stands: on a phone, and an English one on a desk and in the dark
 * too. The parts of a page, their colours and their sizes are the same in either language, so of a Spanish one its words are enough.
 */
export async function expectNoViolations(page: Page, widths = [390, 1280]): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === 'es') return expectWordsRight(page, widths[0])
  await loadAxe(page)
  for (const width of widths) {
    await showWhole(page, width)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await violationsIn(page, 'light'), `${width} px, light`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsIn(page, 'dark'), 'dark').toEqual([])
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

function violationsIn(page: Page, look: keyof typeof options): Promise<string[]> {
  return page.evaluate(async (settings) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, settings)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  }, options[look])
}

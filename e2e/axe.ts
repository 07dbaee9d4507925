import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const always = { resultTypes: ['violations' as const], preload: false }
const options = {
  /** All rules that are on of themselves, and the one of WCAG 2.2 that axe still keeps off. */
  light: { ...always, rules: { 'target-size': { enabled: true } } },
  /** Nothing but colours differs in the dark. */
  dark: { ...always, runOnly: ['color-contrast', 'link-in-text-block'] },
}

/**
 * Fails with what axe-core finds wrong in the page as it stands: on a phone and on a desk, and an English one in the dark too.
 */
export async function expectNoViolations(page: Page, widths = [390, 1280]): Promise<void> {
  await page.evaluate(`window.axe ?? ${axe.source}`)
  for (const width of widths) {
    await showWhole(page, width)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await violationsIn(page, 'light'), `${width} px, light`).toEqual([])
  }
  // A colour is the same in either language.
  if ((await page.locator('html').getAttribute('lang')) === 'es') return
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsIn(page, 'dark'), 'dark').toEqual([])
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

function violationsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  return page.evaluate(async (settings) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, settings)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  }, options[colorScheme])
}

import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** All rules that are on of themselves, and the one of WCAG 2.2 that axe still keeps off. */
const options = { resultTypes: ['violations' as const], rules: { 'target-size': { enabled: true } } }

/** Fails with what axe-core finds wrong in the page as it stands; `when` says how it stands. */
export async function expectNoViolations(page: Page, when: string): Promise<void> {
  await page.evaluate(`window.axe ?? ${axe.source}`)
  const found = await page.evaluate(async (settings) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, settings)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  }, options)
  expect(found, when).toEqual([])
}

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, untilAlive, visit } from '../support/browser.ts'
import { beginningWith, words } from '../support/words.ts'

const patient = { timeout: 10_000 }
const gone = { status: 404, body: 'gone' }

/** How often the page was loaded anew since. */
function countLoads(page: Page) {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}

/** Opens a search whose words have been changed and not sent yet. */
async function typeInto(page: Page) {
  await visit(page, '/support-programs?q=food&place=14604')
  await untilListening(page)
  await page.getByText(words.en('communities.search.change'), { exact: true }).click()
  const field = page.locator('input[name=q]')
  await field.fill('rent and')
  return field
}

/** What listens for a new build is fetched last. */
async function untilListening(page: Page) {
  const isThere = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/after-start-'))
  await page.waitForFunction(isThere)
  await untilAlive(page)
}

test('when a part is gone after a new build, the page is loaded anew, once, and keeps what was typed', async () => {
  const page = await openPage({ expected: /status of 404/ })
  const field = await typeInto(page)
  const loads = countLoads(page)
  await page.route('**/assets/add-to-home-dialog-*.js', (route) => route.fulfill(gone))
  const steps = page.getByRole('button', { name: words.en('site.addToHome.short') })
  await steps.click()
  await expect.poll(loads, patient).toBe(1)
  await untilListening(page)
  await expect.poll(() => field.inputValue(), patient).toBe('rent and')
  await steps.click()
  await page.getByText(words.en('site.notOpened')).waitFor()
  expect(loads()).toBe(1)
})

test('when the part of a whole page is gone, what was typed on the page before is kept', async () => {
  const page = await openPage({ expected: /status of 404|Error loading route module|Failed to fetch dynamically/ })
  const field = await typeInto(page)
  const loads = countLoads(page)
  await page.route('**/assets/home-*.js', (route) => route.fulfill(gone))
  await page
    .getByRole('banner')
    .getByRole('link', { name: beginningWith(words.en('site.name')) })
    .first()
    .click()
  await expect.poll(loads, patient).toBe(1)
  await untilListening(page)
  await expect.poll(() => field.inputValue(), patient).toBe('rent and')
})

test('a part that is only late or lost on the way takes no page away', async () => {
  const page = await openPage({ expected: /ERR_FAILED/ })
  const field = await typeInto(page)
  const loads = countLoads(page)
  await page.route('**/assets/add-to-home-dialog-*.js', (route) => route.abort())
  await page.getByRole('button', { name: words.en('site.addToHome.short') }).click()
  await page.getByText(words.en('site.notOpened')).waitFor()
  expect([loads(), await field.inputValue()]).toEqual([0, 'rent and'])
})

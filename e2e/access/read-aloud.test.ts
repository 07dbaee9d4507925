import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { expectNoViolations } from '../support/axe.ts'
import { openNewPage, visit } from '../support/browser.ts'
import { scriptSpeech } from '../support/scripted-speech.ts'
import { beginningWith, words } from '../support/words.ts'

/** A page whose first such part is read, with what the reader says of it. */
async function listen(
  address: string,
  part: string,
  { language = 'en', before }: { language?: Language; before?: (page: Page) => Promise<void> } = {},
) {
  const t = words[language]
  const page = await openNewPage({ language, width: 390, reducedMotion: true })
  await scriptSpeech(page)
  await page.request.post('/api/person', { data: { topic: 'insurance', answer: 'none' } })
  await visit(page, address)
  await before?.(page)
  await page
    .locator(part)
    .getByRole('button', { name: beginningWith(t('site.listen')) })
    .first()
    .click()
  const player = page.getByRole('region', { name: t('readAloud.title') })
  await player.waitFor()
  await expect.poll(() => page.evaluate(() => window.scripted.said.length)).toBeGreaterThan(0)
  const said = () => page.evaluate(() => window.scripted.said.join(' '))
  return { page, player, said, t }
}

test.each([
  ['the answer of a medicine', '/drugs/ozempic', 'article', /ozempic/i],
  ['all about a service', '/services/us-211', 'article', /211/],
  ['what a medicine costs', '/drugs/metformin', '[aria-labelledby="prices"]', /\d/],
  ['how it works', '/', 'main', /\w/],
  ['the kinds of local help', '/localcommunity', '[aria-labelledby="kinds"]', /\w/],
  ['what others ask', '/questions', 'main', /\w/],
  ['a paper to send in', '/kit/novo-nordisk-pap?drug=ozempic', 'main section', /\w/],
  ['a page in few words', '/termsconditions', 'main', /./],
  ['what becomes of data on health', '/privacypolicy', '#health-data', /health/i],
  ['why Navi is there', '/aboutus', 'main', /./],
])('%s is read out loud', async (_, address, part, words) => {
  const { said } = await listen(address, part)
  await expect.poll(said, { timeout: 8_000 }).toMatch(words)
})

test('what to do for a medicine of a plan is read out loud', async () => {
  const t = words.en
  const before = async (page: Page) => {
    await page.getByRole('textbox', { name: t('plan.add.label') }).fill('ozempic')
    await page.getByRole('button', { name: t('plan.add.button') }).click()
  }
  const { said } = await listen('/plan', 'article', { before })
  await expect.poll(said, { timeout: 8_000 }).toMatch(/ozempic/i)
})

test('it is paused, stopped and used by keyboard, and what is read is marked', async () => {
  const { page, player, t } = await listen('/drugs/ozempic', 'article')
  await expectNoViolations(page, [390])
  await player.getByRole('button', { name: t('readAloud.pause') }).press('Enter')
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('read-aloud') ?? [])].join(''))
  expect((await marked()).length).toBeGreaterThan(0)
  await player.getByRole('button', { name: t('readAloud.stop') }).press('Enter')
  await player.waitFor({ state: 'detached' })
  expect(await marked()).toBe('')
})

test('in Spanish the answer is read in Spanish', async () => {
  const { page } = await listen('/drugs/ozempic', 'article', { language: 'es' })
  expect(await page.evaluate(() => [...new Set(window.scripted.saidIn)])).toEqual(['es-US'])
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { openPage, visit } from '../support/browser.ts'
import { beginningWith, holding, words } from '../support/words.ts'

function fieldOfHome(page: Page, language: Language) {
  return page.getByRole('combobox', { name: words[language]('home.search.label') })
}

async function seesDrugPage(page: Page, language: Language, drug: string) {
  await page.getByRole('heading', { level: 1, name: words[language]('drug.title', { drug }) }).waitFor()
}

test.each(languages)(
  '%s: a medicine is found by typing and clicking, with its prices and every way',
  async (language) => {
    const page = await openPage({ language })
    const t = words[language]
    await visit(page, '/')
    await fieldOfHome(page, language).fill('lipi')
    await page.getByRole('option', { name: beginningWith('Lipitor') }).click()
    await seesDrugPage(page, language, 'Lipitor')
    expect(new URL(page.url()).pathname).toBe('/drugs/lipitor')
    await page.getByRole('region', { name: t('prices.title'), exact: true }).waitFor()
    const more = page.getByRole('region', { name: t('drug.more', { drug: 'Lipitor' }), exact: true })
    for (const way of ['drug.anyMedicine', 'drug.moreHelp'] as const) await more.getByText(t(way)).click()
    expect(await more.locator('details[open] details').count()).toBeGreaterThan(4)
  },
)

test('a medicine is found with the keyboard alone', async () => {
  const page = await openPage()
  await visit(page, '/')
  const field = fieldOfHome(page, 'en')
  await tabTo(page, 'en')
  await page.keyboard.type('eliq')
  const option = page.getByRole('option', { name: beginningWith('Eliquis') })
  await option.waitFor()
  await page.keyboard.press('ArrowDown')
  expect(await option.getAttribute('aria-selected')).toBe('true')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
  await page.keyboard.press('Enter')
  await seesDrugPage(page, 'en', 'Eliquis')
})

test('Enter takes a name that was typed in full, whatever its case', async () => {
  const page = await openPage()
  await visit(page, '/')
  await tabTo(page, 'en')
  await page.keyboard.type('LIPITOR')
  await page.getByRole('option', { name: beginningWith('Lipitor') }).waitFor()
  await page.keyboard.press('Enter')
  await seesDrugPage(page, 'en', 'Lipitor')
})

test('Escape closes the list and keeps what was typed', async () => {
  const page = await openPage()
  await visit(page, '/')
  const field = fieldOfHome(page, 'en')
  await field.fill('met')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('option').first().waitFor({ state: 'hidden' })
  expect(await field.inputValue()).toBe('met')
})

test.each(languages)('%s: a misspelled medicine is found', async (language) => {
  const page = await openPage({ language })
  await visit(page, '/')
  await fieldOfHome(page, language).fill('ozempik')
  await page.getByRole('option', { name: beginningWith('Ozempic') }).click()
  await seesDrugPage(page, language, 'Ozempic')
})

test.each(languages)('%s: a misspelling that nobody has listed is found and marked as a guess', async (language) => {
  const page = await openPage({ language })
  await visit(page, '/')
  await fieldOfHome(page, language).fill('lipitorr')
  const option = page.getByRole('option', { name: beginningWith('Lipitor') })
  await option.getByText(words[language]('search.similar')).waitFor()
  await option.click()
  await seesDrugPage(page, language, 'Lipitor')
})

test.each(languages)('%s: a medicine is found by its Spanish name', async (language) => {
  const page = await openPage({ language })
  await visit(page, '/')
  await fieldOfHome(page, language).fill('metformina')
  await page
    .getByRole('option', { name: beginningWith('metformin') })
    .first()
    .click()
  await seesDrugPage(page, language, 'metformin')
})

test('a medicine is found by touch', async () => {
  const page = await openPage({ width: 390, touch: true })
  await visit(page, '/')
  const field = fieldOfHome(page, 'en')
  await field.tap()
  await field.pressSequentially('ozem')
  await page.getByRole('option', { name: beginningWith('Ozempic') }).tap()
  await seesDrugPage(page, 'en', 'Ozempic')
})

test('when nothing matches, the list says so', async () => {
  const page = await openPage()
  await visit(page, '/')
  await fieldOfHome(page, 'en').fill('qqqqqq')
  await page
    .getByRole('status')
    .filter({ hasText: words.en('search.noMatches') })
    .waitFor()
  expect(await page.getByRole('option').count()).toBe(0)
})

test('the words for no matches are those of the spec', () => {
  expect(words.en('search.noMatches')).toBe('No matches found.')
})

test('the clear button empties the field and gives it the focus', async () => {
  const page = await openPage()
  await visit(page, '/')
  const field = fieldOfHome(page, 'en')
  await field.fill('lipi')
  await page.getByRole('button', { name: words.en('search.clear') }).click()
  expect(await field.inputValue()).toBe('')
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
})

test('the button asks for a choice where several medicines match', async () => {
  const page = await openPage()
  const t = words.en
  await visit(page, '/')
  await fieldOfHome(page, 'en').fill('met')
  await page.getByRole('option').first().waitFor()
  await page.getByRole('button', { name: t('home.search.submit') }).click()
  await page
    .getByRole('status')
    .filter({ hasText: t('search.choose') })
    .waitFor({ state: 'attached' })
  expect(new URL(page.url()).pathname).toBe('/')
})

test('when the list of medicines fails, the page says so and tries again', async () => {
  const page = await openPage({ expected: /status of 500/ })
  const t = words.en
  await page.route('**/api/drug_names', (route) => route.fulfill({ status: 500, body: '{}' }))
  await visit(page, '/')
  const field = fieldOfHome(page, 'en')
  await field.fill('lipi')
  await page.getByText(t('search.failed')).waitFor()
  await page
    .getByRole('alert')
    .filter({ hasText: t('search.toast.noList') })
    .waitFor()
  await page.unroute('**/api/drug_names')
  await page.getByRole('button', { name: t('search.retry') }).click()
  await field.click()
  await page.getByRole('option', { name: beginningWith('Lipitor') }).click()
  await seesDrugPage(page, 'en', 'Lipitor')
})

test('without JavaScript the form leads to the programs', async () => {
  const page = await openPage({ javaScript: false })
  const t = words.en
  await page.goto('/')
  await fieldOfHome(page, 'en').fill('ozempic')
  await page.getByRole('button', { name: t('home.search.submit') }).click()
  await page.getByRole('heading', { name: holding('Ozempic'), level: 2 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/patient-assistant-savings')
  await page.getByRole('article').first().waitFor()
})

test.each(languages)('%s: without JavaScript a Spanish name leads to the same medicine', async (language) => {
  const page = await openPage({ language, javaScript: false })
  await page.goto('/')
  await fieldOfHome(page, language).fill('Metformina')
  await page.keyboard.press('Enter')
  const none = words[language]('finder.noneTitle', { drug: { en: 'metformin', es: 'metformina' }[language] })
  await page.getByRole('heading', { name: none }).waitFor()
  expect(new URL(page.url()).searchParams.get('drug')).toBe('metformin')
})

async function tabTo(page: Page, language: Language) {
  const field = fieldOfHome(page, language)
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    if (await field.evaluate((input) => input === document.activeElement)) return
  }
  throw new Error('Twenty presses of Tab did not reach the search')
}

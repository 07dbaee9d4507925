import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { expectNoViolations, expectPhoneRight } from '../support/axe.ts'
import { openPage, visit } from '../support/browser.ts'
import { expectNothingSideways } from '../support/sideways.ts'
import { beginningWith, words } from '../support/words.ts'

const address = '/checkeligibility?drug=ozempic'

/** What a person without insurance says, in each language, to the question with this beginning. */
const said: Record<Language, [question: RegExp, answer: string][]> = {
  en: [
    [/^What health insurance/, 'I have none'],
    [/^How many people/, 'me, my husband and 2 kids'],
    [/^How much money/, '$2,400 a month'],
    [/^Which state/, '14604'],
    [/^How old/, '52'],
    [/^Has a doctor/, 'yes'],
    [/right\?$/, 'yes'],
  ],
  es: [
    [/^¿Qué seguro/, 'no tengo seguro'],
    [/^¿Cuántas personas/, 'somos 4'],
    [/^¿Cuánto dinero/, '2,400 al mes'],
    [/^¿En qué estado/, 'Nueva York'],
    [/^¿Qué edad/, 'tengo 52 años'],
    [/^¿Un médico/, 'sí'],
    [/correcto\?$/, 'sí'],
  ],
}

function partsOf(page: Page, language: Language) {
  const t = words[language]
  return {
    question: page.locator('form h2'),
    answer: page.locator('form').getByRole('textbox'),
    submit: page.getByRole('button', { name: t('check.submit') }),
    done: page.getByRole('heading', { name: t('check.done') }),
    ai: page.getByRole('tab', { name: beginningWith(t('check.ai')) }),
    potentially: page.getByRole('tab', { name: t('check.potentially') }),
    programs: page.getByRole('tabpanel').getByRole('article'),
  }
}

/** Answers every question in words, with Enter, until the recommendation is there. */
async function answerAll(page: Page, language: Language): Promise<number> {
  const { question, answer, done } = partsOf(page, language)
  let asked = 0
  await question.waitFor()
  while (await question.isVisible()) {
    const text = (await question.textContent()) ?? ''
    const reply = said[language].find(([begins]) => begins.test(text))?.[1] ?? 'skip'
    await answer.fill(reply)
    await answer.press('Enter')
    asked += 1
    await page.waitForFunction((before) => document.querySelector('form h2')?.textContent !== before, text)
  }
  await done.waitFor()
  return asked
}

test.each(languages)(
  'a talk in %s ends with programs, the reason for each, and what was understood',
  async (language) => {
    const page = await openPage({ language, width: 390, reducedMotion: true })
    await visit(page, address)
    const { programs, ai, potentially } = partsOf(page, language)
    expect(await answerAll(page, language)).toBeLessThanOrEqual(8)
    expect(await ai.getAttribute('aria-selected')).toBe('true')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words[language]('check.done'))
    expect(await programs.first().textContent()).toContain(
      { en: 'You have no insurance.', es: 'Usted no tiene seguro.' }[language],
    )
    await page.getByText(words[language]('check.answers')).click()
    await page.getByText(language === 'en' ? '4 people' : '4 personas', { exact: true }).waitFor()
    await page.getByText(words[language]('check.toast'), { exact: true }).waitFor()
    await expectNoViolations(page)
    await expectNothingSideways(page)
    await potentially.click()
    await programs.first().waitFor()
    await expectPhoneRight(page)
  },
)

test('quick answers and the keyboard alone are enough, and a new question takes the focus', async () => {
  const page = await openPage()
  await visit(page, address)
  const { question } = partsOf(page, 'en')
  await question.waitFor()
  const first = await question.textContent()
  await page.getByRole('button', { name: 'Medicaid' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction((before) => document.querySelector('form h2')?.textContent !== before, first)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  await page.getByText('Medicaid.', { exact: true }).waitFor()
})

test('an answer can be changed, and starting over forgets all', async () => {
  const page = await openPage()
  await visit(page, address)
  const { question, answer, submit } = partsOf(page, 'en')
  await answer.fill('Medicaid')
  await submit.click()
  await page
    .getByRole('button', { name: /^Change.*Insurance/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'What health insurance do you have?' }).waitFor()
  await answer.fill('no insurance')
  await submit.click()
  await page.getByText('No insurance.', { exact: true }).waitFor()
  await page.getByText(words.en('check.answers')).click()
  await page.getByRole('button', { name: words.en('check.startOver') }).click()
  await page.getByText(words.en('check.noAnswers')).waitFor()
  expect(await question.textContent()).toBe('What health insurance do you have?')
})

test('the pre-qualified tab follows the answers, and a card asks what would settle it', async () => {
  const page = await openPage()
  await visit(page, address)
  const { answer, submit, potentially, programs, question } = partsOf(page, 'en')
  await answer.fill('no insurance')
  await submit.click()
  await potentially.click()
  await programs.first().waitFor()
  await page
    .getByRole('button', { name: /^Answer this/ })
    .first()
    .click()
  expect(await question.textContent()).not.toBe('What health insurance do you have?')
})

test('a reload goes on where the talk was', async () => {
  const page = await openPage()
  await visit(page, address)
  const { answer, submit } = partsOf(page, 'en')
  await answer.fill('Medicaid')
  await submit.click()
  await page.getByText('Medicaid', { exact: true }).first().waitFor()
  await visit(page, address)
  await page.getByText('Medicaid', { exact: true }).first().waitFor()
})

test('without a medicine the page offers the search, also without JavaScript', async () => {
  const page = await openPage({ javaScript: false })
  await page.goto('/checkeligibility')
  const search = page.getByRole('combobox', { name: words.en('check.pickDrug') })
  await search.fill('metformina')
  await search.press('Enter')
  await page.waitForURL(/drug=metformin/)
})

test('an unknown medicine is said, with the search', async () => {
  const page = await openPage({ expected: /status of 404/ })
  const response = await visit(page, '/checkeligibility?drug=nosuch')
  expect(response.status()).toBe(404)
  await page.getByText('We do not know “nosuch”. Check the name on your pill bottle.').waitFor()
})

test('when the server does not answer, what was typed is kept and can be sent again', async () => {
  const page = await openPage({ expected: /Failed to load resource/ })
  await visit(page, address)
  const { answer, submit } = partsOf(page, 'en')
  await answer.fill('Medicaid')
  await page.route('**/api/get_criteria_recomendation', (route) => route.abort())
  await submit.click()
  await page.getByText(words.en('check.failedMore')).waitFor()
  expect(await answer.inputValue()).toBe('Medicaid')
  await page.unroute('**/api/get_criteria_recomendation')
  await submit.click()
  await page.getByText('Medicaid', { exact: true }).first().waitFor()
})

test('the same answers check other medicines', async () => {
  const page = await openPage()
  await visit(page, address)
  await answerAll(page, 'en')
  const other = page.getByRole('combobox', { name: words.en('check.addDrug') })
  await other.fill('Eliquis')
  await other.press('Enter')
  await page.getByRole('heading', { name: 'Eliquis' }).waitFor()
  await page.getByText(/^Best route: /).waitFor()
})

const states: Record<string, (page: Page, language: Language) => Promise<void>> = {
  'the first question': async (page, language) => partsOf(page, language).question.waitFor(),
  async 'no answer given'(page, language) {
    await partsOf(page, language).submit.click()
    await page.getByText(words[language]('check.needAnswer')).waitFor()
  },
  async 'the services'(page, language) {
    await page.getByRole('button', { name: words[language]('check.canDo') }).click()
    await page.getByRole('dialog').waitFor()
  },
}

const cases = Object.keys(states).flatMap((state) => languages.map((language) => [state, language] as const))

test.each(cases)('%s, %s: axe finds nothing wrong and nothing scrolls sideways', async (state, language) => {
  const page = await openPage({ language, width: 390, reducedMotion: true })
  await visit(page, address)
  await states[state]?.(page, language)
  await expectPhoneRight(page)
  await expectNothingSideways(page)
})

test.each(languages)(
  'in %s a question, and then the button of the answer, stand on the first screen of a phone',
  async (language) => {
    const page = await openPage({ language, width: 390, reducedMotion: true })
    await visit(page, address)
    const { question, done } = partsOf(page, language)
    await question.waitFor()
    const bottomOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().bottom + scrollY)
    expect(await bottomOf('form')).toBeLessThan(800)
    await answerAll(page, language)
    await done.waitFor()
    expect(await bottomOf('[role=tabpanel] article a')).toBeLessThan(778)
    const { words: count, height } = await page.evaluate(() => ({
      words: document.querySelector('main')?.innerText.split(/\s+/).length ?? 0,
      height: document.querySelector('main')?.scrollHeight ?? 0,
    }))
    expect(count).toBeLessThan(190)
    expect(height).toBeLessThan(4 * 844)
  },
)

test('by click from the check to the papers as a PDF, and from the plan to those of its medicine', async () => {
  const page = await openPage({ width: 390, reducedMotion: true })
  const t = words.en
  const papers = () =>
    page
      .getByRole('article')
      .first()
      .getByRole('link', { name: beginningWith(t('site.kit')) })
  const title = page.getByRole('heading', {
    level: 1,
    name: t('kit.title', { program: 'Novo Nordisk Patient Assistance Program' }),
  })
  await visit(page, '/checkeligibility')
  await page.getByRole('combobox', { name: t('check.pickDrug') }).fill('ozempic')
  await page.getByRole('option', { name: beginningWith('Ozempic') }).click()
  await answerAll(page, 'en')
  await papers().click()
  await title.waitFor()
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('kit.pdf') }).click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/)

  const menu = page.getByRole('navigation', { name: t('site.mainNav') })
  await menu.getByRole('link', { name: t('site.plan') }).click()
  await page.getByRole('button', { name: t('plan.add.lookedUp', { count: 1 }) }).click()
  await page.getByRole('checkbox', { name: 'Ozempic' }).waitFor()
  await page.getByRole('button', { name: t('plan.add.lookedUpAdd', { count: 1 }) }).click()
  await papers().click()
  await title.waitFor()
})

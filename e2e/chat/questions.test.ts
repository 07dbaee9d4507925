import { expect, test } from 'vitest'
import { en } from '../../src/i18n/en.ts'
import { es } from '../../src/i18n/es.ts'
import { openPage, siteUrl, visit } from '../support/browser.ts'

test('a question is found by its words without JavaScript, and its page answers it', async () => {
  const page = await openPage({ javaScript: false })
  await page.goto('/questions')
  await page.getByRole('textbox', { name: en.questions.search.label }).fill('deductable')
  await page.getByRole('button', { name: en.questions.search.submit }).click()
  await page.getByRole('link', { name: 'What is a deductible?' }).first().click()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('What is a deductible?')
  await page.getByText('A deductible is what you pay').waitFor()
  await page.getByText('Where this comes from').click()
  await page.getByText(/Source dated/).waitFor()
})

test('words that nothing answers say so, and lead to Navi and to all questions', async () => {
  const page = await openPage({ language: 'es', width: 390 })
  await visit(page, '/questions')
  await page.getByRole('textbox', { name: es.questions.search.label }).fill('jirafa')
  await page.getByRole('button', { name: es.questions.search.submit }).click()
  await page.getByRole('heading', { name: es.questions.search.none.replace('{{words}}', 'jirafa') }).waitFor()
  await page.getByRole('main').getByRole('link', { name: es.questions.search.all }).click()
  await page.waitForURL('**/questions')
})

test('in danger the numbers to call come before every other word of the answer', async () => {
  const page = await openPage({ width: 390 })
  await visit(page, '/questions/poison-control')
  const [number, answer] = await Promise.all([
    page
      .getByRole('link', { name: /^1-800-222-1222/ })
      .first()
      .boundingBox(),
    page.getByText('Call Poison Help now').boundingBox(),
  ])
  expect(number?.y).toBeLessThan(answer?.y ?? 0)
  expect((number?.y ?? 0) + (number?.height ?? 0)).toBeLessThan(844)
})

test('a question that nobody may answer yet says where to ask', async () => {
  const page = await openPage()
  await visit(page, '/questions/public-charge')
  await page.getByText(en.questions.card.notAnswered).waitFor()
  await page.getByRole('link', { name: /^Open uscis\.gov/ }).waitFor()
})

test('an answer that is not there is a page that says so', async () => {
  expect((await fetch(`${siteUrl}/questions/nosuch`)).status).toBe(404)
  const page = await openPage({ expected: /status of 404/ })
  await visit(page, '/questions/nosuch')
  await page.getByRole('heading', { level: 1, name: en.questions.missing.title }).waitFor()
})

test('a copay card leads on to what a copay accumulator is', async () => {
  const page = await openPage()
  await visit(page, '/copaysaving?drug=eliquis')
  await page.getByRole('link', { name: 'What is a copay accumulator?' }).click()
  await page.getByRole('heading', { level: 1, name: 'What is a copay accumulator?' }).waitFor()
})

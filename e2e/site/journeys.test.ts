import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { openNewPage, visit } from '../support/browser.ts'
import { beginningWith, words } from '../support/words.ts'

/*
 * Four people on their way from the home page to a phone number, by what a person does alone: taps, keys and reading. A list
 * of medicines or a name that is typed is no tap. Read is every line above what is pressed, each once.
 */

const phoneNumber = /\d{3}-\d{3}-\d{4}/
const most = { taps: 6, words: 150, keys: 40 }

/** A reader who counts. */
async function readerAtHome(language: Language, screen: { width: number; text?: number }) {
  const page = await openNewPage({ language, width: screen.width, reducedMotion: true })
  if (screen.text) {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: screen.text, fixed: screen.text } })
  }
  await visit(page, '/')
  const lines = new Set<string>()
  const counted = { taps: 0, keys: 0 }

  async function read(target: Locator) {
    await target.waitFor()
    for (const line of await target.evaluate(linesAbove)) lines.add(line)
  }

  return {
    page,
    t: words[language],
    read,
    async tap(target: Locator) {
      await read(target)
      await target.click()
      counted.taps += 1
    },
    async press(key: string) {
      await page.keyboard.press(key)
      counted.keys += 1
    },
    /** Goes on by Tab until the focus is there. */
    async tabTo(target: Locator) {
      await target.waitFor()
      for (let more = 80; more > 0; more -= 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
        counted.keys += 1
      }
      throw new Error('The focus never came there')
    },
    counted: () => ({ ...counted, words: [...lines].join(' ').match(/\S+/g)?.length ?? 0 }),
    forgetKeys: () => {
      counted.keys = 0
    },
  }
}

/** Runs in the page: the lines of its main part that can be seen above the end of an element. */
function linesAbove(target: Element): string[] {
  const end = target.getBoundingClientRect().bottom
  const main = document.querySelector('main') as HTMLElement
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const lines: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const box = text.parentElement as HTMLElement
    if (!text.textContent?.trim() || box.closest('.visually-hidden, noscript, textarea, [role=listbox]')) continue
    if (!box.checkVisibility({ visibilityProperty: true })) continue
    if (box.getBoundingClientRect().top < end) lines.push(text.textContent.trim())
  }
  return lines
}

function pickMedicine(page: Page, language: Language, name: string) {
  const field = page.getByRole('combobox', { name: words[language]('home.search.label') })
  const option = page.getByRole('option', { name: beginningWith(name) }).first()
  return { field, option }
}

function expectWithin(journey: string, counted: { taps: number; words: number }) {
  console.info(journey, counted)
  expect(counted.taps).toBeLessThanOrEqual(most.taps)
  expect(counted.words).toBeLessThanOrEqual(most.words)
}

test('an uninsured Spanish-speaking couple comes to the free program and its number', async () => {
  const { page, t, tap, read, counted } = await readerAtHome('es', { width: 390 })
  const { field, option } = pickMedicine(page, 'es', 'Ozempic')
  await read(field)
  await field.fill('ozempic')
  await tap(option)
  const main = page.getByRole('main')
  await tap(main.getByRole('button', { name: t('person.insurance.none'), exact: true }).last())
  const facts = page.getByRole('region', { name: t('person.about') })
  const chip = (topic: 'household_size' | 'yearly_income') =>
    facts.locator('summary').filter({ hasText: t(`person.chips.${topic}`) })
  await tap(chip('household_size'))
  await tap(facts.getByRole('button', { name: '2', exact: true }))
  await chip('household_size')
    .filter({ hasText: t('person.short.people', { count: 2 }) })
    .waitFor()
  await tap(chip('yearly_income'))
  await tap(page.locator('details[name=fact][open] button').first())
  await chip('yearly_income').filter({ hasText: '$' }).waitFor()
  const number = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /1-866-310-7549/ })
  await read(number)
  await page.getByRole('article').first().getByText('$0').waitFor()
  expectWithin('couple', counted())
})

test('a man of 74 with Part D comes to a number and into his plan by keyboard, with text twice as large', async () => {
  const { page, t, read, press, tabTo, counted, forgetKeys } = await readerAtHome('en', { width: 1280, text: 32 })
  const { field, option } = pickMedicine(page, 'en', 'Eliquis')
  await read(field)
  await tabTo(field)
  await page.keyboard.type('eliquis')
  await option.waitFor()
  await press('ArrowDown')
  await press('Enter')
  const partD = page
    .getByRole('main')
    .getByRole('button', { name: t('person.insurance.medicare_d'), exact: true })
    .last()
  await partD.waitFor()
  await read(partD)
  await tabTo(partD)
  await press('Enter')
  const answer = page.getByRole('article').first()
  const number = answer.getByRole('link', { name: phoneNumber }).first()
  await read(number)
  const { words } = counted()
  forgetKeys()
  await tabTo(answer.getByRole('button', { name: t('site.addToPlan') }))
  await press('Enter')
  await answer.getByRole('button', { name: t('site.inPlan'), pressed: true }).waitFor()
  const { keys } = counted()
  console.info('Part D', { words, keys })
  expect(words).toBeLessThanOrEqual(most.words)
  expect(keys).toBeLessThanOrEqual(most.keys)
})

test('a parent with private insurance comes to the copay card and its number', async () => {
  const { page, t, tap, read, counted } = await readerAtHome('en', { width: 390 })
  const { field, option } = pickMedicine(page, 'en', 'Humira')
  await read(field)
  await field.fill('humira')
  await tap(option)
  await tap(
    page
      .getByRole('main')
      .getByRole('button', { name: t('person.insurance.commercial'), exact: true })
      .last(),
  )
  const answer = page.getByRole('article').first()
  await answer.getByText(t('answerCard.getCard')).first().waitFor()
  await read(answer.getByRole('link', { name: phoneNumber }).first())
  expectWithin('parent', counted())
})

test('a caseworker makes a plan of ten pasted medicines in less than a minute, and prints one page', async () => {
  const list =
    '1. Ozempic 1 mg weekly\n2. Tresiba 20 units\n3. jardiance 10\n4. Eliquis 5mg bid\n5. atorvastatin 80\n6. metformin 500\n7. Humira\n8. januvia 100 mg\n9. Xarelto 20\n10. lisinopril 10 mg'
  const { page, t, tap, read, counted } = await readerAtHome('en', { width: 1280 })
  const begun = Date.now()
  await tap(page.getByRole('link', { name: t('home.several') }))
  const box = page.getByRole('textbox', { name: t('plan.add.label') })
  await read(box)
  await box.fill(list)
  await tap(page.getByRole('button', { name: t('plan.add.button') }))
  const number = page.getByRole('main').getByRole('link', { name: phoneNumber }).first()
  await read(number)
  expect(Date.now() - begun).toBeLessThan(60_000)
  expectWithin('caseworker', counted())
  const pdf = await page.pdf({ format: 'Letter', margin: { top: '10mm', bottom: '10mm', left: '12mm', right: '12mm' } })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.goto('/')
  await page.getByRole('link', { name: t('home.plan.title', { count: 10 }) }).waitFor()
})

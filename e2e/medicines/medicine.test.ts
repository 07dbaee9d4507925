import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { expectNoViolations } from '../support/axe.ts'
import { openPage, visit } from '../support/browser.ts'
import { beginningWith, words } from '../support/words.ts'

const screen = { width: 390, height: 844 }
const ozempic = '/drugs/ozempic'

/** The page of a medicine, as far as it asks and answers. */
function medicinePage(page: Page, language: Language) {
  const t = words[language]
  const facts = page.getByRole('region', { name: t('person.about') })
  const chip = (topic: 'insurance' | 'household_size' | 'yearly_income' | 'place') =>
    facts.locator('summary').filter({ hasText: t(`person.chips.${topic}`) })
  return {
    t,
    chip,
    answer: page.getByRole('article').first(),
    choose: (name: string) => facts.getByRole('button', { name, exact: true }).filter({ visible: true }).click(),
    zip: facts.getByLabel(t('person.typed.place')),
  }
}

/** Tells by the interface of programs what a journey does not look at. */
async function tell(page: Page, facts: Record<string, string>) {
  for (const [topic, answer] of Object.entries(facts)) {
    const reply = await page.request.post('/api/person', { data: { topic, answer } })
    expect([topic, reply.status()]).toEqual([topic, 200])
  }
}

const poorCouple = { insurance: 'none', household_size: '2', yearly_income: '$19,000 a year', place: '33125' }

test.each(languages)(
  '%s: five taps and a ZIP code lead to the free program and its number, without a jump',
  async (language) => {
    const page = await openPage({ language, width: screen.width })
    const { t, chip, answer, choose, zip } = medicinePage(page, language)
    await visit(page, ozempic)
    await page.getByRole('heading', { name: t('person.ask.insurance') }).waitFor()
    await page
      .getByRole('main')
      .getByRole('button', { name: t('person.insurance.none'), exact: true })
      .last()
      .click()
    await answer.waitFor()
    await chip('household_size').click()
    await choose('2')
    await chip('household_size')
      .filter({ hasText: t('person.short.people', { count: 2 }) })
      .waitFor()
    await chip('yearly_income').click()
    await page.locator('details[name=fact][open] button').first().click()
    await chip('yearly_income').filter({ hasText: '$' }).waitFor()
    await chip('place').click()
    await zip.fill('33125')
    await chip('place').filter({ hasText: '33125, FL' }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(page.url()).not.toMatch(/33125|none|1803/)
    await answer.getByRole('link', { name: /1-866-310-7549/ }).waitFor()
  },
)

test.each(languages)(
  '%s: a fact is told by the keyboard, which stays where it was, and the answer is said',
  async (language) => {
    const page = await openPage({ language })
    const { t, chip } = medicinePage(page, language)
    await visit(page, ozempic)
    await chip('insurance').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await chip('insurance')
      .filter({ hasText: t('person.short.none') })
      .waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
    const said = page
      .getByRole('status')
      .filter({ hasText: beginningWith(t('answerCard.changed', { line: '' }).trim()) })
    await said.waitFor({ state: 'attached' })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    expect(await page.locator('details[name=fact][open]').count()).toBe(0)
  },
)

test('without JavaScript a fact is a form, and the answer is there', async () => {
  const page = await openPage({ javaScript: false })
  const { t, chip, answer } = medicinePage(page, 'en')
  await page.goto(ozempic)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('person.insurance.none'), exact: true })
    .last()
    .click()
  await chip('insurance')
    .filter({ hasText: t('person.short.none') })
    .waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(ozempic)
  await answer.waitFor()
  await page.goto('/aboutus')
  const strip = page.getByRole('region', { name: t('site.told.title') })
  await strip.getByRole('button', { name: t('site.told.forget') }).click()
  await strip.waitFor({ state: 'detached' })
})

test.each(languages)(
  '%s: what was told stands on every page, goes with the language, and is forgotten aloud',
  async (language) => {
    const page = await openPage({ language, width: screen.width, reducedMotion: true })
    const { t, chip } = medicinePage(page, language)
    await tell(page, poorCouple)
    await visit(page, '/aboutus')
    const strip = page.getByRole('region', { name: t('site.told.title') })
    await strip.getByText('33125, FL').waitFor()
    await expectNoViolations(page, [screen.width])
    await strip.getByRole('link', { name: t('site.told.change') }).click()
    await page.getByRole('heading', { level: 1, name: t('person.page.title') }).waitFor()
    await chip('household_size').click()
    await page.getByRole('button', { name: '3', exact: true }).click()
    await page
      .getByRole('main')
      .getByText(t('person.short.people', { count: 3 }))
      .last()
      .waitFor()
    await page.getByRole('button', { name: t('person.page.forgetTitle') }).click()
    await page.getByText(t('site.told.forgotten')).first().waitFor()
    await page.getByText(t('person.page.none')).waitFor()
  },
)

const people = {
  'nobody knows': {},
  'without insurance': poorCouple,
  'with Medicare': {
    insurance: 'medicare,part_d',
    household_size: '1',
    yearly_income: '$16,000 a year',
    place: '14604',
  },
  'with Medicare and much money': {
    insurance: 'medicare,part_d',
    household_size: '1',
    yearly_income: '$300,000 a year',
    place: '14604',
  },
  'with Medicare, and no more is known': { insurance: 'medicare' },
  'without insurance, and no more is known': { insurance: 'none' },
  'with Medicaid': { insurance: 'medicaid', household_size: '2', yearly_income: '$15,000 a year', place: '14604' },
  'with private insurance': {
    insurance: 'commercial',
    household_size: '3',
    yearly_income: '$60,000 a year',
    place: '75201',
  },
  'with the VA': { insurance: 'va', household_size: '1', yearly_income: '$30,000 a year', place: '33125' },
}
type Who = keyof typeof people
const cases = (Object.keys(people) as Who[]).flatMap((who) => languages.map((language) => [who, language] as const))

test.each(cases)(
  '%s, %s: four screens of a phone at most, few words before what is closed, the next step in sight',
  async (who, language) => {
    const page = await openPage({ language, width: screen.width })
    await tell(page, people[who])
    for (const address of [ozempic, '/drugs/atorvastatin']) {
      await visit(page, address)
      const found = await page.evaluate(measure)
      expect({ address, ...found, isShort: found.height <= 4 * 844, isTold: found.words <= 150 }).toMatchObject({
        isShort: true,
        isTold: true,
      })
      if (who !== 'nobody knows' && address === ozempic) expect(found.step).toBeLessThanOrEqual(found.bar)
    }
  },
)

/** Runs in the page: how long it is, how many words stand before what is closed, where the first step ends and the bar begins. */
function measure() {
  const main = document.querySelector('main') as HTMLElement
  const closed = [...main.querySelectorAll<HTMLElement>('section:last-of-type details')]
  const forEars = [...main.querySelectorAll<HTMLElement>('.visually-hidden')].filter(
    (each) => each.checkVisibility() && !closed.some((fold) => fold.contains(each)),
  )
  const wordsIn = (parts: HTMLElement[]) => parts.flatMap(({ innerText }) => innerText.match(/\S+/g) ?? []).length
  const step = main.querySelector('article a[href^="tel:"], article a[target="_blank"]')
  return {
    height: document.documentElement.scrollHeight,
    words: wordsIn([main]) - wordsIn(closed) - wordsIn(forEars),
    step: Math.round(step?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY),
    bar: Math.round(document.querySelector('.foot-bar')?.getBoundingClientRect().top ?? 0),
  }
}

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { languages } from '../../src/i18n/languages.ts'
import { expectPhoneRight } from '../support/axe.ts'
import { openNewPage, openPage, visit } from '../support/browser.ts'
import { sayTo, scriptSpeech } from '../support/scripted-speech.ts'
import { words } from '../support/words.ts'

const list = '1. Ozempic 1 mg weekly\n- jardiance 10\nEliquis 5mg bid, atorvastatin 80\nhumalin 10 units\nqwertzu 5 mg'
const tenMedicines = [
  'ozempic',
  'tresiba',
  'jardiance',
  'eliquis',
  'atorvastatin',
  'metformin',
  'humira',
  'januvia',
  'xarelto',
  'lisinopril',
]

async function paste(page: Page, language: Language, text = list) {
  const t = words[language]
  await page.getByRole('textbox', { name: t('plan.add.label') }).fill(text)
  await page.getByRole('button', { name: t('plan.add.button') }).click()
}

test.each(languages)(
  '%s: a list as people paste it becomes a plan, is asked about, ticked, kept and deleted',
  async (language) => {
    const page = await openPage({ language, width: 390, reducedMotion: true })
    const t = words[language]
    await visit(page, '/')
    await page
      .getByRole('navigation', { name: t('site.mainNav') })
      .getByRole('link', { name: t('site.plan') })
      .click()
    await paste(page, language)
    await page.getByRole('article', { name: 'Ozempic' }).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'qwertzu 5 mg' }).waitFor()
    await page
      .getByRole('group', { name: t('plan.add.doubtful', { typed: 'humalin' }) })
      .getByRole('button', { name: 'Humalog' })
      .click()
    const humalog = page.getByRole('article', { name: /Humalog/ })
    await humalog.waitFor()
    await expectPhoneRight(page)

    const step = page.getByRole('article', { name: 'Ozempic' }).getByRole('checkbox').first()
    await step.check()
    await page.reload()
    await humalog.waitFor()
    expect(await step.isChecked()).toBe(true)

    await page.getByRole('button', { name: t('plan.delete') }).click()
    await humalog.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => localStorage.getItem('navi.plan'))).toBeNull()
    await page.getByRole('button', { name: t('plan.undo') }).click()
    await humalog.waitFor()
    expect(await step.isChecked()).toBe(true)
  },
)

test('a medicine joins the plan on its page, and leaves it and comes back in the plan', async () => {
  const page = await openPage()
  const t = words.en
  await visit(page, '/drugs/ozempic')
  await page.getByRole('button', { name: t('site.addToPlan') }).click()
  await page.getByRole('button', { name: t('site.inPlan'), pressed: true }).waitFor()
  await page
    .getByRole('navigation', { name: t('site.mainNav') })
    .getByRole('link', { name: t('site.plan') })
    .click()
  const ozempic = page.getByRole('article', { name: 'Ozempic' })
  await ozempic.getByRole('button', { name: t('plan.takeOut') }).click()
  await ozempic.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: t('plan.undo') }).click()
  await ozempic.waitFor()
})

test('a plan that somebody sent is the reader’s only when they say so, and its link tells the server nothing', async () => {
  const page = await openPage()
  const t = words.en
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, '/plan#ozempic,eliquis')
  await page.getByText('Ozempic, Eliquis').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('navi.plan'))).toBeNull()
  await page.getByRole('button', { name: t('plan.shared.take') }).click()
  await page.getByRole('article', { name: 'Eliquis' }).waitFor()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  expect(asked.filter((url) => /ozempic/i.test(new URL(url).pathname + new URL(url).search))).toEqual([])
})

const said: Record<Language, string> = {
  en: 'i take ellie quiz and ozempic',
  es: 'tomo ellie quiz y ozempic',
}

test.each(languages)(
  '%s: medicines are told out loud, and each joins the plan only when it is confirmed',
  async (language) => {
    const page = await openNewPage({ language, width: 390, reducedMotion: true })
    const t = words[language]
    await scriptSpeech(page)
    await visit(page, '/plan')
    await page.getByRole('button', { name: t('plan.add.say') }).click()
    const talk = page.getByRole('dialog')
    await talk.getByRole('button', { name: t('voice.told.go') }).click()
    await sayTo(page, said[language])
    const asked = (name: string) => talk.getByRole('region', { name: `${t('voice.confirm.lead')} ${name}` })
    await asked('Eliquis').waitFor()
    await expectPhoneRight(page)
    await talk.getByRole('button', { name: t('voice.confirm.yes') }).click()
    await asked('Ozempic').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('navi.plan'))).toBeNull()
    await talk.getByRole('button', { name: t('voice.confirm.yes') }).click()
    await talk.getByText(t('plan.add.saidIn', { names: 'Eliquis, Ozempic' }).split('. ')[0] ?? '').waitFor()
    await talk.getByRole('button', { name: t('voice.end'), exact: true }).click()
    await talk.getByRole('button', { name: t('voice.close') }).click()
    for (const name of ['Eliquis', 'Ozempic']) await page.getByRole('article', { name }).waitFor()
  },
)

test('out loud, words of danger are answered by Navi, and what names no medicine is asked for again', async () => {
  const page = await openNewPage({ width: 390, reducedMotion: true })
  const t = words.en
  await scriptSpeech(page)
  await visit(page, '/plan')
  await page.getByRole('button', { name: t('plan.add.say') }).click()
  const talk = page.getByRole('dialog')
  await talk.getByRole('button', { name: t('voice.told.go') }).click()
  await sayTo(page, 'hello there')
  await talk.getByText('I heard no medicine.').waitFor()
  await sayTo(page, 'my chest hurts and i can not breathe')
  await talk.getByText(/911/).first().waitFor()
})

test('a browser that can’t hear says so, and leads back to typing', async () => {
  const page = await openPage({ width: 390, reducedMotion: true })
  const t = words.en
  await visit(page, '/plan')
  await page.getByRole('button', { name: t('plan.add.say') }).click()
  await page.getByRole('dialog').getByText(t('voice.problem.none')).waitFor()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('voice.type') })
    .click()
  await expect
    .poll(() =>
      page.getByRole('textbox', { name: t('plan.add.label') }).evaluate((box) => box === document.activeElement),
    )
    .toBe(true)
})

test('of what was looked up, the medicines left ticked join the plan', async () => {
  const page = await openPage({ width: 390, reducedMotion: true })
  const t = words.en
  for (const drug of ['ozempic', 'eliquis', 'januvia']) await visit(page, `/drugs/${drug}`)
  await visit(page, '/plan')
  await page.getByRole('button', { name: t('plan.add.lookedUp', { count: 3 }) }).click()
  await page.getByRole('checkbox', { name: 'Eliquis' }).uncheck()
  await expectPhoneRight(page)
  await page.getByRole('button', { name: t('plan.add.lookedUpAdd', { count: 2 }) }).click()
  for (const name of ['Januvia', 'Ozempic']) await page.getByRole('article', { name }).waitFor()
  expect(await page.getByRole('article', { name: 'Eliquis' }).count()).toBe(0)
})

test('the strip of the plan on the home page moves nothing', async () => {
  const page = await openNewPage({ width: 390 })
  await page.addInitScript(
    (medicines) => localStorage.setItem('navi.plan', JSON.stringify({ medicines, done: [] })),
    tenMedicines,
  )
  await visit(page, '/')
  await page.getByRole('link', { name: words.en('home.plan.title', { count: 10 }) }).waitFor()
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) sum += (shift as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
  expect(moved).toBe(0)
})

test.each(languages)('%s: ten medicines are one printed page', async (language) => {
  const page = await openNewPage({ language })
  await page.addInitScript(
    (medicines) => localStorage.setItem('navi.plan', JSON.stringify({ medicines, done: [] })),
    tenMedicines,
  )
  await visit(page, '/plan')
  await page.getByRole('article').first().waitFor()
  for (const format of ['Letter', 'A4']) {
    const pdf = await page.pdf({ format, margin: { top: '10mm', bottom: '10mm', left: '12mm', right: '12mm' } })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  }
})

test('where the server does not answer, the list is not lost, and it can be tried again', async () => {
  const page = await openPage({ expected: /Failed to load resource/ })
  const t = words.en
  await visit(page, '/plan')
  await page.route('**/api/plan', (route) => route.abort())
  await paste(page, 'en')
  await page.getByText(t('plan.failed')).waitFor()
  expect(await page.getByRole('textbox', { name: t('plan.add.label') }).inputValue()).toBe(list)
  await page.unroute('**/api/plan')
  await page.getByRole('button', { name: t('plan.add.button') }).click()
  await page.getByRole('article', { name: 'Ozempic' }).waitFor()
})

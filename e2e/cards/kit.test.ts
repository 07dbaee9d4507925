import { readFile } from 'node:fs/promises'
import type { Page, Request } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { expectPhoneRight } from '../support/axe.ts'
import { openNewPage, openPage, untilAlive, visit } from '../support/browser.ts'
import { beginningWith, words } from '../support/words.ts'

const kit = '/kit/novo-nordisk-pap?drug=ozempic,tresiba'
const typed = { name: 'José Muñoz', birth: '1965-03-02', address: '10 Calle Ocho', doctor: 'Dra. Ñandú' } as const
const worksheet = (page: Page, language: Language) =>
  page.getByRole('region', { name: words[language]('kitPapers.worksheet.title') })

async function fill(page: Page, language: Language) {
  for (const [field, text] of Object.entries(typed))
    await worksheet(page, language)
      .getByLabel(words[language](`kitPapers.fields.${field as keyof typeof typed}`), { exact: true })
      .fill(text)
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return readFile(await download.path())
}

/** Everything that a request carries. */
async function carried(request: Request): Promise<string> {
  const headers = Object.entries(await request.allHeaders()).flat()
  return [request.url(), request.postData() ?? '', ...headers].join('\n')
}

test.each(languages)(
  '%s: from home to the papers by click, filled in and saved as a PDF, and nothing that was typed is sent or kept',
  async (language) => {
    const page = await openPage({ language, width: 390, reducedMotion: true })
    const t = words[language]
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await visit(page, '/')
    await page.getByRole('combobox', { name: t('home.search.label') }).fill('ozempic')
    await page.getByRole('option', { name: beginningWith('Ozempic') }).click()
    await page
      .getByRole('main')
      .getByRole('button', { name: t('person.insurance.none'), exact: true })
      .last()
      .click()
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: beginningWith(t('site.kit')) })
      .click()
    await page
      .getByRole('heading', { level: 1, name: t('kit.title', { program: 'Novo Nordisk Patient Assistance Program' }) })
      .waitFor()
    const before = requests.length

    await fill(page, language)
    const letter = page.getByRole('region', { name: t('kitPapers.letter.title') })
    await letter.getByText(typed.name).waitFor()
    await expectPhoneRight(page)
    const pdf = await downloaded(page, () => page.getByRole('button', { name: t('kit.pdf') }).click())
    const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
    expect(totalPages).toBe(4)
    for (const part of Object.values(typed)) expect(text).toContain(part)

    await page.getByRole('button', { name: t('kit.renewal.button') }).click()
    await page.getByText(t('kit.renewal.pick')).waitFor()
    await page.getByLabel(t('kit.renewal.day')).fill('2027-02-03')
    const reminder = await downloaded(page, () => page.getByRole('button', { name: t('kit.renewal.button') }).click())
    expect(reminder.toString()).toContain('DTSTART;VALUE=DATE:20270203')

    // What makes the PDF came with the press, and not before.
    const fetchedLate = requests.slice(before).map((request) => new URL(request.url()).pathname)
    expect(fetchedLate.filter((path) => /kit-pdf/.test(path))).toHaveLength(1)
    expect(requests.slice(0, before).filter((request) => /kit-pdf|\.woff$/.test(request.url()))).toEqual([])
    const said = (await Promise.all(requests.map(carried))).join('\n')
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    for (const part of Object.values(typed))
      for (const written of [part, encodeURIComponent(part), encodeURIComponent(part).replaceAll('%20', '+')]) {
        expect(said).not.toContain(written)
        expect(kept).not.toContain(written)
      }
  },
)

test.each(languages)('%s: four pages of paper, each with one heading of its own', async (language) => {
  const page = await openPage({ language })
  await visit(page, kit)
  await fill(page, language)
  for (const format of ['Letter', 'A4']) {
    const pdf = await page.pdf({ format, margin: { top: '10mm', bottom: '10mm', left: '12mm', right: '12mm' } })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
    expect(text).toHaveLength(4)
    for (const [index, paper] of text.entries()) expect(paper).toContain(`${index + 1}. `)
    expect(text[1]).toContain(typed.name)
  }
})

test('where the PDF cannot be made, that is said and the pages can still be printed', async () => {
  const page = await openPage({ expected: /Failed to load resource|preload/ })
  const t = words.en
  await visit(page, kit)
  await page.route('**/*.woff', (route) => route.abort())
  await page.getByRole('button', { name: t('kit.pdf') }).click()
  await page.getByText(t('kit.pdfFailed')).waitFor()
  await page.getByRole('button', { name: t('kit.print') }).waitFor()
})

test('without JavaScript the blank pages are there to print', async () => {
  const page = await openPage({ javaScript: false })
  await page.goto(kit)
  await worksheet(page, 'en').getByLabel(words.en('kitPapers.fields.name')).waitFor()
  expect(await page.locator('main noscript').first().innerText()).toContain(words.en('kit.needScript'))
})

test('the plan and the list of programs lead to the papers too', async () => {
  const page = await openNewPage()
  const t = words.en
  const papers = page.getByRole('link', { name: beginningWith(t('site.kit')) })
  await page.addInitScript(() =>
    localStorage.setItem('navi.plan', JSON.stringify({ medicines: ['jardiance'], done: [] })),
  )
  await page.request.post('/api/person', { data: { topic: 'insurance', answer: 'none' } })
  await visit(page, '/plan')
  expect(await papers.first().getAttribute('href')).toBe('/kit/boehringer-cares-pap?drug=jardiance')
  await visit(page, '/patient-assistant-savings?drug=jardiance')
  await papers.first().click()
  await page.waitForURL('**/kit/boehringer-cares-pap?drug=jardiance')
  await untilAlive(page)
})

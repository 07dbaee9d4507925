import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { longestWait, openPage, siteUrl, untilAlive, visit } from '../support/browser.ts'
import { cardPage, cardParts } from '../support/card-dialog.ts'
import { words } from '../support/words.ts'

/** A reader who has been on the home page long enough for the service worker to have kept what it keeps. */
async function readerAtHome(language: Language, width = 390): Promise<Page> {
  const page = await openPage({
    language,
    width,
    serviceWorker: true,
    // What the browser itself says when it has no connection.
    expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Error loading route module|Failed to fetch/,
  })
  await visit(page, '/')
  await untilKept(page)
  return page
}

/** `waitForFunction` takes a promise for something that is there: it would wait for nothing. */
function until(page: Page, isSo: () => Promise<boolean>) {
  return expect.poll(() => page.evaluate(isSo), { timeout: longestWait }).toBe(true)
}

function untilKept(page: Page) {
  return until(page, async () => {
    const registration = await navigator.serviceWorker.ready
    return registration.active?.state === 'activated' && Boolean(await caches.match('/kept-language'))
  })
}

function titleOf(page: Page, language: Language) {
  return page.getByRole('heading', { level: 1, name: words[language]('offline.title') })
}

async function openOffline(page: Page, language: Language, address = '/drugs/ozempic') {
  await page.context().setOffline(true)
  await page.goto(address)
  await titleOf(page, language).waitFor()
  await untilAlive(page)
}

test.each(languages)('%s: without internet any address shows the offline page in the language', async (language) => {
  const page = await readerAtHome(language)
  await openOffline(page, language)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
  expect(await page.title()).toBe(`${words[language]('offline.title')} | Navi`)
  await page.getByText(words[language]('offline.noPrograms')).waitFor()
  await page.getByText(words[language]('offline.noCards')).waitFor()
})

test.each(languages)('%s: the list of medicines can be searched without internet', async (language) => {
  const page = await readerAtHome(language)
  const t = words[language]
  await openOffline(page, language)
  const today = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'long' }).format(new Date())
  await page
    .getByText(t('offline.stored', { date: today }))
    .first()
    .waitFor()
  const field = page.getByRole('combobox', { name: t('offline.label') })
  await field.fill('januv')
  await page.getByRole('option', { name: /^Januvia/ }).click()
  await page.getByText(t('offline.picked.generic', { generic: 'sitagliptin' })).waitFor()
  await page.getByText(t('offline.picked.missing')).waitFor()
})

test('the programs looked at last are there, with their phone numbers', async () => {
  const page = await readerAtHome('en')
  const t = words.en
  await visit(page, '/patient-assistant-savings?drug=ozempic')
  const number = await page
    .getByRole('link', { name: /\d{3}-\d{4}/ })
    .first()
    .getAttribute('href')
  await openOffline(page, 'en', '/copaysaving')
  await page.getByRole('heading', { level: 2, name: t('offline.of', { drug: 'Ozempic' }) }).waitFor()
  expect(await page.locator(`a[href="${number}"]`).count()).toBeGreaterThan(0)
})

test('a saved card is there without internet', async () => {
  const page = await readerAtHome('en')
  await visit(page, cardPage)
  await cardParts(page, 'en').way('save').click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('navi.savedItems'))).toContain('Museums for All')
  await openOffline(page, 'en')
  await page.getByRole('heading', { name: 'Museums for All' }).waitFor()
})

test('the language can be changed without internet', async () => {
  const page = await readerAtHome('en', 1280)
  const other = 'es'
  await openOffline(page, 'en')
  await page
    .getByRole('banner')
    .getByRole('link', { name: words.en('site.otherLanguage') })
    .click()
  await titleOf(page, other).waitFor()
  await page.reload()
  await titleOf(page, other).waitFor()
})

test('online again, the page goes back to the address that was wanted', async () => {
  const page = await readerAtHome('en')
  await openOffline(page, 'en', '/drugs/ozempic')
  await page.context().setOffline(false)
  await page.waitForURL('**/drugs/ozempic')
  await page.getByRole('heading', { level: 1, name: words.en('drug.title', { drug: 'Ozempic' }) }).waitFor()
})

test('a connection that is gone again at once takes the reader nowhere', async () => {
  const page = await readerAtHome('en')
  await openOffline(page, 'en', '/drugs/ozempic')
  const loadedAt = () => page.evaluate(() => performance.timeOrigin)
  const before = await loadedAt()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  // Twice as long as a connection has to stay: nothing tells that a page has not gone anywhere.
  await page.waitForTimeout(1_000)
  expect(await loadedAt()).toBe(before)
})

test('"Try again" tries the address that was wanted', async () => {
  const page = await readerAtHome('en')
  await openOffline(page, 'en', '/aboutus')
  const again = page.getByRole('button', { name: words.en('site.tryAgain') })
  await Promise.all([page.waitForEvent('domcontentloaded'), again.click()])
  await titleOf(page, 'en').waitFor()
  expect(page.url()).toBe(`${siteUrl}/offline?lng=en#/aboutus`)
})

test('a link behind the # never leads to another site', async () => {
  const page = await openPage()
  for (const wanted of ['//site.example/', 'https://site.example/', '/\\site.example/']) {
    await visit(page, `/offline#${wanted}`)
    await page.getByRole('button', { name: words.en('site.tryAgain') }).click()
    await untilAlive(page)
    expect(new URL(page.url()).origin).toBe(siteUrl)
    await page.goto('about:blank')
  }
})

test('a page that fails to load without internet gives way to the offline page', async () => {
  const page = await readerAtHome('en', 1280)
  await visit(page, '/')
  await page.context().setOffline(true)
  await page
    .getByRole('banner')
    .getByRole('link', { name: words.en('site.aboutUs') })
    .click()
  await titleOf(page, 'en').waitFor()
})

function untilPlanKept(page: Page) {
  return until(page, async () => {
    const pages = await Promise.all(['en', 'es'].map((language) => caches.match(`/plan?lng=${language}`)))
    return pages.every(Boolean) && localStorage.getItem('navi.madePlan') !== null
  })
}

test.each(languages)('%s: the plan is there without internet, to tick, print and save', async (language) => {
  const page = await readerAtHome(language)
  const t = words[language]
  await visit(page, '/plan')
  await page.getByRole('textbox', { name: t('plan.add.label') }).fill('Ozempic\nEliquis')
  await page.getByRole('button', { name: t('plan.add.button') }).click()
  await page.getByRole('article', { name: 'Eliquis' }).waitFor()
  await untilPlanKept(page)
  await page.context().setOffline(true)
  await page.goto('/plan')
  const today = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'long' }).format(new Date())
  // Fails with what stands there instead.
  const shown = () => page.getByRole('main').innerText()
  await expect.poll(shown, { timeout: longestWait }).toContain(t('plan.keptFrom', { date: today }))
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
  const step = page.getByRole('article', { name: 'Ozempic' }).getByRole('checkbox').first()
  await step.check()
  await page.reload()
  await step.waitFor()
  expect(await step.isChecked()).toBe(true)
  await untilAlive(page)
  await page
    .getByRole('link', { name: t('site.nearMe') })
    .first()
    .click()
  // Its title stands there too before the page is loaded anew, and that would go on after the next address.
  await page.waitForURL(/\/offline\?/)
  await titleOf(page, language).waitFor()
  await page.goto('/plan')
  await expect.poll(shown, { timeout: longestWait }).toContain(t('plan.keptFrom', { date: today }))
  await step.waitFor()
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('plan.save') }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('Eliquis')

  await page.context().setOffline(false)
  await page.getByText(t('plan.keptFrom', { date: today })).waitFor({ state: 'detached' })
  await page.getByRole('article', { name: 'Eliquis' }).waitFor()
})

test('what was told of oneself is in no page that is kept, and forgetting it forgets the plan as it was made', async () => {
  const page = await openPage({ serviceWorker: true })
  await page.request.post('/api/person', { data: { topic: 'yearly_income', answer: '$19,000 a year' } })
  await visit(page, '/drugs/ozempic')
  await page.getByRole('button', { name: words.en('site.addToPlan') }).click()
  await visit(page, '/plan')
  await page.getByRole('article', { name: 'Ozempic' }).waitFor()
  await untilKept(page)
  await untilPlanKept(page)
  const kept = await page.evaluate(async () => {
    const addresses = ['/offline?lng=en', '/plan?lng=en']
    const pages = await Promise.all(addresses.map(async (address) => (await caches.match(address))?.text() ?? ''))
    return pages.join() + localStorage.getItem('navi.madePlan')
  })
  expect(kept).toContain('Ozempic')
  expect(kept).not.toContain('19,000')
  await page
    .getByRole('button', { name: words.en('site.told.forget') })
    .first()
    .click()
  await page.getByText(words.en('site.told.forgotten')).waitFor()
})

test('what Navi is asked to forget is in no plan that is kept', async () => {
  const page = await readerAtHome('en')
  await page.request.post('/api/person', { data: { topic: 'yearly_income', answer: '$19,000 a year' } })
  await visit(page, '/drugs/ozempic')
  await page.getByRole('button', { name: words.en('site.addToPlan') }).click()
  await visit(page, '/plan')
  await page.getByRole('article', { name: 'Ozempic' }).waitFor()
  await untilPlanKept(page)
  await visit(page, '/health-care-ai')
  await page.getByRole('textbox').fill('Forget everything I told you')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => localStorage.getItem('navi.madePlan') === null)
})

test('no page is kept but the two for the time without internet, and no answer of the API but the list', async () => {
  const page = await readerAtHome('en')
  for (const address of ['/drugs/ozempic', '/support-programs?q=food&place=14604', cardPage]) await visit(page, address)
  const kept = await page.evaluate(async () => {
    const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(open.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => url.slice(location.origin.length)).filter((path) => !path.startsWith('/assets/'))
  })
  expect(kept.sort()).toEqual(['/api/drug_names', '/kept-language', '/offline?lng=en', '/offline?lng=es'])
})

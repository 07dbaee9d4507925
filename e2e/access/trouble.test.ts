import { expect, test } from 'vitest'
import { openNewPage, openPage, visit } from '../support/browser.ts'
import { finderPage } from '../support/finder-page.ts'
import { finderSamples, programsOf } from '../support/programs-of.ts'
import { words } from '../support/words.ts'

test.each(finderSamples)('%s: a medicine that we do not know is named, with status 404', async (_, finder) => {
  const { language, path } = finder
  const t = words[language]
  const page = await openPage({ language, expected: /status of 404/ })
  const response = await visit(page, `${path}?drug=nosuch`)
  expect(response.status()).toBe(404)
  await page.getByRole('heading', { name: t('finder.unknownTitle', { text: 'nosuch' }) }).waitFor()
  const { pick, found } = finderPage(page, finder, language)
  const { length } = await programsOf('ozempic', finder.page, language)
  await pick('Ozempic')
  await found('Ozempic', length).waitFor()
})

test.each(finderSamples)('%s: when the server fails, the page says so and tries again', async (_, finder) => {
  const { language, path, drug } = finder
  const t = words[language]
  const page = await openPage({ language, expected: /status of 500/ })
  await visit(page, path)
  const { pick, found } = finderPage(page, finder, language)
  const { length } = await programsOf(drug.id, finder.page, language)
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await pick(drug.label)
  await page
    .getByRole('alert')
    .filter({ hasText: t('programs.failedTitle') })
    .waitFor()
  await page
    .getByRole('alert')
    .filter({ hasText: t('programs.toast.notFound') })
    .waitFor()
  expect(await page.title()).toBe(`${t('programs.failedTitle')} | Navi`)
  await page.unroute('**/*.data*')
  await page.getByRole('button', { name: t('programs.tryAgain') }).click()
  await found(drug.label, length).waitFor()
  await expect.poll(() => page.title()).toBe(`${t(`heads.${finder.page}Drug.title`, { drug: drug.label })} | Navi`)
})

test.each(finderSamples)('%s: when the connection fails, the page says so and tries again', async (_, finder) => {
  const { language, path, drug } = finder
  const t = words[language]
  const page = await openPage({ language, expected: /ERR_INTERNET_DISCONNECTED/ })
  await visit(page, path)
  const { pick, found } = finderPage(page, finder, language)
  const { length } = await programsOf(drug.id, finder.page, language)
  await page.route('**/*.data*', (route) => route.abort('internetdisconnected'))
  await pick(drug.label)
  await page
    .getByRole('alert')
    .filter({ hasText: t('programs.failedTitle') })
    .waitFor()
  await page
    .getByRole('alert')
    .filter({ hasText: t('programs.toast.failed') })
    .waitFor()
  await page.unroute('**/*.data*')
  await page.getByRole('button', { name: t('programs.tryAgain') }).click()
  await found(drug.label, length).waitFor()
})

test('where the browser keeps nothing for us, a medicine is found and Navi answers', async () => {
  // The router's own script, which keeps how far readers have scrolled, complains and throws; nothing hangs on it.
  const page = await openNewPage({ expected: /Storage is closed off|^thrown: $/ })
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Storage is closed off', 'SecurityError')
        },
      })
    }
  })
  const [[, finder] = []] = finderSamples
  if (!finder) throw new Error('There is no finder.')
  const { language, path, drug } = finder
  await visit(page, path)
  const { pick, found } = finderPage(page, finder, language)
  await pick(drug.label)
  await found(drug.label, (await programsOf(drug.id, finder.page, language)).length).waitFor()
  await visit(page, '/health-care-ai')
  const box = page.getByRole('textbox', { name: words.en('chat.message') })
  await box.fill('Hello')
  await box.press('Enter')
  await page
    .getByText(/I am Navi|I'm Navi/)
    .first()
    .waitFor()
})

test('without JavaScript no condition of a program is cut short', async () => {
  const page = await openPage({ javaScript: false })
  await page.goto('/patient-assistant-savings?drug=ozempic')
  const { length } = await page.getByRole('article').all()
  expect(length).toBeGreaterThan(0)
  expect(await page.getByRole('button', { name: words.en('programs.viewMore') }).count()).toBe(0)
  const hidden = page.getByRole('article').locator('span[hidden]')
  expect(await hidden.count()).toBeGreaterThan(0)
  for (const rest of await hidden.all()) expect(await rest.isVisible()).toBe(true)
})

test('without JavaScript the part of a page that talks with Navi stands in its place', async () => {
  const page = await openPage({ javaScript: false })
  await page.goto('/paperworkassistance')
  await page.getByRole('heading', { name: words.en('chat.name') }).waitFor()
  expect(await page.getByRole('region', { name: words.en('chat.name') }).isVisible()).toBe(true)
})

import { expect, test } from 'vitest'
import { openNewPage, openPage, siteUrl, untilAlive, visit } from '../support/browser.ts'
import { finderPage } from '../support/finder-page.ts'
import { finderSamples, programsOf } from '../support/programs-of.ts'
import { beginningWith, holding, words } from '../support/words.ts'

test.each(finderSamples)('%s: a picked medicine brings its programs into view and says so', async (_, finder) => {
  const { language, path, drug } = finder
  const page = await openPage({ language })
  await visit(page, path)
  const { pick, found, fetched, programs } = finderPage(page, finder, language)
  const { length } = await programsOf(drug.id, finder.page, language)
  await pick(drug.label)
  await fetched.waitFor()
  const toast = await fetched.boundingBox()
  expect(toast?.y).toBeLessThan(40)
  expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeGreaterThan(1240)
  const heading = found(drug.label, length)
  await expect.poll(async () => (await heading.boundingBox())?.y, { timeout: 5_000 }).toBeLessThan(125)
  expect((await heading.boundingBox())?.y).toBeGreaterThan(75)
  expect(await programs.count()).toBe(length)
  expect(page.url()).toBe(`${siteUrl}${path}?drug=${drug.id}`)
})

test.each(finderSamples)('%s: the message goes after about five seconds', async (_, finder) => {
  const { language, path, drug } = finder
  const page = await openNewPage({ language })
  await page.clock.install()
  await visit(page, path)
  const { pick, fetched } = finderPage(page, finder, language)
  await pick(drug.label)
  await fetched.waitFor()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))
  await page.clock.fastForward(3_500)
  expect(await fetched.isVisible()).toBe(true)
  await page.clock.fastForward(2_000)
  await fetched.waitFor({ state: 'hidden', timeout: 5_000 })
})

test('the messages are those of the spec', () => {
  const { en: t } = words
  const fetched = (page: 'assistance' | 'copay') =>
    t('finder.toast.success', { category: t(`finder.${page}.category`) })
  expect(fetched('assistance')).toBe('Patient Assistance Programs (PAPs) fetched successfully')
  expect(fetched('copay')).toBe('Copay Assistance Programs fetched successfully')
  expect(t('finder.toast.none')).toBe('No programs available for this drug')
  expect(t('finder.noneTitle', { drug: 'Ozempic' })).toBe('No programs available for Ozempic.')
})

test.each(finderSamples)('%s: the view comes to the programs on a phone too', async (_, finder) => {
  const { language, path, drug } = finder
  const page = await openPage({ language, width: 390, touch: true, reducedMotion: true })
  await visit(page, path)
  const { pick, found } = finderPage(page, finder, language)
  const { length } = await programsOf(drug.id, finder.page, language)
  await pick(drug.label)
  const heading = found(drug.label, length)
  await expect.poll(async () => (await heading.boundingBox())?.y, { timeout: 5_000 }).toBeLessThan(125)
  expect((await heading.boundingBox())?.y).toBeGreaterThan(75)
})

test.each(finderSamples)('%s: a long description opens and closes', async (_, finder) => {
  const { language, path } = finder
  const t = words[language]
  const drug = { assistance: 'lantus', copay: 'ozempic' }[finder.page]
  const long = (await programsOf(drug, finder.page, language)).find(({ description }) => description.length > 80)
  const page = await openPage({ language })
  await visit(page, `${path}?drug=${drug}`)
  const article = page.getByRole('article', { name: long?.drug_name }).first()
  const isWhole = async () => (await article.innerText()).includes(long?.description ?? '')
  expect(await isWhole()).toBe(false)
  await article
    .getByRole('button', { name: beginningWith(t('programs.viewMore')) })
    .first()
    .click()
  await expect.poll(isWhole).toBe(true)
  await article.getByRole('button', { name: beginningWith(t('programs.viewLess')) }).click()
  await expect.poll(isWhole).toBe(false)
})

test.each(finderSamples)('%s: programs of two kinds can be filtered', async (_, finder) => {
  const { language, path, drug } = finder
  const t = words[language]
  const all = await programsOf(drug.id, finder.page, language)
  const page = await openPage({ language })
  await visit(page, `${path}?drug=${drug.id}`)
  const { programs } = finderPage(page, finder, language)
  const pills = page.getByRole('group', { name: t('finder.filterLabel') })
  for (const kind of new Set(all.map((program) => program.kind))) {
    const pill = pills.getByRole('button', { name: t(`programs.kind.${kind}`), exact: true })
    await pill.click()
    expect(await pill.getAttribute('aria-pressed')).toBe('true')
    expect(await programs.count()).toBe(all.filter((program) => program.kind === kind).length)
  }
  await pills.getByRole('button', { name: t('finder.filterAll', { count: all.length }) }).click()
  expect(await programs.count()).toBe(all.length)
})

test.each(finderSamples)(
  '%s: every program has its phone, and its form, or else its page, opens in a new tab',
  async (_, finder) => {
    const { language, path, drug } = finder
    const t = words[language]
    const all = await programsOf(drug.id, finder.page, language)
    const form = all.find(({ form_link }) => form_link)
    const site = all.find(({ program_url }) => program_url)
    const [label, program, address] = form
      ? [t('programs.openForm'), form, form.form_link ?? '']
      : [t('programs.openSite'), site, site?.program_url ?? '']
    const page = await openPage({ language, expected: /^foreign: / })
    await page.context().route(address, (route) => route.fulfill({ body: 'A form' }))
    await visit(page, `${path}?drug=${drug.id}`)
    for (const phone of all.flatMap(({ phone_number }) => phone_number ?? [])) {
      const link = page.getByRole('link', { name: beginningWith(phone) }).first()
      expect(await link.getAttribute('href')).toBe(`tel:+${phone.replaceAll('-', '')}`)
    }
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: holding(`${label} : ${program?.program_name}`) }).click()
    expect((await opened).url()).toBe(address)
    expect(page.url()).toBe(`${siteUrl}${path}?drug=${drug.id}`)
  },
)

test.each(finderSamples)('%s: a medicine without programs is named, with other ways on', async (_, finder) => {
  const { language, path } = finder
  const t = words[language]
  const page = await openPage({ language })
  await visit(page, path)
  const { pick, programs } = finderPage(page, finder, language)
  const drug = { en: 'metformin', es: 'metformina' }[language]
  await pick('metformin')
  await page.getByRole('heading', { name: t('finder.noneTitle', { drug }) }).waitFor()
  await page
    .getByRole('alert')
    .filter({ hasText: t('finder.toast.none') })
    .waitFor()
  expect(await programs.count()).toBe(0)
  await page.getByRole('link', { name: t('finder.otherWays', { drug }) }).click()
  await page.getByRole('heading', { level: 1, name: t('drug.title', { drug }) }).waitFor()
})

test.each(finderSamples)('%s: a reload keeps the programs and says nothing anew', async (_, finder) => {
  const { language, path, drug } = finder
  const page = await openPage({ language })
  await visit(page, path)
  const { pick, found, field, fetched, toasts } = finderPage(page, finder, language)
  const { length } = await programsOf(drug.id, finder.page, language)
  await pick(drug.label)
  await fetched.waitFor()
  await page.reload()
  await untilAlive(page)
  await found(drug.label, length).waitFor()
  expect(await field.inputValue()).toBe(drug.label)
  expect(await toasts.count()).toBe(0)
})

test.each(finderSamples)('%s: the address of a medicine shows its programs to a new reader', async (_, finder) => {
  const { language, path } = finder
  const all = await programsOf('ozempic', finder.page, language)
  const page = await openPage({ language })
  await visit(page, `${path}?drug=ozempic`)
  const { found, field, programs, toasts } = finderPage(page, finder, language)
  await found('Ozempic', all.length).waitFor()
  expect(await field.inputValue()).toBe('Ozempic')
  expect(await programs.count()).toBe(all.length)
  for (const { program_criteria } of all) await programs.filter({ hasText: program_criteria }).first().waitFor()
  expect(await toasts.count()).toBe(0)
})

test.each(finderSamples)('%s: Back returns to the medicine before, and to the start', async (_, finder) => {
  const { language, path, drug } = finder
  const page = await openPage({ language })
  await visit(page, path)
  const { pick, found, field, start } = finderPage(page, finder, language)
  const first = await programsOf('ozempic', finder.page, language)
  const second = await programsOf(drug.id, finder.page, language)
  await pick('Ozempic')
  await found('Ozempic', first.length).waitFor()
  await pick(drug.label)
  await found(drug.label, second.length).waitFor()
  await page.goBack()
  await found('Ozempic', first.length).waitFor()
  await expect.poll(() => field.inputValue()).toBe('Ozempic')
  await page.goBack()
  await start.waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
})

test.each(finderSamples)('%s: clearing the medicine empties the results', async (_, finder) => {
  const { language, path, drug } = finder
  const page = await openPage({ language })
  await visit(page, `${path}?drug=${drug.id}`)
  const { field, start, programs } = finderPage(page, finder, language)
  await page.getByRole('button', { name: words[language]('search.clear') }).click()
  await start.waitFor()
  expect(await programs.count()).toBe(0)
  expect(await field.inputValue()).toBe('')
  expect(page.url()).toBe(siteUrl + path)
})

test('what to do first stands above the list, on the page of copay cards a card', async () => {
  const page = await openPage({ width: 390 })
  const tell = (answer: string) => page.request.post('/api/person', { data: { topic: 'insurance', answer } })
  const first = page.getByRole('article').first()
  await tell('none')
  await visit(page, '/patient-assistant-savings?drug=ozempic')
  await first.getByRole('link', { name: /1-866-310-7549/ }).waitFor()
  await tell('commercial')
  await visit(page, '/copaysaving?drug=ozempic')
  await first.getByRole('link', { name: beginningWith(words.en('answerCard.getCard')) }).waitFor()
})

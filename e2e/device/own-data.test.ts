import { expect, test } from 'vitest'
import { languages } from '../../src/i18n/languages.ts'
import { expectNoViolations, expectPhoneRight } from '../support/axe.ts'
import { openPage, siteUrl, visit } from '../support/browser.ts'
import { words } from '../support/words.ts'

test('"delete my data" deletes the talk, the cookies and what the browser keeps', async () => {
  const page = await openPage({ reducedMotion: true })
  const t = words.en
  await visit(page, '/health-care-ai')
  await page.getByRole('textbox').fill('Ozempic')
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: t('chat.listen') })
    .nth(1)
    .waitFor()
  await page.evaluate(() => localStorage.setItem('navi.savedCards', '["roc-foodlink"]'))
  const session = await page.evaluate(() => localStorage.getItem('session'))
  const read = () => page.evaluate(async (id) => (await fetch(`/api/conversation?session_id=${id}`)).json(), session)
  expect((await read()).turns).toHaveLength(1)
  const cookies = await page.context().cookies()

  await visit(page, '/privacypolicy#health-data')
  await page.getByRole('button', { name: t('pages.privacy.forget.button') }).click()
  await page.getByText(t('pages.privacy.forget.done')).waitFor()
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['i18next'])
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    ['i18nextLng'],
    [],
  ])
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  await expectPhoneRight(page)

  await page.context().addCookies(cookies)
  expect((await read()).turns, 'with the cookie of before').toEqual([])
})

test('papers can be ticked by keyboard, and the ticks outlive a reload but not the tab', async () => {
  const page = await openPage()
  const t = words.en
  await visit(page, '/paperworkassistance')
  const first = page.getByRole('checkbox').first()
  await first.focus()
  await page.keyboard.press('Space')
  await page.getByText(t('pages.forms.checklist.progress', { done: 1, all: 7 })).waitFor()
  await page.reload()
  await page.getByText(t('pages.forms.checklist.progress', { done: 1, all: 7 })).waitFor()
  const other = await page.context().newPage()
  await visit(other, '/paperworkassistance')
  expect(await other.getByRole('checkbox').first().isChecked()).toBe(false)
})

test('on paper stands the list that is open, without buttons and without Navi', async () => {
  const page = await openPage()
  const t = words.en
  await visit(page, '/paperworkassistance')
  await page.emulateMedia({ media: 'print' })
  const lists = page.getByRole('main').locator('details')
  expect(await lists.evaluateAll((all) => all.filter((list) => list.checkVisibility()).length)).toBe(1)
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByText(t('pages.forms.note')).isVisible()).toBe(false)
})

test.each([390, 1280])(
  'at %i px the assistance page opens Navi in place, and the way back stays in sight',
  async (width) => {
    const page = await openPage({ width, reducedMotion: true })
    const t = words.en
    await visit(page, '/assistance')
    const button = (name: 'open' | 'close') => page.getByRole('button', { name: t(`chatPages.floating.${name}`) })
    const isInSight = async (name: 'open' | 'close') => {
      const box = await button(name).boundingBox()
      return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0)
    }
    expect(await isInSight('open')).toBe(true)
    await button('open').click()
    const chat = page.getByRole('complementary', { name: t('chatPages.floating.label'), exact: true })
    await chat.getByRole('textbox').fill('hello')
    await page.keyboard.press('Enter')
    await chat
      .getByRole('button', { name: t('chat.listen') })
      .nth(1)
      .waitFor()
    expect(await isInSight('close')).toBe(true)
    await expectNoViolations(page, [width])
    await button('close').click()
    await chat.getByRole('textbox').waitFor({ state: 'detached' })
  },
)

test.each([
  ['/Welcomemodal', 'pages.welcome.dialog.title', 'pages.welcome.dialog.open'],
  ['/thankyoumodal', 'intake.thanks.title', 'pages.thankYou.open'],
] as const)('%s opens with its dialog, Escape closes it, and a button opens it again', async (path, title, again) => {
  for (const language of languages) {
    const page = await openPage({ language, reducedMotion: true })
    const t = words[language]
    await visit(page, path)
    const dialog = page.getByRole('dialog', { name: t(title) })
    await dialog.waitFor()
    await expectPhoneRight(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: t(again) }).click()
    await dialog.waitFor()
  }
})

test.each(languages)('%s: what is said to be on the list is counted', async (language) => {
  const page = await openPage({ language })
  await visit(page, '/datasources')
  const { programs } = await page.evaluate(async () => {
    const html = await (await fetch('/')).text()
    return { programs: html.match(/(\d+) (programs on our list|programas en nuestra lista)/)?.[1] ?? '' }
  })
  await page.getByRole('heading', { name: new RegExp(`^${programs} `) }).waitFor()
  const { knowledge } = await (await fetch(`${siteUrl}/api/knowledge`)).json()
  const answers = words[language]('pages.dataSources.table.knowledge')
  await page.getByRole('heading', { name: `${knowledge.length} ${answers}`, exact: true }).waitFor()
})

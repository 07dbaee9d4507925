import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { openPage, siteUrl, visit } from '../support/browser.ts'
import { cardPage, cardParts, openCardDialog } from '../support/card-dialog.ts'
import { readers } from '../support/readers.ts'
import { words } from '../support/words.ts'

test.each(readers)(
  '%s, %i px: the dialog shows the card of a program, with its link and phone',
  async (language, width) => {
    const page = await openPage({ language, width })
    const { card } = await openCardDialog(page, language)
    const t = words[language]
    await card.getByRole('link', { name: t('cards.card.view') }).waitFor()
    await card.getByRole('link', { name: /\d{3}-\d{4}/ }).waitFor()
    expect((await card.boundingBox())?.width).toBeLessThanOrEqual(400)
    expect(await card.getByRole('link', { name: t('cards.card.talk') }).getAttribute('href')).toBe('/health-care-ai/')
    for (const retailer of ['Walmart', 'Amazon']) await card.getByRole('link', { name: retailer }).waitFor()
  },
)

test('the dialog keeps the focus inside', async () => {
  const page = await openPage()
  const { dialog } = await openCardDialog(page, 'en')
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    // The browser's own bar may have its turn; the page behind may not.
    expect(
      await dialog.evaluate((box) => box.contains(document.activeElement) || document.activeElement === document.body),
    ).toBe(true)
  }
})

test('following a link of the card closes the dialog', async () => {
  const page = await openPage()
  const { dialog, card } = await openCardDialog(page, 'en')
  await card.getByRole('link', { name: words.en('cards.card.talk') }).click()
  await page.waitForURL('**/health-care-ai/')
  await dialog.waitFor({ state: 'hidden' })
})

test('a dialog that can’t be fetched says so, and can be opened later', async () => {
  const page = await openPage({ expected: /ERR_INTERNET_DISCONNECTED|status of 500/ })
  await visit(page, '/patient-assistant-savings?drug=ozempic')
  const { share, dialog } = cardParts(page, 'en')
  await page.route('**/api/digital_card', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await share.click()
  await dialog
    .getByRole('alert')
    .filter({ hasText: words.en('cards.failedTitle') })
    .waitFor()
  await page.unroute('**/api/digital_card')
  await dialog.getByRole('button', { name: words.en('cards.tryAgain') }).click()
  await dialog.getByRole('article').waitFor()
})

test.each(languages)('%s: the download is one file that shows the card without internet', async (language) => {
  const page = await openPage({ language })
  const t = words[language]
  await visit(page, cardPage)
  const { way } = cardParts(page, language)
  const [download] = await Promise.all([page.waitForEvent('download'), way('download').click()])
  expect(download.suggestedFilename()).toBe('card.html')
  const path = await download.path()
  expect(await readFile(path, 'utf8')).toContain(`<html lang="${language}">`)

  const offline = await openPage({ language })
  await offline.context().setOffline(true)
  await offline.setContent(await readFile(path, 'utf8'))
  expect(await offline.title()).toBe(`${t('cards.kind.mixed')} | Navi`)
  await offline.getByText('Museums for All', { exact: true }).waitFor()
  const hrefs = await offline.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toContain(`${siteUrl}/health-care-ai/`)
  expect(hrefs).toContain(siteUrl + cardPage)
  expect(hrefs.filter((href) => !/^(https?|tel):/.test(href ?? ''))).toEqual([])
})

test.each(readers)('%s, %i px: the picture is a PNG of the card, in its colours', async (language, width) => {
  const page = await openPage({ language, width, scheme: 'dark' })
  await visit(page, cardPage)
  const { way, picture, card } = cardParts(page, language)
  await way('picture').click()
  await picture.waitFor()
  const shown = await card.boundingBox()
  const drawn = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(image, 0, 0)
    const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]
    return {
      width: canvas.width,
      height: canvas.height,
      head: at(canvas.width - 20, 4),
      corner: at(0, 0),
      src: image.src,
    }
  })
  expect(drawn.src).toMatch(/^data:image\/png;base64,/)
  expect(drawn.width).toBeCloseTo(shown?.width ?? 0, -1)
  expect(drawn.height).toBeCloseTo(shown?.height ?? 0, -1)
  expect(drawn.head).toEqual([0x19, 0x9b, 0xcb, 255])
  expect(drawn.corner).toEqual([255, 255, 255, 255])
})

test('the QR code leads to the card', async () => {
  const page = await openPage()
  await visit(page, cardPage)
  const { way, panel } = cardParts(page, 'en')
  await way('qr').click()
  const code = panel('qr').getByRole('img', { name: words.en('cards.qr.picture') })
  await code.waitFor()
  expect((await code.boundingBox())?.width).toBeGreaterThan(150)
})

test.each(languages)(
  '%s: a copied link shows the card to anyone, in their language, without JavaScript',
  async (language) => {
    const page = await openPage({ language, permissions: ['clipboard-read', 'clipboard-write'] })
    const { way, dialog } = await openCardDialog(page, language)
    await way('copy').click()
    await dialog
      .getByRole('status')
      .filter({ hasText: words[language]('cards.copied') })
      .waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(new RegExp(`^${siteUrl}/digitalcard\\?items=`))

    const other: Language = language === 'en' ? 'es' : 'en'
    const friend = await openPage({ language: other, javaScript: false })
    await friend.goto(link)
    await cardParts(friend, other)
      .card.getByRole('link', { name: words[other]('cards.card.view') })
      .waitFor()
  },
)

test.each(languages)('%s: on paper there is the card alone, on one page', async (language) => {
  const page = await openPage({ language })
  const { card, way, dialog } = await openCardDialog(page, language)
  await page.emulateMedia({ media: 'print' })
  expect(await card.isVisible()).toBe(true)
  expect(await way('email').isVisible()).toBe(false)
  expect(await dialog.getByRole('heading', { name: words[language]('cards.title') }).isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  expect(pagesIn(await page.pdf({ format: 'Letter' }))).toBe(1)

  await visit(page, cardPage)
  expect(await cardParts(page, language).card.isVisible()).toBe(true)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)
  expect(pagesIn(await page.pdf({ format: 'Letter' }))).toBe(1)
})

function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test.each(languages)('%s: a card says when some of it is no longer offered', async (language) => {
  const t = words[language]
  const page = await openPage({ language, javaScript: false })
  const answer = await page.goto(`${cardPage},no-such-program`)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['x-robots-tag']).toBe('noindex')
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await page.getByText(t('cards.page.someGone', { count: 1 })).waitFor()
  await page.getByText('Museums for All', { exact: true }).waitFor()
})

test.each(languages)('%s: a card of which nothing is left is not found, with ways on', async (language) => {
  const t = words[language]
  const page = await openPage({ language, expected: /status of 404/ })
  for (const items of ['no-such-program', '', ',,']) {
    const answer = await visit(page, `/digitalcard?items=${items}`)
    expect(answer.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: t('cards.page.goneTitle') }).waitFor()
  }
  await page.getByRole('link', { name: t('cards.page.findHelp') }).click()
  await page.getByRole('heading', { level: 1, name: t('programs.title.assistance') }).waitFor()
})

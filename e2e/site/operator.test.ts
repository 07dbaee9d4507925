import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '../../src/i18n/languages.ts'
import { expectNoViolations } from '../support/axe.ts'
import { openPage, visit } from '../support/browser.ts'
import { startSite } from '../support/site.ts'
import { words } from '../support/words.ts'

const folder = mkdtempSync(join(tmpdir(), 'navi-operator-'))
const ad = { title: 'Flu shots', text: 'On Tuesdays.', link: 'https://shots.example/now' }
const widget = 'https://coupons.example'
let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  const shipped = JSON.parse(readFileSync('operator.json', 'utf8'))
  const file = join(folder, 'operator.json')
  const changed = {
    delivery: { city: 'Albany, New York', miles: 45 },
    claims: { makerPrograms: 1234, monthlyPrice: 56, couponSavings: 78, drugstores: 90_123 },
    coupon: { bin: '610020', pcn: 'TEST', group: '986' },
    ads: [ad, { ...ad, title: 'Vacunas', language: 'es' }],
    embeds: { ...shipped.embeds, coupons: `${widget}/find?group={group}` },
  }
  writeFileSync(file, JSON.stringify({ ...shipped, ...changed }))
  site = await startSite({ OPERATOR_FILE: file })
})

afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

test.each(languages)('%s: the city, the miles and the claims are the operator’s', async (language) => {
  const page = await openPage({ language, site: site.url, reducedMotion: true })
  await visit(page, '/')
  const said = await page.getByRole('main').innerText()
  for (const part of ['45', 'Albany, New York', '1,234', '$56', '78%', '90,123']) expect(said).toContain(part)
  await visit(page, '/aboutus')
  expect(await page.getByRole('main').innerText()).toContain('Albany, New York')
})

test.each(languages)(
  '%s: the coupon card has all its numbers, and the widget loads only when asked for',
  async (language) => {
    const page = await openPage({ language, site: site.url, reducedMotion: true, expected: /coupons\.example/ })
    const asked: string[] = []
    await page.route(`${widget}/**`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Coupons</title><p>Coupons</p>' })
    })
    const response = await visit(page, '/pharmacycoupon')
    expect(response.headers()['content-security-policy']).toContain(`frame-src ${widget};`)
    const t = words[language]
    const card = page.getByRole('region', { name: t('pages.coupon.card.title') })
    expect(await card.getByRole('definition').allInnerTexts()).toEqual(['610020', 'TEST', '986'])
    expect(await page.getByRole('link', { name: 'GoodRx' }).count()).toBe(0)
    await expectNoViolations(page)
    expect(asked).toEqual([])
    await page.getByRole('button', { name: t('pages.coupon.widget.button', { host: 'coupons.example' }) }).click()
    await page.frameLocator('iframe').getByText('Coupons').waitFor()
    expect(asked).toEqual([`${widget}/find?group=986`])
  },
)

test.each(languages)('%s: ads stand beside the chat, marked as such, and on no phone', async (language) => {
  const page = await openPage({ language, site: site.url, reducedMotion: true })
  await visit(page, '/health-care-ai')
  const t = words[language]
  const ads = page.getByRole('complementary', { name: t('chat.ads.label') })
  const marks = await ads.getByText(t('chat.ads.mark'), { exact: true }).count()
  expect(marks).toBe(language === 'es' ? 2 : 1)
  expect(await ads.getByRole('link').first().getAttribute('href')).toBe(ad.link)
  // They stand on a desk only.
  await expectNoViolations(page, language === 'es' ? [1280] : undefined)
  await page.setViewportSize({ width: 390, height: 844 })
  await ads.waitFor({ state: 'hidden' })
})

test('as shipped, no ad, no card and no frame is shown, and the five partners open in this tab', async () => {
  const page = await openPage({ expected: /goodrx/ })
  await page.route('https://www.goodrx.com/', (route) => route.fulfill({ contentType: 'text/html', body: 'GoodRx' }))
  await visit(page, '/health-care-ai')
  expect(await page.getByRole('complementary', { name: words.en('chat.ads.label') }).count()).toBe(0)
  const response = await visit(page, '/pharmacycoupon')
  expect(response.headers()['content-security-policy']).not.toContain('frame-src')
  expect(await page.getByRole('definition').count()).toBe(0)
  await visit(page, '/pharmacycouponcategory')
  const partners = page.getByRole('region', { name: words.en('pages.coupons.partners.title') }).getByRole('link')
  expect(await partners.count()).toBe(5)
  await partners.first().click()
  await page.waitForURL('https://www.goodrx.com/')
})

// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import { createTranslator } from '#i18n/translator.ts'
import { cardFile } from './card-file.ts'

const words = { en: createTranslator('en', en), es: createTranslator('es', es) }
/** What none of its items has. */
const plain = {
  medicine: null,
  money: null,
  benefit: null,
  eligibility: null,
  hours: null,
  week: null,
  open: 'unknown' as const,
  evidence: 'primary' as const,
  source_date: null,
}

const card = {
  special_type: 'programs' as const,
  items: [
    {
      item_id: 'one',
      kind: 'program' as const,
      program_kind: 'foundation' as const,
      name: 'Help & "More" <b>Fund</b>',
      ...plain,
      to_say: null,
      call_note: null,
      papers: [],
      organization: 'Fund & Co',
      area_served: 'New York',
      address: null,
      coupon: null,
      url: 'https://fund.example/?a=1&b=2',
      phone: '1-800-555-0100',
      phone_confirmed: false,
    },
    {
      item_id: 'two',
      kind: 'vendor' as const,
      program_kind: null,
      name: 'Shop',
      ...plain,
      to_say: null,
      call_note: null,
      papers: [],
      organization: null,
      area_served: null,
      address: null,
      coupon: '10% off',
      url: null,
      phone: null,
      phone_confirmed: true,
    },
  ],
  url: 'https://navi.example/digitalcard?items=one,two',
  sends: { email: true, text: true },
}
const retailers = [{ name: 'Big Shop', url: 'https://shop.example/' }]

function open(language: 'en' | 'es') {
  const html = cardFile(card, retailers, language, words[language])
  return { html, page: new DOMParser().parseFromString(html, 'text/html') }
}

test.each(['en', 'es'] as const)('%s: the file holds the card with whole addresses', (language) => {
  const { page } = open(language)
  expect(page.documentElement.lang).toBe(language)
  const hrefs = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    'https://fund.example/?a=1&b=2',
    'tel:+18005550100',
    'https://shop.example/',
    'https://navi.example/health-care-ai/',
    card.url,
  ])
  expect(page.body.textContent).toContain(words[language]('cards.card.coupon', { coupon: '10% off' }))
  expect(page.body.textContent).toContain('Fund & Co · New York')
  expect(page.body.textContent?.split(words[language]('cards.card.publicNumber')).length).toBe(2)
})

test('names are text, whatever they hold', () => {
  const { page } = open('en')
  expect(page.querySelector('li b')?.textContent).toBe('Help & "More" <b>Fund</b>')
})

test('the file asks for nothing from elsewhere', () => {
  const { html, page } = open('en')
  expect(page.querySelector('script, link, img, iframe, [src]')).toBeNull()
  expect(html).not.toMatch(/url\(|@import/)
})

test.each(['en', 'es'] as const)('%s: the file of a copay program says how to get the card', (language) => {
  const t = words[language]
  const copay = card.items.map((item) => ({ ...item, kind: 'copay' as const, program_kind: 'copay' as const }))
  const html = cardFile({ ...card, items: copay }, retailers, language, t)
  const { title, body } = new DOMParser().parseFromString(html, 'text/html')
  expect(title).toContain(t('cards.kind.copay'))
  expect(body.textContent).toContain(t('cards.copay.notTheCard'))
  expect([...body.querySelectorAll('ol li')].map((step) => step.textContent)).toContain(t('cards.copay.show'))
  expect(body.textContent).not.toContain(t('cards.program.papers'))
})

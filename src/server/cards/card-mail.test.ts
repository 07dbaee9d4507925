import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CardItem } from '#contract/cards.ts'
import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import { createTranslator } from '#i18n/translator.ts'
import { anyLetter } from '#testing/any-letter.ts'
import { mailOfCard, mailOfHelp } from './card-mail.tsx'

const origin = 'https://navi.example'
const stopLink = `${origin}/stopmail/x`
const retailers = [{ name: 'Shop & Co', url: 'https://shop.example/?a=1&b=2' }]
const translators = { en: createTranslator('en', en), es: createTranslator('es', es) }
const item: CardItem = {
  item_id: 'a',
  kind: 'vendor',
  program_kind: null,
  name: 'Museum',
  medicine: null,
  money: null,
  benefit: null,
  eligibility: null,
  to_say: null,
  call_note: null,
  papers: [],
  organization: null,
  area_served: null,
  address: null,
  hours: null,
  week: null,
  open: 'unknown',
  coupon: 'Free entry',
  url: 'https://museum.example/',
  phone: '1-800-555-0100',
  phone_confirmed: true,
  evidence: 'primary',
  source_date: null,
}

function mailOf(card: CardItem[], language: 'en' | 'es' = 'en') {
  return mailOfCard(
    { card, link: `${origin}/digitalcard?items=a`, stopLink, origin, language, retailers },
    translators[language],
  )
}

test('both forms hold each item with its coupon, link and phone, the card’s link and the way to Navi', () => {
  const { text, html } = mailOf([item])
  for (const part of [
    'Museum',
    'Free entry',
    'https://museum.example/',
    '1-800-555-0100',
    `${origin}/health-care-ai/`,
  ]) {
    expect(text).toContain(part)
    expect(html).toContain(part)
  }
  expect(html).toContain('>Click to view</a>')
  expect(html).toContain('Maximize Your Savings, Hassle-Free')
  expect(html).toContain('href="tel:+18005550100"')
})

test('what an item lacks is left out', () => {
  const { text, html } = mailOf([{ ...item, coupon: null, url: null, phone: null }], 'es')
  expect(text + html).not.toMatch(/null|Precio|Teléfono|Toque para ver/)
})

test('both forms say who helps and where, and that a number is on another site only', () => {
  const helper = { organization: 'Pantry & Co', area_served: 'Monroe County', phone_confirmed: false }
  for (const language of ['en', 'es'] as const) {
    const { text, html } = mailOf([{ ...item, ...helper }], language)
    expect(text).toContain('Pantry & Co · Monroe County')
    expect(html).toContain('Pantry &amp; Co · Monroe County')
    const words = translators[language]('mail.publicNumber')
    expect(text).toContain(words)
    expect(html).toContain(words)
    expect(mailOf([item], language).text).not.toContain(words)
  }
})

test('the mail of a copay program says that it is not the card, and how to get the card', () => {
  for (const language of ['en', 'es'] as const) {
    const t = translators[language]
    const { text, html } = mailOf([{ ...item, kind: 'copay', coupon: null }], language)
    for (const words of ['kind.copay', 'copay.notTheCard', 'copay.pageOrCall', 'copay.show'] as const) {
      expect(text).toContain(t(`cards.${words}`))
      expect(html).toContain(t(`cards.${words}`))
    }
    expect(text).not.toContain(t('cards.program.papers'))
    expect(mailOf([item], language).text).not.toContain(t('cards.copay.notTheCard'))
  }
})

test('the mail of a program says what to ask, that of a service where to go', () => {
  const programs = mailOf([{ ...item, kind: 'program', program_kind: 'pap' }])
  expect(programs.text).toContain('Who to call')
  expect(programs.text).toContain('- Which papers do you need?')
  const service = {
    ...item,
    kind: 'service' as const,
    address: '1 Main St, Rochester, NY 14604',
    hours: 'Monday 9 a.m.',
  }
  const { text, html } = mailOf([service])
  for (const part of ['Where to go', service.address, service.hours]) {
    expect(text).toContain(part)
    expect(html).toContain(part)
  }
})

test.each([
  ['foundation', 'Is the fund for my illness open?', 'What does my dose cost?'],
  ['government', 'Where do I apply?', 'Where do I send the form?'],
  ['trial', 'How does my doctor order it?', 'When do I renew?'],
  ['discount', 'What does my dose cost?', 'Where do I send the form?'],
] as const)('a card of the kind %s asks "%s" and not "%s"', (program_kind, asked, other) => {
  const { text } = mailOf([{ ...item, kind: 'program', program_kind }])
  expect(text).toContain(`- ${asked}`)
  expect(text).not.toContain(other)
})

test('a card of several kinds asks each question once', () => {
  const { text } = mailOf(
    (['pap', 'foundation'] as const).map((program_kind) => ({ ...item, kind: 'program', program_kind })),
  )
  expect(text.match(/Which papers do you need\?/g)).toHaveLength(1)
})

test('a mail asks for nothing from outside and runs nothing', () => {
  for (const language of ['en', 'es'] as const) {
    const { html } = mailOf([item], language)
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`))
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import|\son\w+=|javascript:/i)
  }
})

test('whatever a record holds is text in the mail, never markup', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyLetter }),
      fc.constantFrom('<script>', '"><b x="', "'&lt;", '</style>'),
      (any, bad) => {
        const words = any + bad
        const { html } = mailOf([{ ...item, name: words, coupon: words, url: `https://museum.example/?q=${words}` }])
        expect(html.match(/<\w+/g)).toEqual(mailOf([item]).html.match(/<\w+/g))
      },
    ),
  )
})

test('without a card the mail leads to help nearby', () => {
  const site = { link: `${origin}/localcommunity`, stopLink, origin, language: 'es' as const, retailers }
  const { subject, text, html } = mailOfHelp(site, translators.es)
  expect(subject).toBe('Ayuda cerca de usted, de Navi')
  expect(text).toContain(`${origin}/localcommunity`)
  expect(html).toContain(`href="${origin}/localcommunity"`)
})

test('the words of texts are in the alphabet of texts, and leave room for a link of 90 letters', () => {
  for (const { mail } of [en, es]) {
    for (const words of [...Object.values(mail.cardText), mail.linkText]) {
      expect(words).toMatch(/^[A-Za-z0-9 .,:!?{}]+$/)
      expect(words.replace('{{link}}', 'x'.repeat(90)).length).toBeLessThanOrEqual(160)
    }
  }
})

import { expect, test } from 'vitest'
import type { PovertyGuidelines } from '../files/read-guidelines.ts'
import { datesToCome } from './date-problems.ts'
import { limitProblems } from './limit-problems.ts'
import type { NationalPhones } from './national-phones.ts'
import { createRecordCheck } from './record-problems.ts'

const crisis = '1-888-373-7888'

const national: Omit<NationalPhones, 'entries'> = {
  isPhone: (phone) => phone === crisis || phone === '1-800-633-4227',
  nameOf: () => 'National Human Trafficking Hotline',
  carriersOf: (phone) => (phone === crisis ? ['the-hotline'] : undefined),
}

const table = {
  sizes: { 1: 15650, 2: 21150, 3: 26650, 4: 32150, 5: 37650, 6: 43150, 7: 48650, 8: 54150 },
  each_extra_person: 5500,
}
const guidelines = {
  2025: { guidelines: { '48_states_dc': table } },
  2026: { guidelines: { '48_states_dc': table } },
} as unknown as PovertyGuidelines

const check = createRecordCheck({ national, guidelines, isLinked: (url) => !url.includes('docdump') })

type Given = Partial<Parameters<typeof check>[0]> & { en?: string; es?: string }

function told({ en = 'Help.', es = `En español: ${en}`, ...record }: Given) {
  const whole = {
    id: 'help',
    phone: '1-800-222-3333',
    website: 'https://help.org/',
    form_url: null,
    sources: [{ url: 'https://help.org/', page_date: '2025-03', supports: [] }],
    checked_on: null,
    checked_by: null,
    ...record,
  }
  return check(whole, { benefit: { en, es } }).map(({ field, message }) => `${field}: ${message}`)
}

const cited = (url: string) => ({ sources: [{ url, page_date: null, supports: [] }] })

test.each<[string, Given, RegExp]>([
  ['dollars that differ', { en: 'Pay $35.', es: 'Pague $25.' }, /^benefit\.en: names 35, and benefit\.es does not/],
  ['a percent that is missing', { en: 'Half.', es: 'Ahorre 50%.' }, /^benefit\.es: names 50, and benefit\.en does not/],
  [
    'a phone that the record lacks',
    { en: 'Or 1-800-444-5555.' },
    /^benefit\.en: names 1-800-444-5555, which the record lacks/,
  ],
  ...[
    ['in brackets', '(800) 444-5555'],
    ['with points', '800.444.5555'],
    ['with spaces', '1 800 444 5555'],
    ['without any', '8004445555'],
    ['in letters', '1-800-444-JKLL'],
  ].map(([how, phone]): [string, Given, RegExp] => [
    `a phone ${how} that the record lacks`,
    { en: `Or ${phone}.` },
    /^benefit\.en: names 1-800-444-5555, which the record lacks/,
  ]),
  [
    'a site that the record lacks',
    { en: 'Apply at NexCopay.com today.' },
    /^benefit\.en: names NexCopay\.com, which the record lacks/,
  ],
  ['small numbers that differ', { en: 'You get 3 fills.', es: 'Recibe 5 surtidos.' }, /^benefit\.en: names 3, and/],
  ['small words that differ', { en: 'Two fills.', es: 'Tres surtidos.' }, /^benefit\.en: names 2, and/],
  ['months that differ', { en: 'Since March.', es: 'Desde mayo.' }, /^benefit\.en: names March, and/],
  ['no source', { sources: [] }, /^sources: name no source/],
  ['the number of who is in danger', { phone: '911' }, /^phone: 911 is no number of the US/],
  ['an area code that nobody has', { phone: '1-999-222-3333' }, /^phone: .* is no number of the US/],
  ['a shortened address', { website: 'https://bit.ly/abc', ...cited('https://bit.ly/abc') }, /is shortened/],
  ['a list of help as the own page', { website: 'https://www.needhelppayingbills.com/x' }, /^website: .* is a list of/],
  [
    'dollars a month of an older guideline',
    { en: 'Income up to $1,800 a month.', es: 'Ingresos de hasta $1,800 al mes.' },
    /^benefit\.en: \$1,800 is 138% of the guideline of 2025 for 1/,
  ],
  ['a number of a story', { phone: '1-800-555-0123' }, /^phone: 1-800-555-0123 is no number of the US/],
  ['an area code that is none', { phone: '1-111-222-3333' }, /^phone: .* is no number of the US/],
  ['a number that costs money', { phone: '1-900-222-3333' }, /^phone: .* is no number of the US/],
  ['a hotline on another record', { phone: crisis }, /^phone: .* is the National Human Trafficking Hotline/],
  [
    'a hotline in the further phones',
    { further_phones: [crisis] },
    /^phone: .* is the National Human Trafficking Hotline/,
  ],
  ['an address with numbers', cited('https://10.0.0.1/help'), /^sources\.0\.url: .* is no public site/],
  ['an address of one word', cited('https://intranet/help'), /^sources\.0\.url: .* is no public site/],
  ['a made-up site', { website: 'https://www.example.com/help' }, /^website: .* is a made-up site/],
  ['an address with a password', { form_url: 'https://me:word@help.org/form' }, /^form_url: .* has a user or a port/],
  ['an address with a port', { website: 'https://help.org:8443/' }, /^website: .* has a user or a port/],
  [
    'an address that tells who sent the reader',
    { website: 'https://help.org/?utm_source=x' },
    /^website: .* leave out utm_/,
  ],
  ['a form on a site that is not linked', { form_url: 'https://docdump.com/1' }, /^form_url: .* is of unlinked-sites/],
  ['a check that nobody signed', { checked_on: '2026-11-01' }, /^checked_by: must be there exactly when/],
  [
    'a year after its newest source',
    { en: 'The limit of 2026 was $20.' },
    /^benefit\.en: speaks of 2026, and the newest source is of 2025/,
  ],
  [
    'dollars of the guideline of 2024',
    { en: 'Income up to $60,240.' },
    /^benefit\.en: \$60,240 is 400% of the guideline of 2024 for 1/,
  ],
  [
    'a limit of the guideline of 2024',
    { en: 'For one person the limit is $60,240.' },
    /^benefit\.en: \$60,240 is 400% of the guideline of 2024 for 1/,
  ],
  [
    'the same of a person alone',
    { en: 'Up to $60,240 for 1 person.', es: 'Hasta $60,240 para 1 persona.' },
    /^benefit\.en: \$60,240 is 400% of the guideline of 2024 for 1/,
  ],
  [
    'the percent of a Medicare Savings Program',
    { en: 'The limit is $1,506 a month.' },
    /^benefit\.en: \$1,506 is 120% of the guideline of 2024 for 1/,
  ],
  [
    'dollars of the guideline before',
    { en: 'Your income: $42,300.' },
    /^benefit\.en: \$42,300 is 200% of the guideline of 2025 for 2/,
  ],
])('%s: told by field, with what to do', (_, given, message) => {
  expect(told(given)[0]).toMatch(message)
})

test.each<[string, Given]>([
  ['a word for one digit', { en: 'Two fills.', es: '2 surtidos.' }],
  ['a month by its other name', { en: 'By May 15.', es: 'Antes del 15 de mayo.' }],
  ['a wish that begins like a month', { en: 'May lower your copay.', es: 'Puede bajar su copago.' }],
  ['its own site, above a page of it', { en: 'See www.help.org or en.help.org.' }],
  ['a vanity number that is the phone', { en: 'Call 1-800-222-DEED.' }],
  ['a number said twice in one language', { en: 'Pay $35, only $35.', es: 'Pague $35.' }],
  ['the phone itself, without its 1', { en: 'Call 800-222-3333.' }],
  ['a further phone', { en: 'At night 585-442-1742.', further_phones: ['585-442-1742'] }],
  ['a national number', { en: 'Call 1-800-633-4227.' }],
  ['the hotline on its own record', { id: 'the-hotline', phone: crisis }],
  ['a short number', { phone: '211' }],
  ['a source that readers are not sent to', cited('https://docdump.com/1')],
  ['a year that is to come', { en: 'It ends on December 31, 2026.', es: 'Termina el 31 de diciembre de 2026.' }],
  ['a later year, where a page has no date', { ...cited('https://help.org/'), en: 'In 2026 it was $20.' }],
  ['a round sum of the sponsor', { en: 'Income up to $75,000.' }],
  ['dollars that are no income', { en: 'It pays up to $60,240 a year.' }],
])('%s: nothing is told', (_, given) => {
  expect(told(given)).toEqual([])
})

const rules = (income: unknown) => ({ rules: { income } }) as Parameters<typeof limitProblems>[0]
const saying = (percent: number) => ({
  exceptions: {
    en: `Income up to ${percent}% of the federal poverty guideline.`,
    es: `Ingresos de hasta ${percent}% de la guía federal de pobreza.`,
  },
})

test('a percent of the guideline that no rule holds is told in both languages', () => {
  expect(limitProblems(rules(null), saying(300)).map(({ field }) => field)).toEqual(['exceptions.en', 'exceptions.es'])
  expect(limitProblems(rules({ percent_of_fpl: 250 }), saying(300))).toHaveLength(2)
  expect(limitProblems(rules({ percent_of_fpl: 300 }), saying(300))).toEqual([])
  expect(limitProblems(rules({ varies: true }), saying(300))).toEqual([])
})

test('dollars that no rule holds are told as a limit, and those that only change the help are not', () => {
  const texts = {
    exceptions: {
      en: 'Your income must be below $36,000 a year. With income up to $20,000 you pay less.',
      es: 'Sus ingresos deben ser de menos de $36,000 al año. Con ingresos de hasta $20,000 paga menos.',
    },
  }
  expect(limitProblems(rules(null), texts).map(({ message }) => message.slice(0, 24))).toEqual([
    'names a limit of $36,000',
    'names a limit of $36,000',
  ])
  expect(limitProblems(rules({ yearly_dollars: { 1: 36_000 } }), texts)).toEqual([])
})

test('a limit of other help, and one that the source does not stand by, are no limit of the record', () => {
  const en = 'At 150% of the federal poverty guideline, first ask for Extra Help.'
  const es = 'Puede ser el 500% de la guía federal de pobreza.'
  expect(limitProblems(rules(null), { exceptions: { en, es } })).toEqual([])
})

test('a date that has not come is told', () => {
  const source = { url: 'https://help.org/', page_date: '2026-12', supports: [] }
  const record = { sources: [source], checked_on: '2027-01-01', checked_by: 'Ana' }
  expect(datesToCome(record, '2026-11-22').map(({ field }) => field)).toEqual(['sources.page_date', 'checked_on'])
  expect(datesToCome(record, '2027-01-01')).toEqual([])
})

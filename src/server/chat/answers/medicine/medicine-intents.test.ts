import { expect, test } from 'vitest'
import type { PersonFacts } from '#contract/eligibility.ts'
import type { Language } from '#i18n/languages.ts'
import { emptyContext, type Intent, type RecordRef } from '#server/chat/turn.ts'
import { openAnswers } from '#testing/app/open-answers.ts'
import { asked } from '#testing/factories/understood.ts'
import { shorten } from '../short.ts'

const languages: Language[] = ['en', 'es']
const unknownPrice = { en: /I don’t have the prices of drugstores/, es: /no tengo los precios de las/ }
const epic: RecordRef = { kind: 'program', id: 'ny-epic' }
const goodrx: RecordRef = { kind: 'program', id: 'goodrx' }

test.each(languages)(
  'programs name the medicine and the one to begin with, show three, and ask for the insurance (%s)',
  async (language) => {
    const { answer, catalogue } = await openAnswers()
    const { text, items, options, shown, asks, suggestions } = await answer(
      asked({ intent: 'programs', language, drugs: ['ozempic'] }),
    )
    expect(text.startsWith('**Ozempic**')).toBe(true)
    expect(text).toContain(`${language === 'en' ? 'Start with' : 'Empiece con'} **${items[0]?.program_name}**`)
    expect(items).toHaveLength(3)
    expect(shown.slice(0, 3)).toEqual(items.map(({ item_id: id }) => ({ kind: 'program', id })))
    expect(shown.length).toBeGreaterThan(3)
    for (const { id, name } of options) expect(catalogue.served.find((program) => program.id === id)?.name).toBe(name)
    expect({ asks, suggestions: suggestions.length }).toEqual({ asks: 'insurance', suggestions: 3 })
  },
)

test.each(languages)(
  'a medicine that no program names gets discount cards and help for everybody (%s)',
  async (language) => {
    const { answer } = await openAnswers()
    const { text, shown } = await answer(asked({ intent: 'programs', language, drugs: ['metformin'] }))
    expect(text).toContain(
      language === 'en' ? 'I know no program that is just for it.' : 'no conozco un programa solo para esta medicina.',
    )
    expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining(['walmart-4-dollar-list', '340b-health-centers']))
  },
)

test.each(languages)('with Medicare no copay card is told of, and Extra Help is (%s)', async (language) => {
  const { answer, catalogue } = await openAnswers()
  const said = asked({ intent: 'copay', language, drugs: ['ozempic'], facts: { insurance: ['medicare'] } })
  const { text, shown } = await answer(said)
  const kinds = shown.map(({ id }) => catalogue.served.find((program) => program.id === id)?.kind)
  expect(kinds).not.toContain('copay')
  expect(shown.map(({ id }) => id)).toContain('medicare-extra-help-lis')
  expect(text).toContain(
    language === 'en' ? 'you can’t use a drug maker’s copay card' : 'no puede usar la tarjeta de copago',
  )
})

test.each(languages)('a copay card is told of with whom it is not for (%s)', async (language) => {
  const { answer } = await openAnswers()
  const { items } = await answer(asked({ intent: 'copay', language, drugs: ['ozempic'] }))
  expect(items.map(({ item_id }) => item_id)).toEqual(['novo-nordisk-diabetes-savings-offer'])
  expect(items[0]?.line).toContain('Medicare, ')
})

test.each(languages)(
  'coupons without a medicine are those for any, and the medicine is asked (%s)',
  async (language) => {
    const { answer } = await openAnswers()
    const { text, shown, asks } = await answer(asked({ intent: 'coupons', language }))
    expect(shown.map(({ id }) => id)).toContain('goodrx')
    expect(text).toContain('(/pharmacycouponcategory)')
    expect(asks).toBe('drug')
  },
)

test.each(languages)('of amounts only those of records are said, and of no one drugstore (%s)', async (language) => {
  const { answer, catalogue, prices: known } = await openAnswers()
  const amounts = catalogue.served.flatMap(({ name, benefit }) => [name, benefit[language]])
  for (const drug of catalogue.drugs.slice(0, 100)) {
    const { text } = await answer(asked({ intent: 'price', language, drugs: [drug.id] }))
    const { prices } = known.of(drug, language)
    if (prices.length === 0) expect(text).toMatch(unknownPrice[language])
    else
      expect(
        prices.some(({ said }) => text.startsWith(said)),
        text,
      ).toBe(true)
    const said = [...prices.flatMap(({ said, note }) => [said, note ?? '']), ...amounts].filter(Boolean)
    expect(said.reduce((rest, words) => rest.replaceAll(words, ''), text)).not.toContain('$')
  }
})

test.each([
  ['en', 'Drugstores paid about $0.42 for 30 tablets of metformin 500 mg (July 15, 2026).', 'not what you pay'],
  ['es', 'Las farmacias pagaban unos $0.42 por 30 tabletas de metformina de 500 mg', 'no lo que paga usted'],
] as const)(
  'the price of metformin is told with its quantity, its date and what it is not (%s)',
  async (language, ...said) => {
    const { answer } = await openAnswers()
    const { text } = await answer(asked({ intent: 'price', language, drugs: ['metformin'] }))
    for (const words of said) expect(text).toContain(words)
    expect(text.length).toBeLessThan(1200)
  },
)

test('what Medicare’s plans pay is not told to people who have other insurance', async () => {
  const { answer } = await openAnswers()
  const textFor = async (facts: PersonFacts) =>
    (await answer(asked({ intent: 'price', drugs: ['eliquis'], facts }))).text
  expect(await textFor({ insurance: ['medicare'] })).toContain('Medicare drug plans pay $231')
  expect(await textFor({ insurance: ['commercial'] })).not.toContain('Medicare drug plans pay')
})

test.each([
  ['eliquis', '$345 for a 30-day supply'],
  ['lantus', '$35'],
  ['zepbound', '$299'],
])('an amount that the record of %s names is said', async (drug, amount) => {
  const { answer } = await openAnswers()
  const { text, items } = await answer(asked({ intent: 'price', drugs: [drug] }))
  expect([text, ...items.map(({ line }) => line)].join(' ')).toContain(amount)
})

test('that a generic is sold is said where the catalogue knows it, and that a doctor must agree', async () => {
  const { answer } = await openAnswers()
  const sold = await answer(asked({ intent: 'price', drugs: ['crestor'] }))
  expect(sold.text).toContain('Crestor has a generic: rosuvastatin (sold on July 15, 2026). Your doctor or pharmacist')
  const known = await answer(asked({ intent: 'coupons', drugs: ['tarceva'] }))
  expect(known.text).toContain('Tarceva has a generic: erlotinib. Your doctor or pharmacist must agree')
})

test.each(['metformin', 'wegovy', 'humira', 'eliquis', 'ozempic'])(
  'nobody is sent to ask for a generic of %s',
  async (drug) => {
    const { answer } = await openAnswers()
    for (const intent of ['price', 'programs', 'copay', 'coupons'] as const) {
      const { text } = await answer(asked({ intent, drugs: [drug] }))
      expect(text).not.toMatch(/a generic is sold|has a generic/)
    }
  },
)

test.each([
  ['copay', {}],
  ['coupons', {}],
  ['programs', { insurance: ['commercial'] }],
  ['programs', { insurance: ['va'] }],
] as [Intent, PersonFacts][])(
  'of two medicines that have programs nobody hears that there are none: %s %o',
  async (intent, facts) => {
    const { answer } = await openAnswers()
    const { text } = await answer(asked({ intent, drugs: ['jardiance', 'basaglar'], facts }))
    expect(text).not.toContain('I know no program')
  },
)

test.each(['programs', 'price', 'copay', 'coupons', 'eligibility'] as const)(
  'in Spanish a generic has its Spanish name: %s',
  async (intent) => {
    const { answer } = await openAnswers()
    const { text, suggestions } = await answer(asked({ intent, language: 'es', drugs: ['amoxicillin'] }))
    const said = [text.replace(/\]\([^)]*\)/g, ']'), ...suggestions].join(' ')
    expect(said).toContain('amoxicilina')
    expect(said).not.toContain('amoxicillin')
  },
)

test('in Spanish the generic of a brand has its Spanish name too, and so do several', async () => {
  const { answer } = await openAnswers()
  const brand = await answer(asked({ intent: 'price', language: 'es', drugs: ['crestor'] }))
  expect(brand.text).toContain('rosuvastatina')
  const several = await answer(asked({ intent: 'programs', language: 'es', drugs: ['metformin', 'atorvastatin'] }))
  expect(several.text).toMatch(/metformina[\s\S]*atorvastatina/)
})

test.each(languages)('delivery is said to be not open, with where it will be (%s)', async (language) => {
  const { answer, config } = await openAnswers()
  const { text } = await answer(asked({ intent: 'delivery', language }))
  expect(text).toContain(String(config.operator.delivery.miles))
  expect(text).toContain(config.operator.delivery.city)
  expect(text).toContain('(/freehomedelivery)')
})

test.each(languages)(
  'delivery from a city of another state is not told of first, and its page is (%s)',
  async (language) => {
    const { answer, config } = await openAnswers()
    const { text } = await answer(asked({ intent: 'delivery', language, drugs: ['farxiga'], facts: { state: 'GA' } }))
    expect(text).not.toContain(config.operator.delivery.city)
    expect(text).toContain('(/freehomedelivery)')
  },
)

test.each(languages)('delivery leads to medicine by mail, in as many words as are shown (%s)', async (language) => {
  const { answer, catalogue } = await openAnswers()
  for (const drugs of [[], ['farxiga'], ['epipen']]) {
    const { text } = shorten(await answer(asked({ intent: 'delivery', language, drugs })))
    expect(text).toMatch(/\(\/questions\/mail-order-90-day\)[\s\S]*\(\/freehomedelivery\)/)
  }
  expect(catalogue.servedKnowledge.some(({ id }) => id === 'mail-order-90-day')).toBe(true)
})

test.each(languages)(
  'a check says how many fit, why, and asks one thing after the other until all is known (%s)',
  async (language) => {
    const { answer } = await openAnswers()
    const check = (facts: Parameters<typeof asked>[0]['facts']) =>
      answer(asked({ intent: 'eligibility', language, drugs: ['ozempic'], facts: facts ?? {} }))
    const first = await check({})
    expect(first.asks).toBe('insurance')
    expect(first.suggestions).toHaveLength(3)
    expect(first.text).toContain('(/checkeligibility?drug=ozempic)')
    const second = await check({ insurance: ['none'] })
    expect(second.asks).not.toBe('insurance')
    const all = {
      household_size: 1,
      yearly_income: { from: 12_000, to: 12_000 },
      state: 'OH',
      age: { from: 50, to: 50 },
    }
    const last = await check({ ...all, insurance: ['none'], veteran: false, prescription: true })
    expect(last.asks).toBeNull()
    expect(last.shown.slice(0, 2).map(({ id }) => id)).toContain('novo-nordisk-pap')
  },
)

test('what was not understood is asked in other words', async () => {
  const { answer } = await openAnswers()
  const again = await answer(asked({ intent: 'eligibility', drugs: ['ozempic'] }), {
    ...emptyContext,
    asks: 'insurance',
  })
  expect(again.text).toContain('Which of these do you have')
})

test('help by insurance puts the help of that insurance first, then that of the own state', async () => {
  const { answer } = await openAnswers()
  const first = async (facts: Parameters<typeof asked>[0]['facts']) =>
    (await answer(asked({ intent: 'insurance_help', facts: facts ?? {} }))).shown.slice(0, 2).map(({ id }) => id)
  expect(await first({ insurance: ['medicare'] })).toContain('medicare-extra-help-lis')
  expect(await first({ insurance: ['medicare'], state: 'NY' })).toEqual(['ny-epic', 'medicare-extra-help-lis'])
  expect(await first({ insurance: ['medicaid'], state: 'NY' })).toContain('ny-medicaid-nyrx')
  expect(await first({ insurance: ['va'] })).toContain('va-prescription-benefit')
  expect(await first({ insurance: ['none'] })).toContain('dispensary-of-hope')
  expect((await answer(asked({ intent: 'insurance_help' }))).asks).toBe('insurance')
})

test.each(languages)(
  'a guess is asked and never taken; an unknown name is said back without marks (%s)',
  async (language) => {
    const { answer } = await openAnswers()
    const guess = await answer(asked({ intent: 'which_drug', language, guesses: ['ozempic', 'eliquis'] }))
    expect(guess).toMatchObject({ suggestions: ['Ozempic', 'Eliquis'], asks: 'drug', shown: [] })
    const unknown = await answer(asked({ intent: 'which_drug', language, unknownName: '**zzz](https://x.example)' }))
    expect(unknown.text).toContain('zzzhttpsx.example')
    expect(unknown.text).not.toContain('**')
    expect((await answer(asked({ intent: 'which_drug', language }))).asks).toBe('drug')
  },
)

test.each(languages)(
  'several medicines get a line each with the next step, and their names lead to the rest (%s)',
  async (language) => {
    const { answer } = await openAnswers()
    const drugs = ['ozempic', 'eliquis', 'humira', 'januvia']
    const three = await answer(asked({ intent: 'programs', language, drugs: drugs.slice(0, 3) }))
    expect(three.text.match(/^- \*\*\[\w+\]\(\/drugs\/[\w-]+\)\*\*: .+\(tel:/gm)).toHaveLength(3)
    const { text, suggestions } = await answer(asked({ intent: 'programs', language, drugs }))
    expect(text.match(/^- \*\*/gm)).toHaveLength(4)
    expect(text).toContain('Januvia')
    expect(suggestions).toHaveLength(3)
  },
)

test.each(languages)(
  'a number, a form and the words of a record come from it, and what it lacks is said (%s)',
  async (language) => {
    const { answer } = await openAnswers()
    const ask = (intent: 'phone' | 'form' | 'detail' | 'papers', record: RecordRef) =>
      answer(asked({ intent, language, records: [record] }))
    expect((await ask('phone', epic)).text).toContain('[1-800-332-3742](tel:+18003323742)')
    expect((await ask('phone', goodrx)).text).toContain(
      language === 'en' ? 'I have no phone number' : 'no tengo su número',
    )
    expect((await ask('form', epic)).text).toContain(
      language === 'en' ? 'I have no form for it' : 'no tengo su formulario',
    )
    expect((await ask('papers', epic)).text).toContain('(/paperworkassistance)')
    const detail = await ask('detail', epic)
    expect(detail.items.map(({ item_id }) => item_id)).toEqual(['ny-epic'])
  },
)

test('"it" is what was shown last, unless another medicine is named; of several, a question about one asks which', async () => {
  const { answer } = await openAnswers()
  const before = { ...emptyContext, drugs: ['ozempic'], shown: [epic, goodrx] }
  expect((await answer(asked({ intent: 'phone', drugs: ['ozempic'] }), before)).shown).toEqual([epic])
  expect((await answer(asked({ intent: 'phone', drugs: ['humira'] }), before)).shown).not.toEqual([epic])
  expect(await answer(asked({ intent: 'detail', drugs: ['ozempic'] }), before)).toMatchObject({
    asks: 'record',
    shown: [epic, goodrx],
  })
  expect((await answer(asked({ intent: 'phone' }))).asks).toBe('drug')
})

test('services and vendors have their details, numbers and sources told too', async () => {
  const { answer, catalogue } = await openAnswers()
  const records: RecordRef[] = [
    { kind: 'service', id: 'us-211' },
    ...catalogue.servedVendors.slice(0, 1).map(({ id }) => ({ kind: 'vendor' as const, id })),
  ]
  for (const record of records)
    for (const intent of ['detail', 'phone', 'form', 'papers', 'source', 'card'] as const)
      expect((await answer(asked({ intent, records: [record] }))).shown).toEqual([record])
})

test('an income rule is in dollars for the size of the home, higher in Alaska', async () => {
  const { answer } = await openAnswers()
  const rule = async (state?: string) =>
    (
      await answer(
        asked({
          intent: 'rule',
          rule: 'income',
          drugs: ['ozempic'],
          facts: { household_size: 4, ...(state && { state }) },
        }),
      )
    ).text
  expect(await rule()).toContain('For 4 people at home, the limit is $66,000 a year.')
  expect(await rule('AK')).toContain('For 4 people at home, the limit is $82,500 a year.')
})

test('a rule that a record lacks is said to be unknown', async () => {
  const { answer } = await openAnswers()
  const { text } = await answer(asked({ intent: 'rule', rule: 'age', records: [goodrx] }))
  expect(text).toContain('Its record does not say. Ask the program.')
})

test.each(languages)('sources are links with their date in words and who has checked (%s)', async (language) => {
  const { answer } = await openAnswers()
  const { text } = await answer(asked({ intent: 'source', language, drugs: ['humira'] }))
  expect(text).toContain(language === 'en' ? 'August 26, 2026' : '26 de agosto de 2026')
  expect(text).toContain(language === 'en' ? 'Not yet checked by us.' : 'Traducción sin revisar.')
  expect(text).toMatch(/\[humira\.com\]\(https:/)
})

test('a card holds what was shown, five at most', async () => {
  const { answer } = await openAnswers()
  const before = { ...emptyContext, shown: [epic, goodrx] }
  expect((await answer(asked({ intent: 'card' }), before)).text).toContain('(/digitalcard?items=ny-epic,goodrx)')
  expect((await answer(asked({ intent: 'card' }))).asks).toBe('drug')
})

test('more tells of the next three and keeps what the list was, until its end', async () => {
  const { answer } = await openAnswers()
  const first = await answer(asked({ intent: 'coupons' }))
  const context = { ...emptyContext, intent: 'coupons' as const, shown: first.shown }
  const second = await answer(asked({ intent: 'more' }), context)
  expect(second.items[0]?.item_id).toBe(first.shown[3]?.id)
  expect(second.shown).toEqual(first.shown)
  expect((await answer(asked({ intent: 'more' }), { ...context, page: 9 })).text).toContain('Those were all')
})

test.each<[PersonFacts, boolean]>([
  [{ insurance: ['medicare', 'medicaid'] }, false],
  [{ insurance: ['medicare', 'part_d', 'extra_help'] }, false],
  [{ insurance: ['medicare', 'medicaid'], state: 'PR' }, false],
  [
    { insurance: ['medicare', 'part_d'], state: 'OH', household_size: 1, yearly_income: { from: 15_000, to: 15_000 } },
    true,
  ],
])('who gets Extra Help by law is not sent to apply for it: %j', async (facts, isShown) => {
  const { answer } = await openAnswers()
  const { text, shown } = await answer(asked({ intent: 'programs', drugs: ['eliquis'], facts }))
  expect(shown.some(({ id }) => id === 'medicare-extra-help-lis')).toBe(isShown)
  const isByLaw = facts.insurance?.includes('medicaid') === true && facts.state !== 'PR'
  expect(text.includes('you get Extra Help automatically')).toBe(isByLaw)
})

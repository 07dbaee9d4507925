import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InsuranceKind, PersonFacts } from '#contract/eligibility.ts'
import type { Language } from '#i18n/languages.ts'
import type { Answer, Intent, RuleAsked } from '#server/chat/turn.ts'
import { openAnswers } from '#testing/app/open-answers.ts'
import { asked } from '#testing/factories/understood.ts'
import { telAddress } from '#text/tel-address.ts'
import { countWords, mostButtons, mostCards, mostWords } from '../short.ts'

const languages: Language[] = ['en', 'es']
const intents = [
  'programs',
  'copay',
  'coupons',
  'price',
  'delivery',
  'eligibility',
  'insurance_help',
  'which_drug',
  'detail',
  'phone',
  'form',
  'papers',
  'rule',
  'source',
  'card',
  'more',
] satisfies Intent[]
const rules: (RuleAsked | null)[] = ['income', 'insurance', 'residency', 'age', 'citizenship', 'prescription', null]
const kinds: InsuranceKind[] = ['none', 'commercial', 'medicare', 'part_d', 'extra_help', 'medicaid', 'va', 'tricare']
const people: PersonFacts[] = [
  {},
  ...kinds.map((kind) => ({ insurance: [kind] })),
  { insurance: ['none'], household_size: 3, yearly_income: { from: 20_000, to: 20_000 }, state: 'NY' },
  {
    insurance: ['medicare', 'part_d'],
    household_size: 1,
    yearly_income: { from: 18_000, to: 18_000 },
    state: 'PA',
    age: { from: 70, to: 70 },
  },
  { insurance: ['commercial'], household_size: 5, yearly_income: { from: 400_000, to: null }, prescription: false },
]

const english = /\b(the|your|you|with|ask|call|program|medicine|source|open)\b/g

/** What a wrong answer would show: places not filled in, things that are not text, English in Spanish. */
function faultsOf({ text, items, suggestions }: Answer, language: Language, names: string[]): string[] {
  return [
    ...(text.match(/\{\{|undefined|null|NaN|chatMedicine|\[\]|\(\)/g) ?? []),
    ...(countWords(text) > mostWords ? [`${countWords(text)} words`] : []),
    ...(suggestions.length > mostButtons ? ['too many suggestions'] : []),
    ...(items.length > mostCards ? ['too many cards'] : []),
    ...(language === 'es' ? foreignIn(text.replace(/\]\([^)]*\)/g, ']'), names) : []),
  ]
}

/** Names stay as they are, so they are taken out, but only where it matters: there are over a thousand. */
function foreignIn(text: string, names: string[]): string[] {
  if (!text.match(english)) return []
  return names.reduce((rest, name) => rest.replaceAll(name, ''), text).match(english) ?? []
}

function addressesIn({ text, items }: Answer): string[] {
  const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address ?? '')
  const ofItems = items.flatMap(({ program_url, form_link, source_url }) => [program_url, form_link, source_url])
  return [...links, ...ofItems.filter((address) => typeof address === 'string')]
}

test('no answer about any medicine has a number or link without a record, an empty place or a foreign word', async () => {
  const { catalogue, answer } = await openAnswers()
  const known = new Set(
    catalogue.served.flatMap(({ phone, website, form_url, medicine_groups = [], sources }) => [
      ...medicine_groups.flatMap((group) => [group.website ?? null, group.form_url ?? null]),
      phone && telAddress(phone),
      website,
      form_url,
      ...sources.map(({ url }) => url),
    ]),
  )
  const pages =
    /^\/(drugs\/[\w-]+|(copaysaving|checkeligibility)\?drug=[\w-]+|digitalcard\?items=[\w,-]+|pharmacycouponcategory|facts|freehomedelivery|questions\/(mail-order-90-day|medicaid-(?:covers-my-medicine|apply-any-time))|patient-assistant-savings|paperworkassistance)$/
  const names = [...catalogue.served.map(({ name }) => name), ...catalogue.drugs.map(({ name }) => name)].sort(
    (a, b) => b.length - a.length,
  )
  const turn = fc.record({
    intent: fc.constantFrom(...intents),
    language: fc.constantFrom(...languages),
    facts: fc.constantFrom(...people),
    drugs: fc.tuple(fc.constantFrom(...catalogue.drugs.map(({ id }) => id))),
    rule: fc.constantFrom(...rules),
  })
  await fc.assert(
    fc.asyncProperty(turn, async (said) => {
      const answered = await answer(asked(said))
      const strange = addressesIn(answered).filter((address) => !known.has(address) && !pages.test(address))
      expect([...strange, ...faultsOf(answered, said.language, names)]).toEqual([])
    }),
    { numRuns: 600 },
  )
}, 60_000)

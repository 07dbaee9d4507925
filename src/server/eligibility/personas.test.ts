import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { insuranceKind, type PersonFacts, personFacts, type Range } from '#contract/eligibility.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { type Checked, createEligibility } from './eligibility.ts'

// personas.csv is for everyone to read and extend. An empty cell is not known. `expected` lists programs, parted by "; ":
// "program-id: likely", "program-id: may (rules not known)" or "program-id: not now (rules not met)"; and
// "program-id: not listed" for one of another state.
// Outcomes are worked out by hand from the records of the catalogue: never copy them from what the engine says.
const eligibility = createEligibility(catalogue)

const cell = z.string()
const personaRow = z.strictObject({
  about: cell.min(1),
  language: z.enum(['en', 'es']),
  medicine: cell,
  insurance: cell,
  people: cell,
  income: cell,
  state: cell,
  age: cell,
  prescription: z.enum(['', 'yes', 'no']),
  veteran: z.enum(['', 'yes', 'no']),
  expected: cell,
})

const personas = z
  .array(personaRow)
  .parse(parse(readFileSync(resolve('src/server/eligibility/personas.csv')), { columns: true }))
  .map((row) => ({
    about: row.about,
    drug: drugOf(row.medicine),
    facts: factsOf(row),
    expected: row.expected.split('; '),
  }))

const named = personas.map((persona) => [persona.about, persona] as const)

test('there are at least 150 personas with at least two expected programs each, and no two are told alike', () => {
  expect(personas.length).toBeGreaterThanOrEqual(150)
  expect(new Set(personas.map(({ about }) => about)).size).toBe(personas.length)
  expect(personas.filter(({ expected }) => expected.length < 2)).toEqual([])
})

test('every kind of insurance is there, alone and beside every other', () => {
  const told = new Set(personas.map(({ facts }) => [...(facts.insurance ?? [])].sort().join(' + ')))
  const kinds = insuranceKind.options.filter((kind) => kind !== 'none')
  const pairs = kinds.flatMap((kind, index) => kinds.slice(index + 1).map((other) => [kind, other].sort().join(' + ')))
  expect(['none', ...kinds, ...pairs].filter((each) => !told.has(each))).toEqual([])
})

test('every listed program with an income limit has an income that it takes and one that it does not', () => {
  const limited = catalogue.served.filter(
    ({ rules: { income }, covers, medicines }) =>
      covers !== 'not_listed' &&
      // Of a medicine that only a list names, the limit is not known.
      (covers !== 'listed' || medicines.some(({ evidence }) => evidence !== 'lead')) &&
      income &&
      ('percent_of_fpl' in income || 'yearly_dollars' in income),
  )
  const all = personas.flatMap(({ expected }) => expected)
  const refused = limited.filter(({ id }) => all.includes(`${id}: not now (income)`))
  const taken = limited.filter(({ id }) =>
    all.some((outcome) => outcome.startsWith(`${id}: `) && !/not now|income/.test(outcome)),
  )
  expect(refused).toEqual(limited)
  expect(taken).toEqual(limited)
})

test.each(named)('%s: each expected program fits as expected, by the rules expected', (_, persona) => {
  const found = eligibility.check(persona.drug, persona.facts)
  const outcomes = persona.expected.flatMap((each) => {
    const id = each.split(':')[0]
    const checked = found.filter(({ program }) => program.id === id)
    return checked.length > 0 ? checked.map(outcomeOf) : [`${id}: not listed`]
  })
  expect([...new Set(outcomes)].sort()).toEqual([...persona.expected].sort())
})

test.each(named)('%s: each program gives a reason in both languages, and a source', (_, { drug, facts }) => {
  for (const checked of eligibility.check(drug, facts)) {
    for (const language of ['en', 'es'] as const) {
      const card = eligibility.card(checked, language)
      expect(card.findings.length, card.program_id).toBeGreaterThan(0)
      for (const { text } of card.findings) expect(text, card.program_id).toMatch(/\S \S/)
      const places = [...card.sources, ...(card.program_url ? [card.program_url] : [])]
      expect(places.length + card.unlinked_sources, card.program_id).toBeGreaterThan(0)
    }
  }
})

/** "program-id: may (insurance + income)": for "may" the rules not known, for "not now" the rules not met. */
function outcomeOf({ program, fit, findings }: Checked): string {
  if (fit === 'likely') return `${program.id}: likely`
  const deciding = fit === 'may' ? 'unknown' : 'not_met'
  const rules = findings.filter(({ result }) => result === deciding).map(({ rule }) => rule)
  return `${program.id}: ${fit.replace('_', ' ')} (${rules.join(' + ')})`
}

function drugOf(id: string) {
  const drug = catalogue.findDrug(id)
  if (!drug) throw new Error(`${id} is not in drugs.csv`)
  return drug
}

/** What the cells say; an empty cell is not known. */
function factsOf(row: z.infer<typeof personaRow>): PersonFacts {
  const told = {
    insurance: row.insurance ? row.insurance.split(' + ') : undefined,
    household_size: row.people ? Number(row.people) : undefined,
    yearly_income: rangeOf(row.income),
    state: row.state || undefined,
    age: rangeOf(row.age),
    prescription: row.prescription ? row.prescription === 'yes' : undefined,
    veteran: row.veteran ? row.veteran === 'yes' : undefined,
  }
  return personFacts.parse(Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)))
}

/** "24000", "24000-30000" or "60000+". */
function rangeOf(text: string): Range | undefined {
  if (!text) return undefined
  if (text.endsWith('+')) return { from: Number(text.slice(0, -1)), to: null }
  const [from, to = from] = text.split('-').map(Number)
  return { from: Number(from), to: Number(to) }
}

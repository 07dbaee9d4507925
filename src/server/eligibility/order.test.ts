import { expect, test } from 'vitest'
import { type CheckedDrug, checkReply, type PersonFacts } from '#contract/eligibility.ts'
import type { ProgramCard } from '#contract/programs.ts'
import { freeKinds } from '#server/programs/program-kinds.ts'
import { testApp } from '#testing/app/test-app.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'

// What must hold of the order, worked out from the records: those with the most programs are the hardest to order.
const { drugs, offersFor, servedToday } = catalogue
const medicines = drugs
  .map((drug) => ({ id: drug.id, count: offersFor(drug).length }))
  .sort((a, b) => b.count - a.count || a.id.localeCompare(b.id))
  .slice(0, 65)
  .map(({ id }) => id)

const statesWithHelp = new Set(
  servedToday().flatMap(({ covers, rules: { residency } }) =>
    covers === 'any' && Array.isArray(residency) ? residency : [],
  ),
)

/** Nobody has to do anything for these. */
const automatic = new Set(
  servedToday()
    .filter((program) => program.automatic)
    .map(({ id }) => id),
)

const exactly = (amount: number) => ({ from: amount, to: amount })
const people: Record<string, PersonFacts> = {
  'somebody of whom nothing is known': {},
  'a woman of 61 in Florida without insurance': {
    insurance: ['none'],
    household_size: 2,
    yearly_income: exactly(19_000),
    state: 'FL',
    age: exactly(61),
    prescription: true,
  },
  'a family of four in New York without insurance': {
    insurance: ['none'],
    household_size: 4,
    yearly_income: exactly(36_400),
    state: 'NY',
    age: exactly(45),
    prescription: true,
  },
  'a man of 74 in New York with Part D': {
    insurance: ['medicare', 'part_d'],
    household_size: 1,
    yearly_income: exactly(31_000),
    state: 'NY',
    age: exactly(74),
    prescription: true,
  },
  'a woman of 70 in Ohio with Part D under the limit of Extra Help': {
    insurance: ['medicare', 'part_d'],
    household_size: 1,
    yearly_income: exactly(18_000),
    state: 'OH',
    age: exactly(70),
    prescription: true,
  },
  'a mother in Texas with insurance from work': {
    insurance: ['commercial'],
    household_size: 4,
    yearly_income: exactly(60_000),
    state: 'TX',
    age: exactly(35),
    prescription: true,
  },
  'a man in California with Medicaid': {
    insurance: ['medicaid'],
    household_size: 1,
    yearly_income: exactly(12_000),
    state: 'CA',
    age: exactly(40),
  },
  'a veteran of 66 in Pennsylvania': {
    insurance: ['va'],
    household_size: 2,
    yearly_income: exactly(30_000),
    state: 'PA',
    age: exactly(66),
    prescription: true,
    veteran: true,
  },
}

const isFree = ({ kind }: ProgramCard) => freeKinds.includes(kind)
const isOwn = ({ drug_name }: ProgramCard) => drug_name !== ''
const canBeReached = (card: ProgramCard) => Boolean(card.phone_number || card.program_url || card.form_link)
const isFitting = ({ status }: ProgramCard) => status !== 'not_now'
const isMet = ({ findings }: ProgramCard, wanted: string) =>
  findings.some(({ rule, result }) => rule === wanted && result === 'met')
const hasNothingToAsk = ({ findings }: ProgramCard) =>
  findings.every(({ result, asks }) => result === 'met' || (result === 'unknown' && asks.length === 0))
/** Help for anybody's medicine that looks at no income asks a fee by it, as clinics do, and a fund is for one disease. */
const isForPerson = (card: ProgramCard) =>
  card.kind !== 'foundation' && (isOwn(card) || (isMet(card, 'insurance') && isMet(card, 'income')))
const isSure = (card: ProgramCard) => card.status === 'likely' || (isOwn(card) && hasNothingToAsk(card))
const statesOf = ({ rules: { residency } }: ProgramCard) => (Array.isArray(residency) ? residency : [])
const isFund = (card: ProgramCard) => card.kind === 'foundation' && !isOwn(card)

/** The pairs of programs in the wrong order: `worse` stands above `better`. */
function wronglyAbove(
  { drug_id, programs }: CheckedDrug,
  isWrong: (above: ProgramCard, below: ProgramCard) => boolean,
): string[] {
  return programs.flatMap((above, index) =>
    programs
      .slice(index + 1)
      .filter((below) => isWrong(above, below))
      .map((below) => `${drug_id}: ${above.program_id} above ${below.program_id}`),
  )
}

const asked = new Map<string, CheckedDrug[]>()

/** The whole results of one person for all the medicines, asked once. */
async function resultsFor(person: string): Promise<CheckedDrug[]> {
  const known = asked.get(person)
  if (known) return known
  const { app } = await testApp()
  const facts = people[person]
  const results: CheckedDrug[] = []
  for (let from = 0; from < medicines.length; from += 10) {
    const payload = { drug_ids: medicines.slice(from, from + 10), facts }
    const reply = await app.inject({ method: 'POST', url: '/api/eligibility/check', payload })
    results.push(...checkReply.parse(reply.json()).results)
  }
  expect(results).toHaveLength(65)
  asked.set(person, results)
  return results
}

const everyone = Object.keys(people)

/** A copay card that takes the private insurance may stand above free help that does not say it takes it. */
const isSoonerHelped = (card: ProgramCard, free: ProgramCard, facts: PersonFacts | undefined) =>
  facts?.insurance?.includes('commercial') && card.kind === 'copay' && !(isOwn(free) && isMet(free, 'insurance'))

test.each(everyone)('nothing that is paid or ends soon stands above free help, for %s', async (person) => {
  const wrong = (await resultsFor(person)).flatMap((result) =>
    wronglyAbove(
      result,
      (above, below) =>
        isFitting(below) &&
        !isFree(above) &&
        isFree(below) &&
        canBeReached(below) &&
        isForPerson(below) &&
        !automatic.has(below.program_id) &&
        (isSure(below) || !isSure(above)) &&
        !isSoonerHelped(above, below, people[person]),
    ),
  )
  expect(wrong).toEqual([])
})

test.each(everyone)('the best has a phone, a page or a form and stands first, for %s', async (person) => {
  for (const { drug_id, best, programs } of await resultsFor(person)) {
    expect(best && canBeReached(best), drug_id).toBe(true)
    expect(best?.program_id).toBe(programs[0]?.program_id)
  }
})

test.each(everyone)('help of single states is listed for their own people alone, for %s', async (person) => {
  const { state } = people[person] ?? {}
  const listed = (await resultsFor(person)).flatMap(({ programs }) =>
    programs.filter((card) => statesOf(card).length > 0),
  )
  expect(
    listed.filter((card) => !state || !statesOf(card).includes(state)).map(({ program_id }) => program_id),
  ).toEqual([])
  if (state && statesWithHelp.has(state)) expect(listed.length).toBeGreaterThan(0)
})

test.each(everyone)("no fund for a disease stands above the medicine's own free program, for %s", async (person) => {
  const wrong = (await resultsFor(person)).flatMap((result) =>
    wronglyAbove(
      result,
      (above, below) => isFund(above) && isOwn(below) && isFree(below) && isFitting(below) && canBeReached(below),
    ),
  )
  expect(wrong).toEqual([])
})

test('Extra Help stands first for whoever has Part D and an income under its limit, and for nobody above it', async () => {
  const firstOf = async (person: string) =>
    new Set((await resultsFor(person)).map(({ best }) => best?.program_id === 'medicare-extra-help-lis'))
  expect(await firstOf('a woman of 70 in Ohio with Part D under the limit of Extra Help')).toEqual(new Set([true]))
  expect(await firstOf('a man of 74 in New York with Part D')).toEqual(new Set([false]))
})

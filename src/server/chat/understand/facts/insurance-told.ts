import type { InsuranceKind, PersonFacts } from '#contract/eligibility.ts'
import { heldInsurance, losesJob } from '#server/eligibility/understand/insurance/held-insurance.ts'
import { namesOnlyCompany, readInsurance } from '#server/eligibility/understand/insurance/insurance.ts'
import { readTokens } from '#server/eligibility/understand/phrases.ts'
import type { Outside } from '#server/eligibility/understand/understanding.ts'
import { fold } from '#text/fold.ts'
import { factsOf, readIn, sentencesOf } from './read-parts.ts'
import * as said from './words/fact-words.ts'

const ofMedicare = new Set<InsuranceKind>(['medicare', 'part_d', 'extra_help'])
/** What tells that each is held beside Medicare. */
const saidBeside = new Map([
  ['medicaid', said.holds],
  ['commercial', said.holdsToo],
])
const drugPlan: InsuranceKind[] = ['medicare', 'part_d']

/** Who has Medicare and tells of what veterans get has both, and who names a company tells which runs the plan. */
export function besideMedicare(
  text: string,
  { insurance = [] }: PersonFacts,
  known: PersonFacts['insurance'] = [],
): PersonFacts {
  const ofVeterans = known.filter(isOfVeterans)
  const isAdded = ofVeterans.length > 0 && insurance.length > 0 && insurance.every((kind) => ofMedicare.has(kind))
  if (isAdded) return { insurance: [...new Set([...insurance, ...ofVeterans])] }
  const kept = known.filter((kind) => ofMedicare.has(kind))
  if (kept.length === 0 || insurance.length === 0) return {}
  if (insurance.every(isOfVeterans)) return { insurance: [...kept, ...insurance] }
  const folded = fold(text)
  // Who has Medicare and says "he has Medicaid" has both, where the one is not put in the place of the other.
  const beside = saidBeside.get(insurance.join())
  const isBoth = beside !== undefined && saysBeside(text, beside) && !said.insteadOf.test(folded)
  if (isBoth) return { insurance: [...new Set([...known, ...insurance])] }
  const isOfCompany = insurance.join() === 'commercial' && namesOnlyCompany(text) && !said.ofJob.test(folded)
  return isOfCompany ? { insurance: known } : {}
}

/** Whether a clause that names insurance has such a word: not "I also have a prescription. I have insurance from work". */
function saysBeside(text: string, beside: RegExp): boolean {
  return text.split(/[,.;!?\n]+/).some((clause) => beside.test(fold(clause)) && insuranceIn(clause, {}) !== undefined)
}

/** Whether a person speaks of insurance that is not held, or tells what is. */
export function tellsOfInsurance(text: string, { insurance }: PersonFacts): boolean {
  return insurance !== undefined || fold(heldInsurance(text)) !== fold(text)
}

/** Who has one insurance has some, whatever else is said to be missing. */
export function insuranceIn(text: string, outside: Outside): PersonFacts | undefined {
  const kept = sentencesOf(heldInsurance(text)).flatMap((sentence) =>
    sentence.split(/(?=: )(?<=(?:patient|client|paciente|cliente)(?: [\p{L}]+)?): /iu),
  )
  const named = withoutRunners(
    kept.flatMap((sentence) => {
      const facts = readIn(withoutAsked(sentence), insurance, outside)
      return facts ? [{ facts, sentence }] : []
    }),
  )
  const ofVa: PersonFacts[] = kept.some((sentence) => said.usesVa.test(fold(sentence))) ? [{ insurance: ['va'] }] : []
  const found = [...ofVa, ...named]
  const folded = fold(text)
  const implied = found.length === 0 ? impliedIn(folded, text) : undefined
  const beside = said.takesBack.test(folded) ? undefined : (withOfJob(kept, folded) ?? withOfVeterans(found))
  const held = beside ?? lastHeld(found) ?? implied
  // "My plan is AARP UnitedHealthcare, I believe Advantage is the word": a company sells both.
  const isOfMedicare =
    held?.insurance?.join() === 'commercial' && said.advantage.test(text) && !said.ofJob.test(fold(text))
  return isOfMedicare ? { insurance: [...drugPlan] } : held
}

/** What is held where nobody names it: Medicare by who loses Extra Help, and the plan of a job until it ends. */
function impliedIn(folded: string, text: string): PersonFacts | undefined {
  if (said.extraHelpLost.test(folded)) return { insurance: [...drugPlan] }
  return losesJob(text) && said.heldUntilDay.test(folded) ? { insurance: ['commercial'] } : undefined
}

/** "We each have Part D. His is through Humana": beside Medicare a company that is all a sentence names runs its plan. */
function withoutRunners(named: { facts: PersonFacts; sentence: string }[]): PersonFacts[] {
  const isOfMedicare = named.some(({ facts }) => facts.insurance?.some((kind) => ofMedicare.has(kind)))
  const isRunner = ({ facts, sentence }: { facts: PersonFacts; sentence: string }) =>
    isOfMedicare &&
    facts.insurance?.join() === 'commercial' &&
    namesOnlyCompany(sentence) &&
    !said.ofJob.test(fold(sentence))
  return named.filter((told) => !isRunner(told)).map(({ facts }) => facts)
}

function lastHeld(found: PersonFacts[]): PersonFacts | undefined {
  return found.findLast(({ insurance }) => !insurance?.includes('none')) ?? found.at(-1)
}

/** "Employer plan through the casino. And I got Part A": who still works may have both, where neither takes the other's place. */
function withOfJob(sentences: string[], folded: string): PersonFacts | undefined {
  if (!said.ofJob.test(folded) || said.inPlaceOf.test(folded) || said.besidesMedicare.test(folded)) return undefined
  const parts = sentences.flatMap((sentence) => withoutAsked(sentence).split(/,\s|\s(?=(?:and|y|plus)\s)/i))
  const kinds = new Set(parts.flatMap((part) => insurance(part)?.insurance ?? []))
  const isBoth = kinds.has('commercial') && kinds.has('medicare') && !kinds.has('none')
  return isBoth ? { insurance: [...kinds] } : undefined
}

/** "Also have VA. Employer plan, Cigna": what veterans get stands beside what is told last of any other. */
function withOfVeterans(found: PersonFacts[]): PersonFacts | undefined {
  const named = found.flatMap(({ insurance }) => (insurance && !insurance.includes('none') ? [insurance] : []))
  const other = named.findLast((kinds) => !kinds.every(isOfVeterans)) ?? []
  const insurance = [...new Set([...other, ...named.flat().filter(isOfVeterans)])]
  return insurance.length > 0 ? { insurance } : undefined
}

function isOfVeterans(kind: InsuranceKind): boolean {
  return kind === 'va' || kind === 'tricare'
}

/** "Does she qualify for Medicaid" would leave "Medicaid" where its parts are read one by one. */
function withoutAsked(sentence: string): string {
  const told = sentence.split(/(?<=,)\s/).filter((clause) => !said.rulesAsked.test(fold(clause)))
  const parts = told.join(' ').split(/(?<=,)\s|\s(?=(?:and|but|y|pero)\s)/i)
  return parts.filter((part) => !said.insuranceAsked.test(fold(part))).join(' ')
}

function insurance(piece: string): PersonFacts | undefined {
  const folded = fold(piece)
  const isNamed = said.insured.test(folded) && !said.insuranceAsked.test(folded)
  const read = isNamed ? insuranceNamed(piece) : undefined
  if (read && !read.insurance?.includes('none')) return read
  if (said.uninsured.test(folded)) return { insurance: ['none'] }
  // "Nothing shall come to my house" is no insurance.
  if (read && said.planNamed.test(folded)) return read
  return said.insuredByWork.test(folded) ? { insurance: ['commercial'] } : undefined
}

function insuranceNamed(piece: string): PersonFacts | undefined {
  const own = piece.replace(said.otherPerson, ' ').replace(said.soundsOfInsurance, ' ').replace(said.goes, ' ')
  return factsOf(readInsurance(readTokens(own)) ?? readInsurance(readTokens(afterHaving(own))))
}

/** From "I have" on: what stands before may be anything. */
function afterHaving(piece: string): string {
  return piece.slice(Math.max(0, piece.search(said.having)))
}

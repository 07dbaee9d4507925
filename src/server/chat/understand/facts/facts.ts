import type { InsuranceKind, PersonFacts } from '#contract/eligibility.ts'
import type { TakenBy } from '#server/chat/turn.ts'
import { corrected } from '#server/eligibility/understand/corrected.ts'
import { heldInsurance } from '#server/eligibility/understand/held-insurance.ts'
import { homeTold, sharesNothing } from '#server/eligibility/understand/home-told.ts'
import { readHousehold, readHouseholdAside } from '#server/eligibility/understand/household.ts'
import { namesOnlyCompany, readInsurance } from '#server/eligibility/understand/insurance.ts'
import { readTokens } from '#server/eligibility/understand/phrases.ts'
import { respelled } from '#server/eligibility/understand/tokens.ts'
import type { Outside } from '#server/eligibility/understand/understanding.ts'
import { fold } from '#text/fold.ts'
import { ageOf, agesTold } from './ages-told.ts'
import { ageByBirth } from './born.ts'
import { readIncomeTold } from './income-told.ts'
import { factsOf, type Read, readIn, sentencesOf } from './read-parts.ts'
import * as said from './words/fact-words.ts'
import * as home from './words/home-clauses.ts'
import { unmarried } from './words/income-words.ts'

const ofMedicare = new Set<InsuranceKind>(['medicare', 'part_d', 'extra_help'])

/** "1) my son's inhaler, 2) my thyroid" numbers what is asked for. */
const listMark = /(?<![^\s,;.])\d{1,2}\)(?=\s)/g

const readers: Read[] = [veteran, prescription]

/**
 * What a person says of the one whom the talk is about, beside whatever is asked; `medicines` are names that stand in it.
 * Of several ages that of whom `takenBy` tells counts.
 */
export function readFacts(said: string, outside: Outside, medicines: string[] = [], takenBy?: TakenBy): PersonFacts {
  return readTold(said, outside, medicines, takenBy).facts
}

/** The same, and whose the income is. */
export function readTold(said: string, outside: Outside, medicines: string[], takenBy: TakenBy | undefined) {
  const text = corrected(respelled(said).replace(listMark, ' '))
  const income = readIncomeTold(text, outside, medicines)
  const found = income.facts
  const sentences = sentencesOf(withoutThings(text, medicines)).map((sentence) =>
    sentence.replace(home.supposed, ' ').replace(home.noLongerThere, ' '),
  )
  for (const sentence of sentences) {
    for (const read of [householdIn(sentence), ...readers]) Object.assign(found, readIn(sentence, read, outside))
  }
  const facts = {
    ...found,
    ...homeIn(sentences),
    ...ageIn(sentences, takenBy, outside),
    ...insuranceIn(text, outside),
  }
  return { facts, incomeOf: income.of }
}

/** How many live in the home that a text tells, and does not only ask about. */
function homeIn(sentences: string[]): PersonFacts {
  if (sharesNothing(sentences.join(' '))) return {}
  const told = sentences.filter((sentence) => !isOfNoHome(fold(sentence)))
  const text = told.join('. ')
  const size = homeTold(readTokens(text))
  if (size === undefined) return isOnlyCouple(fold(text)) ? { household_size: 2 } : {}
  // Who lives with a boyfriend and has no child with him is a home alone.
  const folded = fold(text)
  const isUnmarried = size === 2 && home.unmarriedTwo.test(folded) && unmarried.test(folded)
  if (isUnmarried && home.children.test(folded)) return {}
  return { household_size: isUnmarried ? 1 : size }
}

/** "Married, wife makes 900", of who speaks of no children. */
function isOnlyCouple(folded: string): boolean {
  return home.marriedCouple.test(folded) && !home.children.test(folded.replace(home.noChildren, ' '))
}

function isOfNoHome(folded: string): boolean {
  return home.asksWhoCounts.test(folded) || home.atWork.test(folded)
}

function ageIn(sentences: string[], takenBy: TakenBy | undefined, outside: Outside): PersonFacts {
  if (takenBy === 'animal') return {}
  // "I need somebody to watch my daughter, she is 5" tells of no one who takes a medicine.
  const told = sentences.filter((sentence) => !said.careOfChild.test(fold(sentence)))
  const age = ageOf(takenBy, agesTold(readTokens(told.join('. '))))
  const range = age === undefined ? ageByBirth(told.join('. '), takenBy, outside) : { from: age, to: age }
  return range ? { age: range } : {}
}

/** "Lipitor, 40, no insurance" tells no age, nor does "it's like 100 years old". */
function withoutThings(text: string, medicines: string[]): string {
  const isMedicine = (word: string) => medicines.includes(fold(word))
  return text
    .replace(/(?<!\p{L})(\p{L}+), ?\d{2}(?=,)/gu, (said, word) => (isMedicine(word) ? word : said))
    .replace(said.agedThing, '')
    .replace(said.agedName, (said, word) => (isMedicine(word) ? '' : said))
}

/** Who has Medicare and tells of what veterans get has both, and who names a company tells which runs the plan. */
export function besideMedicare(
  text: string,
  { insurance = [] }: PersonFacts,
  known: PersonFacts['insurance'] = [],
): PersonFacts {
  const kept = known.filter((kind) => ofMedicare.has(kind))
  if (kept.length === 0 || insurance.length === 0) return {}
  if (insurance.every(isOfVeterans)) return { insurance: [...kept, ...insurance] }
  const isOfCompany = insurance.join() === 'commercial' && namesOnlyCompany(text) && !said.ofJob.test(fold(text))
  return isOfCompany ? { insurance: known } : {}
}

/** Whether a person speaks of insurance that is not held, or tells what is. */
export function tellsOfInsurance(text: string, { insurance }: PersonFacts): boolean {
  return insurance !== undefined || fold(heldInsurance(text)) !== fold(text)
}

/** Who has one insurance has some, whatever else is said to be missing. */
function insuranceIn(text: string, outside: Outside): PersonFacts | undefined {
  const kept = sentencesOf(heldInsurance(text)).flatMap((sentence) =>
    sentence.split(/(?<=(?:patient|client|paciente|cliente)(?: [\p{L}]+)?): /iu),
  )
  const named = kept.flatMap((sentence) => readIn(withoutAsked(sentence), insurance, outside) ?? [])
  const ofVa: PersonFacts[] = kept.some((sentence) => said.usesVa.test(fold(sentence))) ? [{ insurance: ['va'] }] : []
  const found = [...ofVa, ...named]
  const held = (said.takesBack.test(fold(text)) ? undefined : withOfVeterans(found)) ?? lastHeld(found)
  // "My plan is AARP UnitedHealthcare, I believe Advantage is the word": a company sells both.
  const isOfMedicare =
    held?.insurance?.join() === 'commercial' && said.advantage.test(text) && !said.ofJob.test(fold(text))
  return isOfMedicare ? { insurance: ['medicare', 'part_d'] } : held
}

function lastHeld(found: PersonFacts[]): PersonFacts | undefined {
  return found.findLast(({ insurance }) => !insurance?.includes('none')) ?? found.at(-1)
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

/** Reads a part of a sentence, of which the whole may ask whom to count, or name who lives there besides. */
function householdIn(sentence: string): Read {
  const whole = fold(sentence)
  if (isOfNoHome(whole)) return () => undefined
  return (part) => {
    const piece = part.replace(home.ageOfChild, '').replace(home.childByAge, 'child')
    const shown = home.homes.map((shape) => piece.match(shape)?.[0]).find(Boolean)
    if (shown) return factsOf(readHousehold(readTokens(shown)))
    const isAlone = home.alone.test(fold(piece)) && home.alone.test(whole)
    return isAlone ? factsOf(readHouseholdAside(readTokens(piece))) : undefined
  }
}

function veteran(piece: string): PersonFacts | undefined {
  const folded = fold(piece)
  if (said.notVeteran.test(folded)) return { veteran: false }
  return said.isVeteran.test(folded) ? { veteran: true } : undefined
}

function prescription(piece: string): PersonFacts | undefined {
  const folded = fold(piece)
  if (said.notPrescribed.test(folded)) return { prescription: false }
  return said.prescribed.test(folded) ? { prescription: true } : undefined
}

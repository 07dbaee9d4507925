import type { PersonFacts } from '#contract/eligibility.ts'
import { readAge } from '#server/eligibility/understand/age.ts'
import { readHousehold, readHouseholdAside } from '#server/eligibility/understand/household.ts'
import { readInsurance } from '#server/eligibility/understand/insurance.ts'
import { readIncome } from '#server/eligibility/understand/money.ts'
import { readTokens } from '#server/eligibility/understand/phrases.ts'
import type { Outside, Reading } from '#server/eligibility/understand/understanding.ts'
import { fold } from '#text/fold.ts'
import * as said from './words/fact-words.ts'

type Facts = Partial<PersonFacts>
type Read = (piece: string, outside: Outside) => Facts | undefined

const mostPieces = 12

const readers: Read[] = [insurance, income, household, age, veteran, prescription]

/** What a person says of the one whom the talk is about, beside whatever is asked. */
export function readFacts(text: string, outside: Outside): Facts {
  const sentences = text.split(/[.?!;\n¿¡]+(?!\d)/).filter((piece) => piece.trim() !== '')
  const found: Facts = {}
  for (const sentence of sentences.slice(0, mostPieces)) {
    for (const read of readers) Object.assign(found, readIn(sentence, read, outside))
  }
  return found
}

/** The whole sentence, or where it says too much its parts. */
function readIn(sentence: string, read: Read, outside: Outside): Facts | undefined {
  const whole = read(sentence, outside)
  if (whole) return whole
  const parts = sentence.split(said.joints).slice(0, mostPieces)
  return parts.length < 2 ? undefined : parts.map((part) => read(part, outside)).find((facts) => facts !== undefined)
}

function insurance(piece: string): Facts | undefined {
  const folded = fold(piece)
  if (said.uninsured.test(folded)) return { insurance: ['none'] }
  const read = said.insured.test(folded) && !said.insuranceAsked.test(folded) ? insuranceNamed(piece) : undefined
  return read ?? (said.insuredByWork.test(folded) ? { insurance: ['commercial'] } : undefined)
}

function insuranceNamed(piece: string): Facts | undefined {
  const own = piece.replace(said.otherPerson, ' ')
  return factsOf(readInsurance(readTokens(own)) ?? readInsurance(readTokens(afterHaving(own))))
}

/** From "I have" on: what stands before may be anything. */
function afterHaving(piece: string): string {
  return piece.slice(Math.max(0, piece.search(said.having)))
}

function income(text: string): Facts | undefined {
  const piece = text.replace(/\bzero income\b/i, 'no income')
  const folded = fold(piece)
  if (!/\d|\b(thousand|mil|hundred|no income|sin ingresos)\b/.test(folded) || !said.earns.test(folded)) return undefined
  const amount = piece.match(said.amountEarned)?.[0] ?? ''
  const read = factsOf(readIncome(readTokens(piece))) ?? factsOf(readIncome(readTokens(amount)))
  return read ?? (said.paidMonthly.test(folded) && amount ? monthly(amount) : undefined)
}

/** A benefit of which no period is said. */
function monthly(amount: string): Facts | undefined {
  const reading = readIncome(readTokens(`${amount} al mes`))
  return (reading?.facts.yearly_income?.from ?? 0) < 60_000 ? reading?.facts : undefined
}

function household(piece: string): Facts | undefined {
  const home = said.homes.map((shape) => piece.match(shape)?.[0]).find(Boolean)
  if (home) return factsOf(readHousehold(readTokens(home)))
  return said.alone.test(fold(piece)) ? factsOf(readHouseholdAside(readTokens(piece))) : undefined
}

function age(piece: string, outside: Outside): Facts | undefined {
  const folded = fold(piece)
  const found = said.aged.map((shape) => folded.match(shape)?.[1]).find(Boolean)
  return found ? factsOf(readAge(readTokens(`${found} años`), outside)) : undefined
}

function veteran(piece: string): Facts | undefined {
  const folded = fold(piece)
  if (said.notVeteran.test(folded)) return { veteran: false }
  return said.isVeteran.test(folded) ? { veteran: true } : undefined
}

function prescription(piece: string): Facts | undefined {
  const folded = fold(piece)
  if (said.notPrescribed.test(folded)) return { prescription: false }
  return said.prescribed.test(folded) ? { prescription: true } : undefined
}

function factsOf(reading: Reading | undefined): Facts | undefined {
  const isSure = reading && (!reading.doubtful || reading.doubtful !== 'period' || isOfYear(reading))
  return isSure ? reading.facts : undefined
}

/** Nobody says so much of a month. */
function isOfYear({ facts }: Reading): boolean {
  return (facts.yearly_income?.from ?? 0) >= 10_000 && (facts.yearly_income?.from ?? 0) < 150_000
}

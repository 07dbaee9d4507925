import type { PersonFacts } from '#contract/eligibility.ts'
import type { TakenBy } from '#server/chat/turn.ts'
import { corrected } from '#server/eligibility/understand/corrected.ts'
import { readTokens } from '#server/eligibility/understand/phrases.ts'
import { respelled } from '#server/eligibility/understand/tokens.ts'
import type { Outside } from '#server/eligibility/understand/understanding.ts'
import { fold } from '#text/fold.ts'
import { ageOf, agesTold } from './ages-told.ts'
import { ageByBirth } from './born.ts'
import { homeIn, householdIn, isOfCrew } from './home-in-text.ts'
import { readIncomeTold } from './income-told.ts'
import { insuranceIn } from './insurance-told.ts'
import { type Read, readIn, sentencesOf } from './read-parts.ts'
import { type Taking, withoutStrangers, withPatientNamed } from './told-of-taker.ts'
import * as said from './words/fact-words.ts'
import * as home from './words/home-clauses.ts'

/** "1) my son's inhaler, 2) my thyroid" numbers what is asked for. */
const listMark = /(?<![^\s,;.])\d{1,2}\)(?=\s)/g

const readers: Read[] = [veteran, prescription]

/**
 * What a person says of the one whom the talk is about, beside whatever is asked; `medicines` are names that stand in it.
 * Of several ages that of whom `takenBy` tells counts.
 */
export function readFacts(said: string, outside: Outside, medicines: string[] = [], takenBy?: TakenBy): PersonFacts {
  return readTold(said, outside, medicines, { takenBy }).facts
}

/** The same, and whose the income is. */
export function readTold(said: string, outside: Outside, medicines: string[], taking: Taking) {
  const whole = withPatientNamed(corrected(respelled(said).replace(listMark, ' ')), taking)
  const text = withoutStrangers(whole, taking)
  const income = readIncomeTold(text, outside, medicines)
  const found = income.facts
  const sentences = sentencesOf(withoutThings(text, medicines)).map((sentence) =>
    [home.ofNoHome, home.supposed, home.noLongerThere, home.withParentsOfPartner, home.inTurn].reduce(
      (left, shape) => left.replace(shape, ' '),
      sentence,
    ),
  )
  const atHome = sentences.map((sentence) => sentence.replace(home.onTheirOwn, ' '))
  for (const sentence of atHome) Object.assign(found, readIn(sentence, householdIn(sentence), outside))
  for (const sentence of sentences) {
    for (const read of readers) Object.assign(found, readIn(sentence, read, outside))
  }
  const facts = {
    ...found,
    ...homeIn(atHome),
    ...ageIn(sentences, taking.takenBy, outside),
    ...insuranceIn(whole, outside),
  }
  return { facts: withoutCrew(facts, text), incomeOf: income.of }
}

function withoutCrew(facts: PersonFacts, text: string): PersonFacts {
  const { household_size = 0, ...others } = facts
  return isOfCrew(text, household_size) ? others : facts
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

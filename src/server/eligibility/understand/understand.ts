import type { PersonFacts, Topic } from '#contract/eligibility.ts'
import { readAge, readAgeAside } from './age.ts'
import { corrected } from './corrected.ts'
import { readHousehold, readHouseholdAside } from './household/household.ts'
import { readInsuranceAnswer } from './insurance/insurance.ts'
import { readIncome, readIncomeAside } from './money/money.ts'
import { withoutPersonal } from './personal.ts'
import { readTokens } from './phrases.ts'
import { readPlace, readPlaceAside } from './place.ts'
import { isQuestionOrForeign, isReadable } from './readable.ts'
import type { Token } from './tokens.ts'
import type { Outside, Reading, Understanding } from './understanding.ts'
import { readReply } from './yes-no/replies.ts'
import { confirmationOf } from './yes-no/yes-no.ts'
import { readPrescription, readVeteran } from './yes-no/yes-no-topics.ts'

/** A longer text is no answer, and would take its time. */
const mostTokens = 400

type Read = (tokens: Token[], outside: Outside) => Reading | undefined

const readers: Record<Topic, Read> = {
  insurance: readInsuranceAnswer,
  household_size: readHousehold,
  yearly_income: readIncome,
  state: readPlace,
  age: readAge,
  veteran: readVeteran,
  prescription: readPrescription,
}

/** Readers of what an answer says beside the topic; they take only what is beyond doubt. */
const asideReaders: [Topic, Read][] = [
  ['household_size', readHouseholdAside],
  ['yearly_income', readIncomeAside],
  ['state', readPlaceAside],
  ['age', readAgeAside],
]

/**
 * What an answer to the question about `topic` means, English and Spanish mixed freely. Pure, and never throws: what is
 * not sure is `doubtful`, what is not clear `not_understood`. Only years and ZIP codes need `outside`.
 */
export function understand(topic: Topic, text: string, outside: Outside = {}): Understanding {
  if (!isReadable(text)) return { kind: 'not_understood' }
  const clean = withoutPersonal(text)
  const tokens = readTokens(corrected(clean.text))
  if (tokens.length > mostTokens || isQuestionOrForeign(tokens)) return { kind: 'not_understood' }
  const reply = readReply(tokens)
  if (reply === 'back' || reply === 'skip') return { kind: reply }
  const reading = readAll(topic, tokens, outside)
  if (reading && (!reply || reading.doubtful)) return { kind: 'fact', ...reading }
  return { kind: reply ?? (clean.kinds.length > 0 ? 'personal' : 'not_understood') }
}

function readAll(topic: Topic, tokens: Token[], outside: Outside): Reading | undefined {
  const answer = readers[topic](tokens, outside)
  const aside = asideReaders.flatMap(([other, read]) => (other === topic ? [] : [sure(read(tokens, outside))]))
  const facts: PersonFacts = Object.assign({}, ...aside, answer?.facts)
  return Object.keys(facts).length === 0 ? undefined : { ...answer, facts }
}

function sure(reading: Reading | undefined): PersonFacts | undefined {
  return reading && !reading.doubtful ? reading.facts : undefined
}

/** Whether a text says yes or no in plain words; nothing when it says both, more, or neither. */
export function understandYesNo(text: string): boolean | undefined {
  return isReadable(text) ? confirmationOf(readTokens(text)) : undefined
}

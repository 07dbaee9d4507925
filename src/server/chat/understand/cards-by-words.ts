import { fold } from '#text/fold.ts'
import type { Meaning } from './scored-meaning.ts'
import { hasDrug, type Spoken } from './spoken.ts'
import * as said from './words/card-words.ts'

const ofScam = 'companies-that-charge-for-free-programs'
const ofLostMedicaid = ['medicaid-apply-any-time', 'medicaid-appeal-fair-hearing', 'chip']

/** The cards of an answer that what is said next may belong to. */
export function cardsThatGoOn(cards: string[]): string[] {
  return cards.filter((card) => card === ofScam)
}

/** The cards that answer what the language model often hears as something else. */
export function cardsByWords({ text, before, medicines, need }: Spoken): Meaning | undefined {
  const folded = fold(text)
  const says = (shapes: RegExp[]) => shapes.every((shape) => shape.test(folded))
  const isAfter = before.cards?.includes(ofScam)
  if (says(said.scam) || says(said.holdsNumber) || says(said.gaveNumber) || (isAfter && says(said.scammed)))
    return knowledge([ofScam])
  if (says(said.outOfMedicine))
    return knowledge([folded.includes('insulin') ? 'out-of-insulin-today' : 'out-of-medicine-today'])
  if (says(said.lostMedicaid)) return knowledge(ofLostMedicaid)
  const isOfDailyLife = need.concepts.some((concept) => concept !== 'immigration')
  const isOfNothingElse = !hasDrug(medicines) && before.drugs.length === 0 && !isOfDailyLife
  if (isOfNothingElse && says(said.undocumented)) return knowledge(['undocumented-options'])
  return undefined
}

/** What may be done where a plan said no to a medicine: the next step of the plan that the person has. */
export function cardsOfDenial({ text, facts, before }: Pick<Spoken, 'text' | 'facts' | 'before'>): Meaning | undefined {
  const folded = fold(text)
  if (!said.denied.test(folded) || said.refusedPerson.test(folded)) return undefined
  const insurance = facts.insurance ?? before.facts.insurance ?? []
  const isAgain = said.deniedAgain.test(folded)
  if (insurance.includes('medicare'))
    return knowledge(['denied-ask-why', 'part-d-redetermination', 'exception-request'].slice(isAgain ? 1 : 0))
  if (insurance.includes('medicaid'))
    return knowledge(['denied-ask-why', 'medicaid-appeal-fair-hearing'].slice(isAgain ? 1 : 0))
  return knowledge(
    isAgain ? ['external-review', 'doctor-letter'] : ['denied-ask-why', 'internal-appeal', 'doctor-letter'],
  )
}

function knowledge(ids: string[]): Meaning {
  const cards = ids.map((id, at) => ({ id, chance: 1 - at / 10 }))
  return { intent: 'knowledge', chance: 1, about: null, cards, isVague: false, need: '', also: '' }
}

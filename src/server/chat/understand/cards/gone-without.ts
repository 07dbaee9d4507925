import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { AdviceAsked } from '#server/chat/turn.ts'
import { isDangerousToStop, treatsOpioidUse } from '#server/drugs/dangerous-to-stop.ts'
import { findAll } from '#server/drugs/find-all.ts'
import { fold } from '#text/fold.ts'
import { asksSomething } from '../dialogue-acts/asks-something.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'
import { knowledge } from './cards-by-words.ts'
import { daysLeft } from './supply-left.ts'
import { toldJustBefore } from './told-just-before.ts'
import { goneWithout, goneWithoutOf, heldOffAttack, notGoneWithout } from './words/gone-without-words.ts'

/** A pharmacist, a plan and a doctor take about so many days: who has less must begin today. */
const fewDays = 4

const whyNotStop = 'do-not-stop-suddenly'
/** How much to take, and what with, is asked of a doctor also by who has none left. */
const ofDoctor = new Set<AdviceAsked>(['dose', 'mixing', 'switch', 'symptoms', 'side_effects'])

/**
 * The urgent way for who goes without a medicine that nobody should stop from one day to the next: "ran out of his Plavix",
 * "he stopped 5 days ago". What is told after it is answered with why.
 */
export function createGoneWithout({ findDrug }: Pick<Catalogue, 'findDrug'>) {
  return (spoken: Spoken, advice: AdviceAsked | null): Meaning | undefined => {
    const { medicines, before, takenBy, text } = spoken
    if (takenBy === 'animal' || (advice && ofDoctor.has(advice) && asksSomething(text))) return undefined
    const named = findAll(findDrug, medicines.drugs.length > 0 ? medicines.drugs : before.drugs)
    const drug = named.find(isDangerousToStop)
    if (!drug || !(tellsOfGone(text, drug) || tellsWhy(spoken, cardOf(drug)))) return undefined
    const card = nextOf(spoken, cardOf(drug))
    return card ? knowledge([card]) : undefined
  }
}

/** "He had a stent put in", after it was said what to do. */
function tellsWhy({ text, before }: Spoken, first: string): boolean {
  return toldJustBefore(before) === first && heldOffAttack.test(fold(text)) && !asksSomething(text)
}

function nextOf({ before, medicines }: Spoken, first: string): string | undefined {
  if (medicines.drugs.some((drug) => !before.drugs.includes(drug))) return first
  const isAgain = toldJustBefore(before) === whyNotStop
  return [first, whyNotStop].find((card) => !before.told.includes(card)) ?? (isAgain ? whyNotStop : undefined)
}

function cardOf(drug: Drug): string {
  if (treatsOpioidUse(drug)) return 'suboxone-methadone-ran-out'
  return drug.generic.startsWith('insulin') ? 'out-of-insulin-today' : 'out-of-medicine-today'
}

/** Whether a text tells that nothing or little of a medicine is left, or that it was stopped. */
export function tellsOfGone(text: string, { name, generic, spanishNames }: Drug): boolean {
  const ofName = goneWithoutOf([name, generic, ...spanishNames].map(fold))
  if ((daysLeft(text) ?? fewDays) < fewDays && !notGoneWithout.test(fold(text))) return true
  const clauses = text.split(/[.!?;,\n]+|\s(?=(?:and|but|so|y|pero|porque)\s)/iu).map(fold)
  return clauses.some((clause) => (goneWithout.test(clause) || ofName.test(clause)) && !notGoneWithout.test(clause))
}

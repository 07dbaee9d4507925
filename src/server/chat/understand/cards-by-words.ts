import { fold } from '#text/fold.ts'
import type { Meaning } from './scored-meaning.ts'
import type { Spoken } from './spoken.ts'
import * as said from './words/card-words.ts'

const ofScam = 'companies-that-charge-for-free-programs'

/** The cards of an answer that what is said next may belong to. */
export function cardsThatGoOn(cards: string[]): string[] {
  return cards.filter((card) => card === ofScam)
}

/** The cards that answer what the language model often hears as something else. */
export function cardsByWords({ text, before }: Spoken): Meaning | undefined {
  const folded = fold(text)
  const says = (shapes: RegExp[]) => shapes.every((shape) => shape.test(folded))
  const isAfter = before.cards?.includes(ofScam)
  if (says(said.scam) || says(said.holdsNumber) || says(said.gaveNumber) || (isAfter && says(said.scammed)))
    return knowledge([ofScam])
  if (says(said.outOfMedicine))
    return knowledge([folded.includes('insulin') ? 'out-of-insulin-today' : 'out-of-medicine-today'])
  return undefined
}

function knowledge(ids: string[]): Meaning {
  const cards = ids.map((id) => ({ id, chance: 1 }))
  return { intent: 'knowledge', chance: 1, about: null, cards, isVague: false, need: '', also: '' }
}

import type { Intent } from '#server/chat/turn.ts'
import { fold } from '#text/fold.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'

/** Cards on one medicine and its generic, which sentences on two medicines resemble. */
const ofSame = new Set(['are-generics-as-good', 'authorized-generic', 'what-is-a-biosimilar'])
const ofGeneric = new Set([...ofSame, 'generic-of-a-medicine'])

const ofSameness =
  /\b(?:same|difference|different|equal|interchangeable|igual(?:es)?|mism[oa]s?|diferencia|diferentes?|equivale)\b/
const ofCost = /\b(?:cheap(?:er|est)?|costs?|less|barat[oa]s?|cuestan?|sale|menos)\b/

/**
 * What is meant where two medicines are set beside each other and a card on one and its generic seems to be: which costs
 * less, or whether they are the same. "Yes, a generic is the same" would be false of two that are not.
 */
export function comparedMedicines(
  { intent, cards: [card] }: Pick<Meaning, 'intent' | 'cards'>,
  { text, medicines, before }: Pick<Spoken, 'text' | 'medicines' | 'before'>,
): Extract<Intent, 'price' | 'advice'> | undefined {
  const [named, known] = [new Set(medicines.drugs), new Set([...medicines.drugs, ...before.drugs])]
  if (intent !== 'knowledge' || !card || named.size === 0) return undefined
  const isOfTwo = named.size > 1 ? ofGeneric.has(card.id) : known.size > 1 && ofSame.has(card.id)
  if (!isOfTwo) return undefined
  if (ofCost.test(fold(text))) return 'price'
  return named.size === 1 || ofSameness.test(fold(text)) ? 'advice' : undefined
}

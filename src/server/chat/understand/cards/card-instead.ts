import { isDeepStrictEqual } from 'node:util'
import type { Intent, TalkContext, Understood } from '#server/chat/turn.ts'
import { asksSomething } from '../asks-something.ts'
import type { LikelyCard } from '../scored-meaning.ts'
import type { Spoken } from '../spoken.ts'
import { toldJustBefore } from './told-just-before.ts'

/** What is asked of a record that was shown, or of the talk itself. */
const ofRecord: readonly Intent[] = ['detail', 'rule', 'form', 'phone', 'papers', 'compare', 'source', 'card']
const ofList: readonly Intent[] = ['programs', 'copay', 'coupons', 'price']
const ofPerson = new Set<Intent>(['eligibility', 'insurance_help'])

/** From this chance on a card is told in the stead of what was not surely heard within a talk, and where one begins. */
const [whereUnsure, atFirst] = [0.14, 0.5]
/** The same within a talk, where help for the person, which asks for the medicine first, was surely heard. */
const whereSure = 0.3
/** The same of a record, where none was shown of which it could be asked. */
const ofNothingShown = 0.4
/** From this chance on a card is offered, where no record is sure to answer. */
const worthOffering = 0.08
/** What questions within a talk are heard as that want an answer: of 27 of strangers 24 did, and the likeliest was right for 8. */
const ratherOther = new Set<Intent>([...ofPerson, 'coupons', 'delivery'])

type Cards = { likely: readonly LikelyCard[]; askedOn: string | undefined }

/** The turn with the card that answers it sooner; where no record is sure to, with the questions that may have been meant. */
export function orLikelyCard(understood: Understood, spoken: Spoken, { likely, askedOn }: Cards): Understood {
  const card = cardInstead(understood, spoken, likely[0]) ?? askedOn
  if (card) return { ...understood, intent: 'knowledge', cards: [card], isUnsure: false }
  const otherCards = likely.filter(({ chance }) => chance >= worthOffering).map(({ id }) => id)
  if (understood.intent === 'unclear') return { ...understood, otherCards }
  return isRatherOther(understood, spoken, likely[0])
    ? { ...understood, intent: 'unclear', isUnsure: true, isDoubtful: true, cards: [], otherCards }
    : understood
}

/** Whether a question that was heard as one of a record or of the person sooner wants an answer, though none is sure. */
function isRatherOther(understood: Understood, spoken: Spoken, likeliest: LikelyCard | undefined): boolean {
  const { intent, facts } = understood
  const isTold = !isDeepStrictEqual(facts, spoken.before.facts)
  if (!ratherOther.has(intent) || spoken.before.intent === null || spoken.pointed.isPointing || isTold) return false
  // "What about a coupon?" asks for one.
  const needed = intent === 'coupons' ? whereSure : whereUnsure
  return mayBeMeant(understood, spoken, likeliest) && (likeliest?.chance ?? 0) >= needed
}

/**
 * The card that answers a question sooner than what it was heard as: "does she have to add him in 30 days", beside a medicine,
 * asks for no list. Of strangers' questions that were heard as a list of programs it was judged better in 4 and worse in 1, and
 * in an earlier round, with a record's detail and thanks, in 18 and 2. Where another card, help near the reader or that there
 * is no record was heard it gains nothing, and that stays.
 */
function cardInstead(understood: Understood, spoken: Spoken, likeliest: LikelyCard | undefined): string | undefined {
  if (!likeliest || !mayBeMeant(understood, spoken, likeliest)) return undefined
  const { intent, isUnsure } = understood
  return likeliest.chance >= neededFor(intent, isUnsure, spoken.before) ? likeliest.id : undefined
}

/** Whether a card may be what a turn asks for: it asks, names no medicine and no record, and answers nothing of ours. */
function mayBeMeant(
  { rule, isDrugNamed, answered }: Understood,
  { text, named, pointed, medicines, before }: Spoken,
  card: LikelyCard | undefined,
): boolean {
  const isNamed = isDrugNamed || medicines.guesses.length > 0 || named.length > 0 || pointed.isOrdinal
  if (isNamed || answered !== null || rule !== null || !asksSomething(text)) return false
  return card?.id !== toldJustBefore(before)
}

function neededFor(intent: Intent, isUnsure: boolean, before: TalkContext): number {
  const isOfRecord = ofRecord.includes(intent)
  const isBegun = before.intent !== null
  if (isUnsure && (isOfRecord || ofList.includes(intent) || ofPerson.has(intent)))
    return isBegun ? whereUnsure : atFirst
  if (ofPerson.has(intent) && isBegun) return whereSure
  return isOfRecord && before.shown.length === 0 ? ofNothingShown : Number.POSITIVE_INFINITY
}

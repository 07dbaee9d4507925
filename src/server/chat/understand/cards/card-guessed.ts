import { ofMedicine } from '#server/catalogue/what-to-learn.ts'
import type { TalkContext, Understood } from '#server/chat/turn.ts'
import { asksSomething } from '../dialogue-acts/asks-something.ts'
import type { LikelyCard, Meaning } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'
import { ofOthers } from './card-share.ts'
import { cardsOfDanger } from './cards-in-danger.ts'
import { toldJustBefore } from './told-just-before.ts'

/** A card that is not among the likely has about this chance. */
export const slight = 0.03
/** From this chance on a card is offered, where no record is sure to answer. */
const worthOffering = 0.08
/**
 * From this chance on, and so much likelier than the next, a card is told as a guess: of 98 such turns it was right in 35 and
 * of the right subject in 11 more, and only offered it had helped nobody who does not press. One that the talk told already, of
 * which a few words tell less ("what can they do with it"), in 7 of 21 from the second pair on.
 */
const [worthGuessing, farAhead] = [0.2, 1.6]
const [worthGuessingOfTold, farAheadOfTold] = [0.13, 2.5]
/**
 * A card that the language model hears below the first, and that by all that is known is less likely than the second and than
 * another: of 43 such turns it was right in 3, and the likeliest in 15. So it is offered.
 */
const [onlyHeard, unsupported] = [0.8, 0.1]

/** What may have been meant: questions to offer, and the one that is told as a guess. */
type MayBeMeant = Pick<Understood, 'otherCards' | 'guessedCard'>

/** What may have been meant, instead of what was understood. Of the card that was told just now more is told. */
export function asGuess(understood: Understood, { before, text }: Spoken, may: MayBeMeant): Understood {
  const { guessedCard: card } = may
  return card !== null && card === toldJustBefore(before) && asksSomething(text)
    ? { ...understood, intent: 'knowledge', isUnsure: false, cards: [card] }
    : { ...understood, intent: 'unclear', isUnsure: true, isDoubtful: true, cards: [], ...may }
}

/**
 * What may have been meant: of the cards that are not for others alone, those worth offering, and the one that stands out.
 * @param shareOf What the talk leaves of a card's chance, by its id.
 */
export function mayBeMeantBy(
  understood: Understood,
  { before }: Spoken,
  likely: readonly LikelyCard[],
  shareOf: (id: string) => number,
): MayBeMeant {
  const last = toldJustBefore(before)
  return {
    otherCards: offeredOf(likely.filter(({ id }) => id !== last && shareOf(id) > 0)),
    guessedCard: guessedOf(ahead(likely, last), ({ id }) => shareOf(id) > ofOthers, understood, before),
  }
}

function offeredOf(likely: readonly LikelyCard[]): string[] {
  return likely.filter(({ chance }) => chance >= worthOffering).map(({ id }) => id)
}

/** The likely cards, of two that are near each other first the one that was not told just before. */
function ahead([first, next, ...others]: readonly LikelyCard[], last: string | undefined): readonly LikelyCard[] {
  if (!first || !next) return first ? [first] : []
  const isNear = first.id === last && first.chance < next.chance * farAhead
  return isNear ? [{ ...next, chance: first.chance + next.chance }, first, ...others] : [first, next, ...others]
}

/** The first of the likely cards, where it stands out; none is guessed beside a question about danger. */
function guessedOf(
  [first, next]: readonly LikelyCard[],
  isOfPerson: (card: LikelyCard) => boolean,
  { mayBeDanger }: Understood,
  { told }: TalkContext,
): string | null {
  // Who was told whom to call in danger, and goes on, asks something else.
  const isOver = first !== undefined && told.includes(first.id) && cardsOfDanger.has(first.id)
  if (!first || isOver || !isOfPerson(first) || mayBeDanger !== null) return null
  const stands = (least: number, times: number) => first.chance >= Math.max(least, (next?.chance ?? slight) * times)
  const isWorth =
    stands(worthGuessing, farAhead) || (told.includes(first.id) && stands(worthGuessingOfTold, farAheadOfTold))
  return isWorth ? first.id : null
}

/** Whether the language model alone holds a card for what is asked, and not surely: "will they make me pay for it at the new one". */
export function isUnsupported(
  { intent, cards: [meant = ''], isUnsure }: Understood,
  { before, text }: Spoken,
  { likely, heard }: { likely: readonly LikelyCard[]; heard: Meaning | undefined },
): boolean {
  if (intent !== 'knowledge' || isUnsure || before.intent === null || !asksSomething(text)) return false
  const chance = heard?.intent === 'knowledge' && meant !== ofMedicine ? chanceOf(meant, heard.cards) : 0
  const isOther = likely[0]?.id !== meant && chanceOf(meant, likely) < unsupported
  return chance > 0 && chance < onlyHeard && isOther
}

export function chanceOf(card: string, cards: readonly LikelyCard[]): number {
  return cards.find(({ id }) => id === card)?.chance ?? 0
}

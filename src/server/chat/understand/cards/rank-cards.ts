import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { isOfMedicine } from '#server/catalogue/checks/knowledge-problems.ts'
import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { TalkContext } from '#server/chat/turn.ts'
import { findAll } from '#server/drugs/find-all.ts'
import { sentenceMatchOf, telling } from '#server/knowledge/sentence-match.ts'
import type { LikelyCard } from '../signals/scored-meaning.ts'
import { cardShareOf, type Known } from './card-share.ts'
import { ofYearAsked } from './card-year.ts'

/** Cards that are this much less likely than the best are not offered, nor more than so many. */
const [nearCard, mostCards] = [0.3, 5]

/** What is left of a card's chance that was told before. */
const ofTold = 0.4

/** How much a card gains by what it has of the words of the question: of 4,923 sentences held back from a training it made the right one first of 65.7 % and then 66.6 %. */
const ofMatch = 0.05

/** The facts that cards are ranked by. */
export type CardsRanked = Pick<Catalogue, 'servedKnowledge' | 'findDrug'>

export type RankCards = ReturnType<typeof createCardRanking>

/** Puts cards that a sentence may mean into the order that the talk makes likely, and leaves out what is far from the first. */
export function createCardRanking({ servedKnowledge }: Pick<CardsRanked, 'servedKnowledge'>) {
  const ids = new Set(servedKnowledge.map(({ id }) => id))
  const shareOf = cardShareOf(servedKnowledge)
  const match = sentenceMatchOf(servedKnowledge)

  return (likely: readonly LikelyCard[], known: Known, before: TalkContext): LikelyCard[] => {
    const { ofAnswer } = match(known.text)
    const share = shareOf(known, before)
    const ranked = merged(
      likely.map(({ id, chance }) => ({ id: ofYearAsked(id, known.text, (one) => ids.has(one)), chance })),
    )
      .map(({ id, chance }) => {
        const isTold = before.told.includes(id) && ofAnswer(id) < telling
        return { id, chance: chance * (isTold ? ofTold : 1) * share(id) }
      })
      .toSorted((a, b) => b.chance - a.chance)
    // What is only for others leaves no room for what is hardly meant.
    const barred = likely.filter(({ id }) => share(id) === 0).map(({ chance }) => chance)
    const least = Math.max(...barred, ranked[0]?.chance ?? 0) * nearCard
    return ranked.filter(({ chance }) => chance > 0 && chance >= least).slice(0, mostCards)
  }
}

/** Each card once, with all of its chance. */
function merged(cards: readonly LikelyCard[]): LikelyCard[] {
  const sums = new Map<string, number>()
  for (const { id, chance } of cards) sums.set(id, (sums.get(id) ?? 0) + chance)
  return [...sums].map(([id, chance]) => ({ id, chance }))
}

/** Makes of cards those likelier that have more of the words of the question; all together they stay as likely as they were. */
export function createCardMatching({ servedKnowledge }: Pick<CardsRanked, 'servedKnowledge'>) {
  const match = sentenceMatchOf(servedKnowledge)

  return (cards: readonly LikelyCard[], text: string): LikelyCard[] => {
    const { ofAnswer, ofQuestions } = match(text)
    const factor = ({ id }: LikelyCard) => Math.exp(ofMatch * (ofAnswer(id) + ofQuestions(id)))
    const matched = cards.map((card) => ({ ...card, chance: card.chance * factor(card) }))
    const share = sumOf(cards) / (sumOf(matched) || 1)
    return matched.map((card) => ({ ...card, chance: card.chance * share }))
  }
}

function sumOf(cards: readonly LikelyCard[]): number {
  return cards.reduce((sum, { chance }) => sum + chance, 0)
}

/** Finds whether a card is for another medicine than those that are spoken of, so that nobody means it. */
export function createMedicineFilter({ servedKnowledge, findDrug }: CardsRanked) {
  const ofMedicines = servedKnowledge.filter(({ medicines }) => medicines.length > 0)

  return (ids: readonly string[], text: string): ((card: string) => boolean) => {
    const drugs = findAll(findDrug, ids)
    const saysInsulin = /insulin/i.test(text)
    const others = ofMedicines.filter(
      (card) => isOfOthers(card, drugs) || (isOfInsulin(card) && drugs.length === 0 && !saysInsulin),
    )
    const idsOfOthers = new Set(others.map(({ id }) => id))
    return (card) => idsOfOthers.has(card)
  }
}

/** Nobody is told of insulin who does not take any. */
function isOfInsulin({ medicines }: Knowledge): boolean {
  return medicines.includes('insulin')
}

function isOfOthers({ medicines }: Knowledge, drugs: Drug[]): boolean {
  const isOfOne = drugs.some((drug) => medicines.some((name) => isOfMedicine(drug, name)))
  return drugs.length > 0 && !isOfOne
}

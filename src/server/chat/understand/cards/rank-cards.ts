import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { isOfMedicine } from '#server/catalogue/checks/knowledge-problems.ts'
import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { TalkContext, Understood } from '#server/chat/turn.ts'
import { findAll } from '#server/drugs/find-all.ts'
import { ruleKindOf } from '#server/eligibility/check-insurance.ts'
import { sentenceMatchOf, telling } from '#server/knowledge/sentence-match.ts'
import { fold } from '#text/fold.ts'
import type { LikelyCard } from '../scored-meaning.ts'
import { isOfOtherYear, ofYearAsked } from './card-year.ts'
import { toldJustBefore } from './told-just-before.ts'

/** Cards that are this much less likely than the best are not offered, nor more than so many. */
const [nearCard, mostCards] = [0.3, 5]

/** What is left of a card's chance where the talk speaks against it, or does not tell of the state that it is for. */
const [ofTold, ofOtherInsurance, ofOtherYear, ofOtherState, ofUnknownState] = [0.4, 0.02, 0.02, 0.1, 0.5]

/** The same where no insurance was told, and the answer before was of one alone. */
const ofOtherThanTold = 0.3

/** How much a card gains by what it has of the words of the question: of 4,923 sentences held back from a training it made the right one first of 65.7 % and then 66.6 %. */
const ofMatch = 0.05

type Insurance = NonNullable<Knowledge['insurance']>[number]

/** Who names another insurance than they have asks about it. */
const insuranceNamed: Record<Insurance, RegExp> = {
  uninsured: /\b(?:uninsured|no insurance|without insurance|sin seguro|sin aseguranza)\b/,
  commercial: /\b(?:private|employer|job|work|marketplace|obamacare|cobra|privado|trabajo|mercado)\b/,
  medicare: /\b(?:medicare|part d|parte d|extra help|ayuda adicional)\b/,
  medicaid: /\b(?:medicaid|medi cal|chip)\b/,
  tricare_va: /\b(?:va|tricare|veterans?|veteran[oa]s?)\b/,
}

/** The facts that cards are ranked by. */
export type CardsRanked = Pick<Catalogue, 'servedKnowledge' | 'findDrug'>

type Known = Pick<Understood, 'facts'> & { text: string }

export type RankCards = ReturnType<typeof createCardRanking>

/** Puts cards that a sentence may mean into the order that the talk makes likely, and leaves out what is far from the first. */
export function createCardRanking({ servedKnowledge }: Pick<CardsRanked, 'servedKnowledge'>) {
  const byId = new Map(servedKnowledge.map((card) => [card.id, card]))
  const match = sentenceMatchOf(servedKnowledge)

  /** The only insurance that the answer just before was of. */
  const toldOf = (before: TalkContext): Insurance | undefined => {
    const [only, ...others] = byId.get(toldJustBefore(before) ?? '')?.insurance ?? []
    return others.length > 0 ? undefined : only
  }

  return (likely: readonly LikelyCard[], known: Known, before: TalkContext): LikelyCard[] => {
    const { ofAnswer } = match(known.text)
    const insurance = toldOf(before)
    const ranked = merged(
      likely.map(({ id, chance }) => ({ id: ofYearAsked(id, known.text, (one) => byId.has(one)), chance })),
    )
      .map(({ id, chance }) => {
        const card = byId.get(id)
        const isTold = before.told.includes(id) && ofAnswer(id) < telling
        return { id, chance: chance * (isTold ? ofTold : 1) * (card ? shareLeft(card, known, insurance) : 1) }
      })
      .toSorted((a, b) => b.chance - a.chance)
    const least = (ranked[0]?.chance ?? 0) * nearCard
    return ranked.filter(({ chance }) => chance >= least).slice(0, mostCards)
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

/** What the talk leaves of a card's chance. */
function shareLeft(card: Knowledge, { facts, text }: Known, told: Insurance | undefined) {
  const { insurance, states } = card
  const kinds = facts.insurance?.map((has) => ruleKindOf[has]) ?? (told ? [told] : undefined)
  const isOtherwise = insurance && kinds && !insurance.some((kind) => kinds.includes(kind))
  const isAsked = isOtherwise && insurance.some((kind) => insuranceNamed[kind].test(fold(text)))
  const ofOther = facts.insurance ? ofOtherInsurance : ofOtherThanTold
  const ofYear = isOfOtherYear(card, text) ? ofOtherYear : 1
  return (isOtherwise && !isAsked ? ofOther : 1) * ofYear * shareOfState(states, facts.state)
}

function shareOfState(states: Knowledge['states'], state: string | undefined): number {
  if (!states) return 1
  if (!state) return ofUnknownState
  return states.some((one) => one === state) ? 1 : ofOtherState
}

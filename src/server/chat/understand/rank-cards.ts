import type { PersonFacts } from '#contract/eligibility.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { isOfMedicine } from '#server/catalogue/checks/knowledge-problems.ts'
import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { TalkContext, Understood } from '#server/chat/turn.ts'
import { ruleKindOf } from '#server/eligibility/check-insurance.ts'
import type { LikelyCard } from './scored-meaning.ts'

/** Cards that are this much less likely than the best are not offered, nor more than so many. */
const [nearCard, mostCards] = [0.3, 5]

/** What is left of a card's chance where the talk speaks against it. */
const [ofTold, ofOtherInsurance, ofOtherState, ofOtherMedicine] = [0.4, 0.4, 0.3, 0.1]

/** The facts that cards are ranked by. */
export type CardsRanked = Pick<Catalogue, 'servedKnowledge' | 'findDrug'>

type Known = Pick<Understood, 'facts' | 'drugs'>

export type RankCards = ReturnType<typeof createCardRanking>

/** Puts cards that a sentence may mean into the order that the talk makes likely, and leaves out what is far from the first. */
export function createCardRanking({ servedKnowledge, findDrug }: CardsRanked) {
  const byId = new Map(servedKnowledge.map((card) => [card.id, card]))

  return (likely: readonly LikelyCard[], { facts, drugs }: Known, { told = [] }: TalkContext): LikelyCard[] => {
    const known = { facts, drugs: drugs.flatMap((id) => findDrug(id) ?? []) }
    const ranked = likely
      .map(({ id, chance }) => {
        const card = byId.get(id)
        return { id, chance: chance * (told.includes(id) ? ofTold : 1) * (card ? shareLeft(card, known) : 1) }
      })
      .toSorted((a, b) => b.chance - a.chance)
    const least = (ranked[0]?.chance ?? 0) * nearCard
    return ranked.filter(({ chance }) => chance >= least).slice(0, mostCards)
  }
}

/** What the talk leaves of a card's chance. */
function shareLeft(
  { insurance, states, medicines }: Knowledge,
  { facts, drugs }: { facts: PersonFacts; drugs: Drug[] },
) {
  const kinds = facts.insurance?.map((has) => ruleKindOf[has])
  const isOfOthers = insurance && kinds && !insurance.some((kind) => kinds.includes(kind))
  const isElsewhere = states && facts.state && !states.includes(facts.state)
  const isOfNone =
    medicines.length > 0 &&
    drugs.length > 0 &&
    !drugs.some((drug) => medicines.some((name) => isOfMedicine(drug, name)))
  return (isOfOthers ? ofOtherInsurance : 1) * (isElsewhere ? ofOtherState : 1) * (isOfNone ? ofOtherMedicine : 1)
}

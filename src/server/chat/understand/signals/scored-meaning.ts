import { detailOf, kindOf } from '#language/labels.ts'
import { type Scores, sumByKind } from '#language/scorer/model.ts'
import type { AboutAsked, Intent } from '#server/chat/turn.ts'
import { onceFor } from '#server/once-for.ts'
import { nearbyNeeds } from '../needs/nearby-needs.ts'

/** A card of knowledge, and how likely it is among all that may be meant. */
export type LikelyCard = { id: string; chance: number }

/** What the language model holds likeliest, and how sure it is. */
export type Meaning = {
  intent: Intent
  /** From 0 to 1. */
  chance: number
  about: AboutAsked | null
  /** The likeliest cards of knowledge, whatever is meant, best first. */
  cards: readonly LikelyCard[]
  /** No card stands out: of sentences that were not learnt one in six was answered by the first. */
  isVague: boolean
  /** What is needed near the reader, as `nearbyNeeds` names it, or '', and how sure that is. */
  need: string
  needChance: number
  /** The same, where something else is answered: it is needed besides. */
  also: string
}

/** The intents of labels that can be told of a sentence alone. */
export const intentAlone: ReadonlyMap<string, Intent> = new Map<string, Intent>([
  ['several', 'programs'],
  ['send_card', 'card'],
  ['about', 'about_navi'],
  ['venting', 'care'],
  ['grief', 'care'],
  ['card', 'knowledge'],
  ['pharmacy_near', 'knowledge'],
  ...(
    [
      'programs',
      'copay',
      'coupons',
      'price',
      'delivery',
      'eligibility',
      'insurance_help',
      'which_drug',
      'local_help',
      'deals',
      'greeting',
      'thanks',
      'goodbye',
      'off_topic',
    ] as const
  ).map((intent) => [intent, intent] as const),
])

/**
 * The intents of all labels that stand for one. A guess changes no language and forgets no talk, and commands to a machine
 * are known by their words: those are left to the rules.
 */
export const intentOfLabel: ReadonlyMap<string, Intent> = new Map<string, Intent>([
  ...intentAlone,
  ['choose', 'detail'],
  ...(['detail', 'phone', 'form', 'papers', 'rule', 'source', 'compare', 'more', 'repeat'] as const).map(
    (intent) => [intent, intent] as const,
  ),
])

/** A need beside what is meant is believed from here on. */
const besides = 0.25

/** So many cards are looked at in the light of the talk. */
const mostLikely = 8
/** A card less likely than this stands not out. */
const faint = 0.2

/** We have no list of pharmacies and their hours: this card says how to find one that is open, and how to move a prescription. */
const nearPharmacy = 'pharmacy-closed'

/** How likely each kind of label is, all its labels together. */
export const kindsIn = onceFor((scores: Scores): ReadonlyMap<string, number> => sumByKind(scores))

/** What a sentence most likely means, of what is an intent by itself. */
export function meaningOf(scores: Scores): Meaning | undefined {
  const kinds = kindsIn(scores)
  const [best] = highestFirst(sumBy(kinds, groupOf))
  const [first] = highestFirst([...kinds].filter(([kind]) => groupOf(kind) === best?.[0]))
  const intent = first && intentOfLabel.get(first[0])
  if (!best || !intent) return undefined
  const [kind] = first
  const [, chance] = best
  const values = [...scores].filter(([label]) => kindOf(label) === kind).sort(([, a], [, b]) => b - a)
  const [[label] = [''], highest = 0] = [values[0], values[0]?.[1]]
  return {
    intent,
    chance,
    about: kind === 'about' ? (detailOf(label) as AboutAsked) : null,
    cards: likelyCards(scores),
    isVague: intent === 'knowledge' && highest < faint,
    need: kind === 'local_help' ? detailOf(label) : '',
    needChance: kind === 'local_help' ? highest : 0,
    also: (kinds.get('local_help') ?? 0) >= besides ? needIn(scores) : '',
  }
}

/** From here on who says it only tells of themselves: of 209 such turns that were not learnt 176 did. */
const surelyTold = 0.6

/** Whether a sentence tells a fact of somebody, and asks for nothing: "I'm rated 30". */
export function tellsFact(scores: Scores): boolean {
  return (kindsIn(scores).get('fact') ?? 0) >= surelyTold
}

/** The likeliest need near the reader that can be searched. */
function needIn(scores: Scores): string {
  const [best] = highestFirst(
    [...scores].filter(([label]) => kindOf(label) === 'local_help' && nearbyNeeds.has(detailOf(label))),
  )
  return best ? detailOf(best[0]) : ''
}

/** The likeliest cards of knowledge, whatever is meant, best first. */
export const likelyCards = onceFor((scores: Scores): readonly LikelyCard[] => {
  const cards = [...cardsIn(scores)].map(([id, chance]) => ({ id, chance }))
  return cards.sort((a, b) => b.chance - a.chance).slice(0, mostLikely)
})

/** How likely the language model holds each card that it knows, whatever is meant. */
export const cardsIn = onceFor((scores: Scores): ReadonlyMap<string, number> => {
  const cards = new Map<string, number>()
  for (const [label, chance] of scores) {
    const id = cardOf(label)
    if (id) cards.set(id, (cards.get(id) ?? 0) + chance)
  }
  return cards
})

/** What may be meant without some of the cards. */
export function withoutCards(scores: Scores, isOut: (card: string) => boolean): Scores {
  const left = new Map(scores)
  for (const label of scores.keys()) if (isOut(cardOf(label) ?? '')) left.delete(label)
  return left
}

function cardOf(label: string): string | undefined {
  if (label === 'pharmacy_near') return nearPharmacy
  return label.startsWith('card:') ? detailOf(label) : undefined
}

/** Kinds that are answered alike stand together, or each takes from the other: cards, and knowledge that none has. */
function groupOf(kind: string): string {
  return intentOfLabel.get(kind) ?? kind
}

function sumBy(chances: ReadonlyMap<string, number>, nameOf: (name: string) => string): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [name, chance] of chances) sums.set(nameOf(name), (sums.get(nameOf(name)) ?? 0) + chance)
  return sums
}

function highestFirst(chances: Iterable<[string, number]>): [string, number][] {
  return [...chances].sort(([, a], [, b]) => b - a)
}

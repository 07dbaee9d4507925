import { detailOf, kindOf } from '#language/labels.ts'
import type { Scores } from '#language/scorer/model.ts'
import type { AboutAsked, Intent } from '#server/chat/turn.ts'

/** What the language model holds likeliest, and how sure it is. */
export type Meaning = {
  intent: Intent
  /** From 0 to 1. */
  chance: number
  about: AboutAsked | null
  /** Cards of knowledge that may answer, best first. */
  cards: string[]
  /** What is needed near the reader, as `nearbyNeeds` names it, or ''. */
  need: string
}

/**
 * The intents of labels. A guess changes no language and forgets no talk, and commands to a machine are known by their
 * words: those are left to the rules.
 */
export const intentOfLabel: ReadonlyMap<string, Intent> = new Map<string, Intent>([
  ['several', 'programs'],
  ['send_card', 'card'],
  ['about', 'about_navi'],
  ['venting', 'care'],
  ['grief', 'care'],
  ['card', 'knowledge'],
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

/** Cards that are this much less likely than the best are not offered. */
const nearCard = 0.3

/** What a sentence most likely means, of what is an intent by itself. */
export function meaningOf(scores: Scores): Meaning | undefined {
  const kinds = new Map<string, number>()
  for (const [label, chance] of scores) kinds.set(kindOf(label), (kinds.get(kindOf(label)) ?? 0) + chance)
  const [best] = [...kinds].sort(([, a], [, b]) => b - a)
  const intent = best && intentOfLabel.get(best[0])
  if (!best || !intent) return undefined
  const [kind, chance] = best
  const values = [...scores].filter(([label]) => kindOf(label) === kind).sort(([, a], [, b]) => b - a)
  const [[label] = [''], highest = 0] = [values[0], values[0]?.[1]]
  return {
    intent,
    chance,
    about: kind === 'about' ? (detailOf(label) as AboutAsked) : null,
    cards: kind === 'card' ? values.filter(([, own]) => own >= highest * nearCard).map(([card]) => detailOf(card)) : [],
    need: kind === 'local_help' ? detailOf(label) : '',
  }
}

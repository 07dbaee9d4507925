import type { EmergencyKind } from '#contract/communities.ts'
import { loadScorer } from '#language/scorer/load-scorer.ts'
import { sumByKind } from '#language/scorer/model.ts'
import type { TalkContext, Understood } from '#server/chat/turn.ts'
import { dangersOfBody } from '#server/emergencies/score-dangers.ts'
import { likelyCards } from './scored-meaning.ts'

/** What a record says of each danger, and of who can't pay for a hospital. */
const ownCard: Record<EmergencyKind, string> = {
  medical: 'emergency-room-no-money',
  poison: 'poison-control',
  suicide: 'crisis-988',
  abuse: 'domestic-violence',
}

/** What keeps people from calling, and what to do until help comes. */
const helpful = new Set([
  ...Object.values(ownCard),
  'veterans-crisis-line',
  'child-swallowed-medicine',
  'child-swallowed-battery',
  'opioid-overdose-now',
  'good-samaritan-overdose',
  'no-insulin-and-sick',
  'low-blood-sugar-emergency',
  'new-mother-sad',
])

/** Those of who has taken something, or is sick: none of them for who wants to die, or is hurt at home. */
const ofBody = new Set([...helpful].filter((id) => /overdose|swallowed|insulin|sugar|^poison/.test(id)))

/** A card stands out from here on among all that is no danger. */
const clear = 0.3

/** The cards that may be told beneath numbers that were said already, best first: what was told is not told again. */
export function cardsInDanger(
  { emergencies }: Pick<Understood, 'emergencies'>,
  text: string,
  { told = [] }: Pick<TalkContext, 'told'>,
): string[] {
  const isOfBody = emergencies.some((kind) => dangersOfBody.has(kind))
  const asked = askedInDanger(text).filter((id) => isOfBody || !ofBody.has(id))
  const cards = [...asked, ...emergencies.map((kind) => ownCard[kind])]
  return [...new Set(cards)].filter((id) => !told.includes(id))
}

/** The cards that a text in danger asks for: how to pay for the hospital, whether police come. */
export function askedInDanger(text: string): string[] {
  const scores = loadScorer()(text)
  const danger = sumByKind(scores).get('danger') ?? 0
  const asked = likelyCards(scores).filter(({ id, chance }) => helpful.has(id) && chance >= clear * (1 - danger))
  return asked.map(({ id }) => id)
}

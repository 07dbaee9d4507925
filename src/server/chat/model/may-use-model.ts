import type { Intent, Understood } from '../turn.ts'

/**
 * Their words are fixed: a life, a health decision or a person's data may hang on them; or records alone would not answer,
 * because a price that we don't know, a check or a talk about Navi needs sentences of its own.
 */
const offlineOnly: Intent[] = [
  'emergency',
  'advice',
  'personal',
  'injection',
  'off_topic',
  'care',
  'knowledge',
  'greeting',
  'thanks',
  'goodbye',
  'language',
  'repeat',
  'start_over',
  'about_navi',
  'which_drug',
  'eligibility',
  'price',
  'delivery',
  'card',
  'more',
]

/** Whether an outside model may choose the answer to a turn. `automatic`: the page asked, and not a person. */
export function mayUseModel(understood: Understood, automatic: boolean): boolean {
  const { intent, emergencies, mayBeDanger, advice } = understood
  const isOfHealth = emergencies.length > 0 || mayBeDanger || advice !== null
  return !automatic && !isOfHealth && !offlineOnly.includes(intent)
}

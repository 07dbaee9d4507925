import type { Intent, TalkContext, Understood } from '../turn.ts'

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
  'other_language',
  'care',
  'noted',
  'knowledge',
  'greeting',
  'thanks',
  'goodbye',
  'language',
  'repeat',
  'recap',
  'start_over',
  'about_navi',
  'which_drug',
  'eligibility',
  'price',
  'delivery',
  'card',
  'more',
]

/**
 * Whether an outside model may read a question: where we did not understand it and hear nothing in it that is danger, a
 * question for a doctor or a command, and the answer before spoke of no danger.
 */
export function mayReadQuestion(understood: Understood, before: TalkContext, automatic: boolean): boolean {
  const isOfHealth = isDanger(understood) || understood.advice !== null || before.emergencies.length > 0
  return !automatic && understood.isDoubtful && !isOfHealth && understood.intent !== 'personal'
}

/** Whether an outside model may choose the answer to a turn. `automatic`: the page asked, and not a person. */
export function mayUseModel(understood: Understood, automatic: boolean): boolean {
  const { intent, advice } = understood
  return !automatic && !isDanger(understood) && advice === null && !offlineOnly.includes(intent)
}

function isDanger({ emergencies, mayBeDanger }: Understood): boolean {
  return emergencies.length > 0 || mayBeDanger !== null
}

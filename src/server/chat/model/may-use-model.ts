import type { Intent, Understood } from '../turn.ts'

/** Their words are fixed: a life, a health decision or a person's data may hang on them, or a model would add nothing. */
const offlineOnly: Intent[] = [
  'emergency',
  'advice',
  'personal',
  'injection',
  'off_topic',
  'greeting',
  'thanks',
  'goodbye',
  'language',
  'repeat',
  'start_over',
]

/** Whether an outside model may phrase the answer to a turn. `automatic`: the page asked, and not a person. */
export function mayUseModel({ intent, emergencies, advice }: Understood, automatic: boolean): boolean {
  return !automatic && emergencies.length === 0 && advice === null && !offlineOnly.includes(intent)
}

import { emptyContext, type Understood } from '#server/chat/turn.ts'
import { testUnderstanding } from './understanding.ts'

/**
 * The first of these questions that Navi, as the model is trained today, hears in such a way: which one it is changes with
 * each training, and that there is one does not.
 * @throws Error where there is none.
 */
export function firstHeardSo(questions: string[], holds: (understood: Understood) => boolean): string {
  const understand = testUnderstanding()
  const found = questions.find((question) => holds(understand(question, emptyContext, 'en')))
  if (found === undefined) throw new Error('None of the questions is heard so: add others.')
  return found
}

import type { AdviceAsked } from '#server/chat/turn.ts'
import { createWordPatterns, withoutPatterns } from '#text/word-patterns.ts'
import { adviceWords, notAdvice } from './advice-words.ts'
import { wordsInClauses } from './clauses.ts'
import { mendAdviceWords } from './mend-advice-words.ts'

const kinds = Object.keys(adviceWords) as AdviceAsked[]
const findAdvice = createWordPatterns(adviceWords)
const findHarmless = createWordPatterns({ notAdvice })

// Only its mark tells this question from a statement.
const doIHave = /¿\s?tengo\b/gi

/** Whether a text holds a phrase that only sounds like a question for a doctor: "can I take the bus". */
export function soundsLikeAdvice(text: string): boolean {
  return findHarmless(mendAdviceWords(wordsInClauses(text))).length > 0
}

/** What a text asks that only a doctor or pharmacist may answer. */
export function readAdvice(text: string): AdviceAsked | null {
  const mended = mendAdviceWords(wordsInClauses(text.replace(doIHave, '¿tendré')))
  const words = withoutPatterns(mended, findHarmless(mended))
  const asked = new Set(findAdvice(words).map(({ means }) => means))
  return kinds.find((kind) => asked.has(kind)) ?? null
}

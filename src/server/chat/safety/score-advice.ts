import { detailOf, kindOf } from '#language/labels.ts'
import { loadScorer } from '#language/scorer/load-scorer.ts'
import type { AdviceAsked } from '#server/chat/turn.ts'
import { soundsLikeAdvice } from './read-advice.ts'

/** Of a writer from whom nothing was learnt three of four such questions lie above it or are heard by the list, and 3 % of the others. */
const sure = 0.4
/** What is shorter may be a medicine and nothing asked: "and Abilify". */
const fewestWords = 5

/** What the language model hears asked that only a doctor or pharmacist may answer. */
export function scoreAdvice(text: string): AdviceAsked | null {
  if (text.split(' ').length < fewestWords || soundsLikeAdvice(text)) return null
  const asked = [...loadScorer()(text)].filter(([label]) => kindOf(label) === 'advice')
  const [best] = asked.sort(([, a], [, b]) => b - a)
  const sum = asked.reduce((total, [, chance]) => total + chance, 0)
  return best && sum >= sure ? ((detailOf(best[0]) || 'other') as AdviceAsked) : null
}

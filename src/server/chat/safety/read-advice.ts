import { detailOf, kindOf } from '#language/labels.ts'
import { loadScorer } from '#language/scorer/load-scorer.ts'
import type { TalkState } from '#language/talk-state.ts'
import type { AdviceAsked } from '#server/chat/turn.ts'

/**
 * Of a writer from whom nothing was learnt five of six such questions lie above it, and 3 % of the others; in the middle of
 * talks 85 % and 2 %.
 */
const sure = 0.2
/** So few words may be a name and nothing asked: "and Abilify". */
const [fewWords, surer] = [3, 0.75]

/** What a text asks that only a doctor or pharmacist may answer, as the language model hears it. */
export function readAdvice(text: string, before?: TalkState): AdviceAsked | null {
  const asked = [...loadScorer()(text, before)].filter(([label]) => kindOf(label) === 'advice')
  const [best] = asked.sort(([, a], [, b]) => b - a)
  const sum = asked.reduce((total, [, chance]) => total + chance, 0)
  const needed = text.trim().split(/\s+/).length > fewWords ? sure : surer
  return best && sum >= needed ? ((detailOf(best[0]) || 'other') as AdviceAsked) : null
}

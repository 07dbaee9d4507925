import { createPhrases } from '../phrases.ts'
import type { Token } from '../tokens.ts'
import { replyWords, wholeReplies } from './reply-words.ts'

type Reply = 'back' | 'skip' | 'not_known'

const findReplies = createPhrases(replyWords)
const findWhole = createPhrases(wholeReplies)

/** Whether the person wants to go back or on, or says that the answer is not known. */
export function readReply(tokens: Token[]): Reply | undefined {
  const signs = findReplies(tokens)
  const inside = (['back', 'skip', 'not_known'] as const).find((reply) => signs.some(({ means }) => means === reply))
  if (inside) return inside
  const rest = findWhole(
    signs.filter(({ means, token }) => means !== 'polite' && token.text !== ',').map(({ token }) => token),
  )
  return rest.length === 1 ? rest[0]?.means : undefined
}

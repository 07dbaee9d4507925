import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import type { TalkContext, Understood } from '#server/chat/turn.ts'
import { sentencesIn } from '#text/sentences.ts'

/** How long the makers of medicines take to approve: what "how long does it take" sounds of in any talk. */
const ofMakers = 'how-long-does-it-take'

const aTime =
  /\b(?:\d+|one|two|three|four|un[oa]?|dos|tres|cuatro) (?:\w+ )?(?:hours?|days?|weeks?|months?|horas?|d[ií]as?|semanas?|mes(?:es)?)\b/i

/**
 * Finds the answer that somebody asks on about with "how long do I have": the one told last, where a sentence of it tells a
 * time and it is of no maker's program.
 */
export function createTimeAsked(cards: readonly Knowledge[]) {
  const telling = new Set(
    cards
      .filter(
        ({ id, subject, answer }) => id !== ofMakers && subject !== 'free-medicine' && tellsTime(answer?.en ?? ''),
      )
      .map(({ id }) => id),
  )

  return (understood: Understood, { told, intent }: TalkContext): Understood => {
    const last = told.at(-1) ?? ''
    const isAskedOn = intent === 'knowledge' || intent === 'noted'
    const isOfMakers = understood.intent === 'knowledge' && understood.cards[0] === ofMakers
    return isAskedOn && isOfMakers && telling.has(last) ? { ...understood, cards: [last] } : understood
  }
}

function tellsTime(answer: string): boolean {
  return sentencesIn(answer).some((sentence) => aTime.test(sentence))
}

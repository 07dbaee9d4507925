import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import type { TalkContext, Understood } from '#server/chat/turn.ts'
import { sentencesIn } from '#text/sentences.ts'

/** How long the makers of medicines take to approve: what "how long does it take" sounds of in any talk. */
const ofMakers = 'how-long-does-it-take'

const aTime =
  /\b(?:\d+|one|two|three|four|un[oa]?|dos|tres|cuatro) (?:\w+ )?(?:hours?|days?|weeks?|months?|horas?|d[ií]as?|semanas?|mes(?:es)?)\b/i

/** Nothing but a question of time. */
const bare =
  /^(?:(?:and|but|so|ok|then|y|pero|entonces)[ ,]+)*(?:how (?:long|many days|much time)(?: (?:do|did|have) (?:i|we|he|she|they)(?: (?:have|got|get|to answer|to call|to appeal))*)?|(?:(?:what'?s|what is|is there a|when is the) )?(?:the )?deadline|cu[aá]nto tiempo(?: (?:tengo|tenemos|tiene|me dan|nos dan|hay))?(?: para (?:apelar|llamar|pedir\w*|contestar))?|cu[aá]ntos d[ií]as(?: (?:tengo|tenemos|son|me dan|nos dan|hay))?|hasta cu[aá]ndo(?: (?:tengo|tenemos))?|(?:(?:cu[aá]l es|hay) )?(?:el |un )?plazo)[?!. ]*$/i

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
    if (!isAskedOn || !telling.has(last)) return understood
    const isOfMakers = understood.intent === 'knowledge' && understood.cards[0] === ofMakers
    const isBare = bare.test(understood.text.replace(/[¿¡]/g, '').trim())
    return isOfMakers || isBare ? { ...understood, intent: 'knowledge', isUnsure: false, cards: [last] } : understood
  }
}

function tellsTime(answer: string): boolean {
  return sentencesIn(answer).some((sentence) => aTime.test(sentence))
}

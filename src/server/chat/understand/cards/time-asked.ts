import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import type { RecordRef, TalkContext, Understood } from '#server/chat/turn.ts'
import { sentencesIn } from '#text/sentences.ts'

/** How long the makers of medicines take to approve: what "how long does it take" sounds of in any talk. */
const ofMakers = 'how-long-does-it-take'

/** How long Medicaid takes. */
const ofMedicaid = 'medicaid-apply-any-time'

const aTime =
  /\b(?:\d+|one|two|three|four|un[oa]?|dos|tres|cuatro) (?:\w+ )?(?:hours?|days?|weeks?|months?|horas?|d[ií]as?|semanas?|mes(?:es)?)\b|\bnoon\b|\bmediod[ií]a\b/i

/** Nothing but a question of time. */
const bare =
  /^(?:(?:and|but|so|ok|then|y|pero|entonces)[ ,]+)*(?:how (?:long|many days|much time)(?: (?:do|did|have) (?:i|we)(?: (?:have|got|get|to call|to appeal))*)?|(?:(?:what'?s|what is|is there a|when is the) )?(?:the )?deadline|cu[aá]nto tiempo(?: (?:tengo|tenemos|tiene|me dan|nos dan|hay))?(?: para (?:apelar|llamar|pedir\w*|contestar))?|cu[aá]ntos d[ií]as(?: (?:tengo|tenemos|son|me dan|nos dan|hay))?|hasta cu[aá]ndo(?: (?:tengo|tenemos))?|(?:(?:cu[aá]l es|hay) )?(?:el |un )?plazo)[?!. ]*$/i

/**
 * Finds the answer that somebody asks on about with "how long do I have": the one told last, where it is of no maker's program
 * and a sentence of it tells a time. Where none does, it is still what is meant, unless programs were shown.
 */
export function createTimeAsked(cards: readonly Knowledge[]) {
  const ofOthers = cards.filter(({ id, subject }) => id !== ofMakers && subject !== 'free-medicine')
  const timed = new Map(ofOthers.map(({ id, answer }) => [id, sentencesOfTime(answer?.en ?? '').length > 0]))

  return (understood: Understood, { told, intent, shown }: TalkContext): Understood => {
    const isOfMakers = understood.intent === 'knowledge' && understood.cards[0] === ofMakers
    if (isOfMakers && understood.records.some(isMedicaid)) return { ...understood, cards: [ofMedicaid] }
    const last = told.at(-1) ?? ''
    const tellsTime = timed.get(last)
    const isAskedOn = intent === 'knowledge' || intent === 'noted'
    if (!isAskedOn || tellsTime === undefined) return understood
    const isMeant = tellsTime ? isOfMakers || asksOnlyHowLong(understood.text) : isOfMakers && shown.length === 0
    return isMeant ? { ...understood, intent: 'knowledge', isUnsure: false, cards: [last] } : understood
  }
}

/** The Medicaid of a state, by whatever name: "AHCCCS". */
function isMedicaid({ id }: RecordRef): boolean {
  return id.endsWith('-medicaid')
}

/** Whether a text is nothing but a question of time. */
export function asksOnlyHowLong(text: string): boolean {
  return bare.test(text.replace(/[¿¡]/g, '').trim())
}

const forTime =
  /\b(?:how (?:long|soon|fast|far back|many (?:days|weeks|months)|much time)|time ?(?:line|frame)|turn ?around|deadline|until when|cu[aá]nto (?:tiempo|(?:(?:se|me|le|les|nos) )?(?:tard[ae]\w*|demor[ae]\w*|dura))|cu[aá]nt[oa]s (?:d[ií]as|semanas|meses)|hasta cu[aá]ndo|plazo)\b/i

/** Whether a text asks for a time, beside other things too. */
export function asksForTime(text: string): boolean {
  return forTime.test(text)
}

/** The sentences of an answer that tell a time. */
export function sentencesOfTime(answer: string): string[] {
  return sentencesIn(answer).filter((sentence) => aTime.test(sentence))
}

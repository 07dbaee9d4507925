import { isDeepStrictEqual } from 'node:util'
import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import type { Intent, Understood } from '#server/chat/turn.ts'
import { sentenceMatchOf, telling } from '#server/knowledge/sentence-match.ts'
import type { Spoken } from './spoken.ts'

/** What is heard where somebody asks on about what was told, in words that no label fits. */
const open = new Set<Intent>(['rule', 'detail', 'eligibility', 'insurance_help', 'unclear'])

/** From here on it answers better than the record of a program, which tells of its rules and details too. */
const surely = 12
const mayBeOfRecord = new Set<Intent>(['rule', 'detail'])

type Asked = Pick<Spoken, 'before' | 'named' | 'pointed'>

/** Finds the card, told last or about the programs in question, of which a sentence answers what is asked now. */
export function createCardAskedOn(cards: readonly Knowledge[]) {
  const match = sentenceMatchOf(cards)
  const about = (program: string) => cards.flatMap(({ id, programs }) => (programs?.includes(program) ? [id] : []))

  return (understood: Understood, { before, named, pointed }: Asked): string | undefined => {
    const { intent, isUnsure, isDrugNamed, records, facts, text } = understood
    const isOfNamed = isDrugNamed || named.length > 0 || pointed.isOrdinal
    const isOpen = open.has(intent) || (intent === 'knowledge' && isUnsure)
    if (!isOpen || isOfNamed || !isDeepStrictEqual(facts, before.facts)) return undefined
    const last = before.intent === 'knowledge' ? (before.told ?? []).slice(-1) : []
    const { ofAnswer } = match(text)
    const inQuestion = [...records, ...before.records, ...before.shown.slice(0, 1)]
    const [best] = [...last, ...inQuestion.flatMap(({ id }) => about(id))].toSorted((a, b) => ofAnswer(b) - ofAnswer(a))
    return best && ofAnswer(best) >= (mayBeOfRecord.has(intent) ? surely : telling) ? best : undefined
  }
}

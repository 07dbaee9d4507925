import { translators } from '#i18n/translators.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { answerOf } from '../answerer.ts'
import type { RecordFacts } from './record-facts.ts'

/** Asks which of several records is meant. */
export function whichRecord(records: RecordFacts[], { language, isUnknownRecord }: Understood): Answer {
  const programs = records.filter(({ ref }) => ref.kind === 'program')
  return answerOf(translators[language](`chatMedicine.record.${isUnknownRecord ? 'unknown' : 'which'}`), {
    options: programs.map(({ ref, name }) => ({ id: ref.id, name })),
    // Programs are options already.
    suggestions: records.filter(({ ref }) => ref.kind !== 'program').map(({ name }) => name),
    shown: records.map(({ ref }) => ref),
    asks: 'record',
  })
}

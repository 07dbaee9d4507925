import type { Intent, RecordRef, TalkContext } from '#server/chat/turn.ts'
import type { Spoken } from '../spoken.ts'
import { inQuestion } from './pointing.ts'
import type { NamedRecord } from './records.ts'

const most = 5
/** Intents that need one record, so that the first shown is taken where none is named. */
const ofOne = new Set<Intent>(['detail', 'phone', 'form'])
const ofAny = new Set<Intent>([...ofOne, 'papers', 'rule', 'source', 'card', 'eligibility'])

/** The records that a turn is about. */
export function chooseRecords(intent: Intent, spoken: Spoken): RecordRef[] {
  const { named, described, pointed, medicines, before, place } = spoken
  // What was tried gives way to what comes next.
  if (intent === 'eligibility' && spoken.tried.length > 0) return []
  if (pointed.isOrdinal) return pointed.records
  if (named.length > 0) return named.slice(0, most)
  const isNew = medicines.drugs.length > 0 && medicines.drugs.join() !== before.drugs.join()
  if (isNew && ofOne.has(intent) && described.length > 0) return described.slice(0, most)
  if (isNew || !ofAny.has(intent) || (place.place && intent !== 'rule')) return []
  if (ofOne.has(intent)) return ofOneAsked(intent, spoken)
  return before.records.length > 0 || pointed.isPointing ? inQuestionOf(intent, before) : []
}

/** Of a list that nothing more is said of, the answer picks a record that can be called. */
function ofOneAsked(intent: Intent, { told, before }: Spoken): RecordRef[] {
  if (told.length === 1) return told
  return intent === 'phone' ? before.records : inQuestion(before)
}

/** "Do I qualify for it": what was talked of, and never the first of a list by chance. */
function inQuestionOf(intent: Intent, before: TalkContext): RecordRef[] {
  return intent === 'eligibility' || intent === 'rule' ? before.records : inQuestion(before)
}

/** Of records with the same name those that were shown, else those for the medicine in question. */
export function narrow(named: NamedRecord[], { shown }: TalkContext, medicines: string[]): RecordRef[] {
  const seen = new Set(shown.map(({ id }) => id))
  const wereShown = named.filter(({ ref }) => seen.has(ref.id))
  if (wereShown.length > 0) return wereShown.map(({ ref }) => ref)
  const fitting = named.filter((record) => medicines.some((name) => record.medicines.has(name)))
  return (fitting.length > 0 ? fitting : named).map(({ ref }) => ref)
}

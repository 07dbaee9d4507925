import type { HeardMedicine } from '#contract/voice.ts'
import { fold } from '#text/fold.ts'

type Offered = HeardMedicine['offered'][number]

/** A question whose medicines are confirmed one by one, before it is asked. */
export interface PendingQuestion {
  text: string
  medicines: HeardMedicine[]
  /** The confirmed names, side by side with the first of `medicines`. */
  names: string[]
}

/** The names that this talk has confirmed already, by how they were heard. */
export type KnownNames = Map<string, Offered>

export const openQuestion = (text: string, medicines: HeardMedicine[]): PendingQuestion => ({
  text,
  medicines,
  names: [],
})

/** The same, with the names that need no second question. */
export function withKnown(question: PendingQuestion, known: KnownNames): PendingQuestion {
  const next = question.medicines[question.names.length]
  const name = next && known.get(fold(next.said))?.name
  return name ? withKnown({ ...question, names: [...question.names, name] }, known) : question
}

/** The medicine that waits for its yes. */
export const waiting = ({ medicines, names }: PendingQuestion): HeardMedicine | undefined => medicines[names.length]

/** What is asked in the end: each name as the catalogue writes it, in the place where it was heard. */
export function confirmedText({ text, medicines, names }: PendingQuestion): string {
  return medicines.reduceRight(
    (rest, { from, to }, at) => rest.slice(0, from) + (names[at] ?? '') + rest.slice(to),
    text,
  )
}

/** The same question, with another medicine in the place that was misheard. */
export function heardAgain(question: PendingQuestion, { offered }: HeardMedicine): PendingQuestion {
  const at = question.names.length
  return { ...question, medicines: question.medicines.map((one, place) => (place === at ? { ...one, offered } : one)) }
}

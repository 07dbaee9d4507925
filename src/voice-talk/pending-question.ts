import type { HeardMedicine } from '#contract/voice.ts'
import { fold } from '#text/fold.ts'

export type Offered = HeardMedicine['offered'][number]

/** A question whose medicines are confirmed one by one, before it is asked. */
export interface PendingQuestion {
  text: string
  medicines: HeardMedicine[]
  /** Those that are confirmed, side by side with the first of `medicines`. */
  confirmed: Offered[]
}

/** The names that this talk has confirmed already, by how they were heard. */
export type KnownNames = Map<string, Offered>

export const openQuestion = (text: string, medicines: HeardMedicine[]): PendingQuestion => ({
  text,
  medicines,
  confirmed: [],
})

/** The same, with the names that need no second question. */
export function withKnown(question: PendingQuestion, known: KnownNames): PendingQuestion {
  const next = waiting(question)
  const meant = next && known.get(fold(next.said))
  return meant ? withKnown({ ...question, confirmed: [...question.confirmed, meant] }, known) : question
}

/** The medicine that waits for its yes. */
export const waiting = ({ medicines, confirmed }: PendingQuestion): HeardMedicine | undefined =>
  medicines[confirmed.length]

/** What is asked in the end: each name as the catalogue writes it, in the place where it was heard. */
export function confirmedText({ text, medicines, confirmed }: PendingQuestion): string {
  return medicines.reduceRight(
    (rest, { from, to }, at) => rest.slice(0, from) + (confirmed[at]?.name ?? '') + rest.slice(to),
    text,
  )
}

/** The same question, with another medicine in the place that was misheard. */
export function heardAgain(question: PendingQuestion, { offered }: HeardMedicine): PendingQuestion {
  const at = question.confirmed.length
  return { ...question, medicines: question.medicines.map((one, place) => (place === at ? { ...one, offered } : one)) }
}

import { kindOf } from '../labels.ts'
import { type Classifier, classify, type Scores } from './classifier.ts'

export type Model = {
  /** A hash of all that it was trained from and by. */
  fingerprint: string
  /** The names of medicines that it reads as one token. */
  medicines: string[]
  /** Chooses among kinds of labels, each counted alike, however many sentences it has. */
  kinds: Classifier
  /** Chooses among labels, as often as they were written. */
  labels: Classifier
}

/** Kinds whose chance decides whether Navi answers at all: thresholds are set on the chances of their labels. */
const urgent = new Set(['danger', 'advice'])

/**
 * How likely each label is for a sentence with these features. Danger and advice are told by their labels. Of the other
 * kinds each is as likely as the mean of both classifiers says: by labels alone, 172 cards of knowledge would together draw
 * to themselves what each of them hardly resembles. What a kind has is shared among its labels.
 */
export function scoresOf({ kinds, labels }: Model, found: ReadonlyMap<number, number>): Scores {
  const byLabel = classify(labels, found)
  const sums = sumByKind(byLabel)
  const ordinary = [...classify(kinds, found)].filter(([kind]) => !urgent.has(kind))
  const left = 1 - [...urgent].reduce((sum, kind) => sum + (sums.get(kind) ?? 0), 0)
  const part = left / ordinary.reduce((sum, [, chance]) => sum + chance, 0)
  const shares = new Map(
    ordinary.map(([kind, chance]) => {
      const sum = sums.get(kind) || 1
      return [kind, (chance * part + sum) / 2 / sum]
    }),
  )
  return new Map([...byLabel].map(([label, chance]) => [label, chance * (shares.get(kindOf(label)) ?? 1)]))
}

/** How likely each kind of label is, all its labels together. */
export function sumByKind(scores: Scores): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [label, chance] of scores) sums.set(kindOf(label), (sums.get(kindOf(label)) ?? 0) + chance)
  return sums
}

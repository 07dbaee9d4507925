/** The weights of one feature, by the number of their label. */
type LabelWeights = { labels: Uint8Array; weights: Int8Array }

/** A trained choice among labels. */
export type Model = {
  /** A hash of all that it was trained from and by. */
  fingerprint: string
  /** The names of medicines that it reads as one token. */
  medicines: string[]
  labels: string[]
  /** What a weight of 1 counts. */
  scale: number
  /** Hashes, ascending; what follows stands in their order. */
  features: Uint32Array
  /** How much each tells, in eightieths: what few sentences have tells most. */
  telling: Uint8Array
  rows: LabelWeights[]
}

/** What training gives. */
export type Trained = Omit<Model, 'fingerprint' | 'medicines'>

/** How likely each label is, from 0 to 1; all together 1. */
export type Scores = ReadonlyMap<string, number>

export const steps = 80

/** How likely each label is for a sentence with these features. */
export function scoresOf(model: Trained, found: ReadonlyMap<number, number>): Scores {
  const { labels, scale, features, telling, rows } = model
  const scores = new Float64Array(labels.length)
  let square = 0
  for (const [hash, share] of found) {
    const at = placeOf(features, hash)
    const row = rows[at]
    if (!row) continue
    const value = (share * (telling[at] ?? 0)) / steps
    square += value * value
    for (const [index, label] of row.labels.entries()) {
      scores[label] = (scores[label] ?? 0) + value * (row.weights[index] ?? 0)
    }
  }
  const size = scale / Math.sqrt(square || 1)
  const chances = softmax(scores.map((score) => score * size))
  return new Map(labels.map((label, index) => [label, chances[index] ?? 0]))
}

export function softmax(scores: Float64Array): Float64Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/** Where a hash stands among ascending ones, or -1. */
function placeOf(hashes: Uint32Array, wanted: number): number {
  let low = 0
  let high = hashes.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const hash = hashes[middle] as number
    if (hash === wanted) return middle
    if (hash < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}

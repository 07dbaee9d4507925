/** A trained choice among labels. */
export type Classifier = {
  labels: string[]
  /** What a weight of 1 counts. */
  scale: number
  /** Hashes, ascending; what follows stands in their order. */
  features: Uint32Array
  /** How much each tells, in eightieths: what few sentences have tells most. */
  telling: Uint8Array
  /** Where the weights of each feature begin; one more says where the last ones end. */
  starts: Uint32Array
  /** The number of the label that each weight is of. */
  weighed: Uint8Array
  weights: Int8Array
}

/** How likely each label is, from 0 to 1; all together 1. */
export type Scores = ReadonlyMap<string, number>

export const steps = 80

/** How likely each label is for a sentence with these features. */
export function classify(classifier: Classifier, found: ReadonlyMap<number, number>): Scores {
  const { labels, scale, features, telling, starts, weighed, weights } = classifier
  const scores = new Float64Array(labels.length)
  let square = 0
  for (const [hash, share] of found) {
    const at = placeOf(features, hash)
    if (at < 0) continue
    const value = (share * (telling[at] ?? 0)) / steps
    square += value * value
    for (let own = starts[at] ?? 0; own < (starts[at + 1] ?? 0); own++) {
      const label = weighed[own] ?? 0
      scores[label] = (scores[label] ?? 0) + value * (weights[own] ?? 0)
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

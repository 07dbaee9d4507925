import { type Classifier, softmax, steps } from './classifier.ts'

/** A sentence as the trainer sees it: its features, and how much of each label it bears; shares add up to 1. */
export type TrainingExample = { features: ReadonlyMap<number, number>; shares: ReadonlyMap<string, number> }

/** How a classifier is trained. */
export type Training = {
  /** How strongly what a sentence has counts: little, or the model knows its examples by heart and no other sentence. */
  sharpness: number
  /** How far a label of few sentences counts as much as one of many: from 0, not at all, to 1, just as much. */
  evenness: number
  /** How often every sentence is gone through. */
  epochs: number
  /** How many weights the classifier keeps: the strongest. */
  most: number
}

/** A feature that fewer sentences have teaches nothing of others. */
const rarest = 2

type Vector = { rows: Uint32Array; values: Float64Array }
type Kept = { feature: number; telling: number; weighed: number[]; own: number[] }
type Lesson = { vector: Vector; target: number[]; counts: number }

/**
 * Multinomial logistic regression by AdaGrad (Duchi, Hazan and Singer, 2011) over sparse features, in an order that is the
 * same each time: the same examples give the same weights.
 */
export function train(examples: TrainingExample[], { sharpness, evenness, epochs, most }: Training): Classifier {
  const labels = [...new Set(examples.flatMap(({ shares }) => [...shares.keys()]))].sort()
  if (labels.length > 256) throw new Error('A label is one byte in the model: no more than 256 of them')
  const counts = countFeatures(examples)
  const features = Uint32Array.from([...counts.keys()].sort((a, b) => a - b))
  const telling = Uint8Array.from(features, (feature) => tellingOf(counts.get(feature) ?? 0, examples.length))
  const rows = new Map([...features].map((feature, row) => [feature, row]))
  const counting = countingOf(examples, evenness)
  const lessons = examples.map((example, at) => ({
    vector: vectorOf(example, rows, telling, sharpness),
    target: labels.map((label) => example.shares.get(label) ?? 0),
    counts: counting[at] ?? 1,
  }))
  const weights = descend(lessons, epochs, features.length, labels.length)
  const { scale, ...kept } = strongest(weights, features, telling, labels.length, most)
  return { labels, scale: scale * sharpness, ...kept }
}

function countFeatures(examples: TrainingExample[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { features } of examples) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  return new Map([...counts].filter(([, count]) => count >= rarest))
}

/** The root of the inverse document frequency. */
function tellingOf(count: number, all: number): number {
  return Math.max(1, Math.min(255, Math.round(Math.sqrt(Math.log(all / count)) * steps)))
}

/** How much each example counts, by how many have its first label. */
function countingOf(examples: TrainingExample[], evenness: number): number[] {
  const firsts = examples.map(({ shares }) => [...shares.keys()][0] ?? '')
  const counts = new Map<string, number>()
  for (const label of firsts) counts.set(label, (counts.get(label) ?? 0) + 1)
  const even = examples.length / counts.size
  return firsts.map((label) => (even / (counts.get(label) ?? even)) ** evenness)
}

function vectorOf(
  { features }: TrainingExample,
  rows: Map<number, number>,
  telling: Uint8Array,
  sharpness: number,
): Vector {
  const known = [...features].flatMap(([feature, share]) => {
    const row = rows.get(feature)
    return row === undefined ? [] : [{ row, value: (share * (telling[row] ?? 0)) / steps }]
  })
  const size = sharpness / Math.hypot(1e-9, ...known.map(({ value }) => value))
  return {
    rows: Uint32Array.from(known, ({ row }) => row),
    values: Float64Array.from(known, ({ value }) => value * size),
  }
}

function descend(lessons: Lesson[], epochs: number, rows: number, width: number): Float32Array {
  const weights = new Float32Array(rows * width)
  const squares = new Float32Array(rows * width).fill(1e-3)
  const order = [...lessons]
  const random = randomNumbers(20_261_122)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const lesson of order) step(lesson)
  }
  return weights

  function step({ vector, target, counts }: Lesson) {
    const errors = softmax(add(vector)).map((chance, label) => chance - (target[label] ?? 0))
    // What is as good as right is left alone: most labels are, for most sentences.
    const wrong = [...errors.keys()].filter((label) => Math.abs(errors[label] ?? 0) > 2e-3)
    for (const [at, row] of vector.rows.entries()) {
      const value = (vector.values[at] ?? 0) * counts
      for (const label of wrong) {
        const cell = row * width + label
        const slope = (errors[label] ?? 0) * value
        const square = (squares[cell] ?? 0) + slope * slope
        squares[cell] = square
        weights[cell] = (weights[cell] ?? 0) - slope / Math.sqrt(square)
      }
    }
  }

  function add({ rows, values }: Vector): Float64Array {
    const scores = new Float64Array(width)
    for (const [at, row] of rows.entries()) {
      const from = row * width
      const value = values[at] ?? 0
      for (let label = 0; label < width; label++) {
        scores[label] = (scores[label] ?? 0) + (weights[from + label] ?? 0) * value
      }
    }
    return scores
  }
}

/** The strongest weights, as bytes: the largest is 127. */
function strongest(weights: Float32Array, features: Uint32Array, telling: Uint8Array, width: number, most: number) {
  const sizes = weights.map(Math.abs).sort()
  const least = Math.max(sizes[Math.max(0, sizes.length - most)] ?? 0, Number.MIN_VALUE)
  const scale = (sizes.at(-1) ?? 1) / 127
  const kept: Kept[] = [...features].flatMap((feature, row) => {
    const bytes = weights
      .subarray(row * width, (row + 1) * width)
      .map((weight) => (Math.abs(weight) < least ? 0 : Math.round(weight / scale)))
    const weighed = [...bytes.keys()].filter((label) => bytes[label] !== 0)
    const own = weighed.map((label) => bytes[label] ?? 0)
    return weighed.length > 0 ? [{ feature, telling: telling[row] ?? 0, weighed, own }] : []
  })
  const starts = new Uint32Array(kept.length + 1)
  for (const [at, { own }] of kept.entries()) starts[at + 1] = (starts[at] ?? 0) + own.length
  return {
    scale,
    features: Uint32Array.from(kept, ({ feature }) => feature),
    telling: Uint8Array.from(kept, (row) => row.telling),
    starts,
    weighed: Uint8Array.from(kept.flatMap(({ weighed }) => weighed)),
    weights: Int8Array.from(kept.flatMap(({ own }) => own)),
  }
}

function shuffle<Item>(order: Item[], random: () => number) {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other] as Item, order[at] as Item]
  }
}

/** Mulberry32: the same numbers each time. Source: public domain, by Tommy Ettinger. */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

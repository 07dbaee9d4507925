import { softmax, steps, type Trained } from './model.ts'

/** A sentence as the trainer sees it: its features, and how much of each label it bears; shares add up to 1. */
export type TrainingExample = { features: ReadonlyMap<number, number>; shares: ReadonlyMap<string, number> }

const epochs = 12
/** A feature that fewer sentences have teaches nothing of others. */
const rarest = 2
/** How strongly what a sentence has counts: little, or the model knows its examples by heart and no other sentence. */
const sharpness = 0.5
/** How many weights the model keeps: the strongest. */
const most = 250_000

type Vector = { rows: Uint32Array; values: Float64Array }

/**
 * Multinomial logistic regression by AdaGrad (Duchi, Hazan and Singer, 2011) over sparse features, in an order that is the
 * same each time: the same examples give the same weights.
 */
export function train(examples: TrainingExample[]): Trained {
  const labels = [...new Set(examples.flatMap(({ shares }) => [...shares.keys()]))].sort()
  if (labels.length > 256) throw new Error('A label is one byte in the model: no more than 256 of them')
  const counts = countFeatures(examples)
  const features = Uint32Array.from([...counts.keys()].sort((a, b) => a - b))
  const telling = Uint8Array.from(features, (feature) => tellingOf(counts.get(feature) ?? 0, examples.length))
  const rows = new Map([...features].map((feature, row) => [feature, row]))
  const vectors = examples.map((example) => vectorOf(example, rows, telling))
  const targets = examples.map(({ shares }) => labels.map((label) => shares.get(label) ?? 0))
  const weights = descend(vectors, targets, features.length, labels.length)
  return { labels, ...strongest(weights, features, telling, labels.length) }
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

function vectorOf({ features }: TrainingExample, rows: Map<number, number>, telling: Uint8Array): Vector {
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

function descend(vectors: Vector[], targets: number[][], rows: number, width: number): Float32Array {
  const weights = new Float32Array(rows * width)
  const squares = new Float32Array(rows * width).fill(1e-3)
  const order = vectors.map((vector, index) => ({ vector, target: targets[index] ?? [] }))
  const random = randomNumbers(20_261_122)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const { vector, target } of order) step(vector, target)
  }
  return weights

  function step(vector: Vector, target: number[]) {
    const errors = softmax(add(vector)).map((chance, label) => chance - (target[label] ?? 0))
    // What is as good as right is left alone: most labels are, for most sentences.
    const wrong = [...errors.keys()].filter((label) => Math.abs(errors[label] ?? 0) > 2e-3)
    for (const [at, row] of vector.rows.entries()) {
      const value = vector.values[at] ?? 0
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
function strongest(weights: Float32Array, features: Uint32Array, telling: Uint8Array, width: number) {
  const sizes = weights.map(Math.abs).sort()
  const least = Math.max(sizes[Math.max(0, sizes.length - most)] ?? 0, Number.MIN_VALUE)
  const scale = (sizes.at(-1) ?? 1) / 127
  const all = [...features].map((feature, row) => {
    const own = weights.subarray(row * width, (row + 1) * width)
    const bytes = Int8Array.from(own, (weight) => (Math.abs(weight) < least ? 0 : Math.round(weight / scale)))
    const labels = Uint8Array.from([...bytes.keys()].filter((label) => bytes[label] !== 0))
    return { feature, telling: telling[row] ?? 0, labels, weights: bytes.filter((byte) => byte !== 0) }
  })
  const kept = all.filter(({ labels }) => labels.length > 0)
  return {
    scale: scale * sharpness,
    features: Uint32Array.from(kept, ({ feature }) => feature),
    telling: Uint8Array.from(kept, (row) => row.telling),
    rows: kept.map(({ labels, weights }) => ({ labels, weights })),
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

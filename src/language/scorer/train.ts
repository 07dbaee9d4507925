import { harmless, kindOf } from '../labels.ts'
import { createEmbeddings, embed, moveEmbeddings } from './learning-embeddings.ts'
import { createLayer, frozen, teach } from './learning-layer.ts'
import { countFeatures, type Lesson, lessonsOf, type TrainingExample, tellingOf, type Vector } from './lessons.ts'
import type { Network } from './model.ts'
import { most } from './model-file.ts'
import { randomNumbers } from './random-numbers.ts'

/** How a network is trained. */
export type Training = {
  /** How many numbers an embedding has. */
  width: number
  /** A feature that fewer sentences have teaches nothing of others. */
  rarest: number
  /** How often every sentence is gone through. */
  epochs: number
  /** Which share of its features a sentence loses each time, so that no sentence is learnt by heart. */
  dropout: number
  /** How far a kind of few sentences counts as much as one of many: from 0, not at all, to 1, just as much. */
  evenness: number
}

/** Which part of its first step a number moves at the end of the training. */
const last = 0.1

/**
 * Trains the embeddings of features and two layers above them, in an order that is the same each time: the same examples give
 * the same network.
 */
export function train(examples: TrainingExample[], training: Training): Network {
  const { width, rarest, epochs, dropout } = training
  const random = randomNumbers(20_261_124)
  const counts = countFeatures(examples, rarest)
  const features = Uint32Array.from([...counts.keys()].sort((a, b) => a - b))
  const telling = Uint8Array.from(features, (feature) => tellingOf(counts.get(feature) ?? 0, examples.length))
  const embeddings = createEmbeddings(features.length, width, random)
  const named = [...new Set(examples.flatMap((example) => example.labels))].filter((label) => label !== harmless).sort()
  const kinds = createLayer([...new Set(named.map(kindOf))], width, random)
  const labels = createLayer(named, width, random)
  const lessons = lessonsOf(examples, { features, telling, kinds, labels }, training.evenness)
  const withoutSome = createDropout(dropout, random, features.length)
  const sentence = new Float64Array(width)
  const slope = new Float64Array(width)
  for (let epoch = 0; epoch < epochs; epoch++) {
    const pace = 1 - (epoch / epochs) * (1 - last)
    shuffle(lessons, random)
    for (const lesson of lessons) learn(lesson, pace)
  }
  return {
    width,
    features,
    telling,
    ...roundEmbeddings(embeddings.embeddings, width),
    kinds: frozen(kinds),
    labels: frozen(labels),
  }

  function learn({ vector, ...targets }: Lesson, pace: number) {
    const kept = withoutSome(vector)
    embed(embeddings, kept, sentence)
    slope.fill(0)
    teach(kinds, sentence, targets.kinds, pace, slope)
    teach(labels, sentence, targets.labels, pace, slope)
    moveEmbeddings(embeddings, kept, slope, pace)
  }
}

/** Loses some features of a vector. What is kept is good until the next call: arrays anew for each sentence take time. */
function createDropout(dropout: number, random: () => number, longest: number): (vector: Vector) => Vector {
  const [keptRows, keptValues] = [new Uint32Array(longest), new Float64Array(longest)]
  const grown = 1 / Math.sqrt(1 - dropout)
  return ({ rows, values }) => {
    let kept = 0
    for (let at = 0; at < rows.length; at++) {
      if (random() < dropout) continue
      keptRows[kept] = rows[at] as number
      keptValues[kept] = (values[at] as number) * grown
      kept++
    }
    return { rows: keptRows.subarray(0, kept), values: keptValues.subarray(0, kept) }
  }
}

/** Embeddings as small whole numbers, each with a scale of its own. */
function roundEmbeddings(embeddings: Float32Array, width: number): Pick<Network, 'embeddings' | 'scales'> {
  const scales = Float32Array.from({ length: embeddings.length / width }, (_, row) => {
    const own = embeddings.subarray(row * width, (row + 1) * width)
    return own.reduce((highest, one) => Math.max(highest, Math.abs(one)), 0) / most
  })
  return {
    scales,
    embeddings: Int8Array.from(embeddings, (one, at) => Math.round(one / (scales[Math.floor(at / width)] || 1))),
  }
}

function shuffle<Item>(order: Item[], random: () => number) {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other] as Item, order[at] as Item]
  }
}

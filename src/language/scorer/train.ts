import { harmless, kindOf } from '../labels.ts'
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

/** How far an embedding moves at first, and which part of that at the end of the training. */
const [embeddingStep, last] = [0.1, 0.1]

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
  const embeddings = Float32Array.from({ length: features.length * width }, () => (random() - 0.5) * 0.17)
  const moved = new Float32Array(features.length).fill(1e-8)
  const named = [...new Set(examples.flatMap((example) => example.labels))].filter((label) => label !== harmless).sort()
  const kinds = createLayer([...new Set(named.map(kindOf))], width, random)
  const labels = createLayer(named, width, random)
  const lessons = lessonsOf(examples, { features, telling, kinds, labels }, training.evenness)
  for (let epoch = 0; epoch < epochs; epoch++) {
    const pace = 1 - (epoch / epochs) * (1 - last)
    shuffle(lessons, random)
    for (const lesson of lessons) learn(lesson, pace)
  }
  return {
    width,
    features,
    telling,
    ...roundEmbeddings(embeddings, width),
    kinds: frozen(kinds),
    labels: frozen(labels),
  }

  function learn({ vector, ...targets }: Lesson, pace: number) {
    const { rows, values } = withoutSome(vector, dropout, random)
    const sentence = new Float64Array(width)
    for (let at = 0; at < rows.length; at++) {
      const value = values[at] as number
      const start = (rows[at] as number) * width
      for (let own = 0; own < width; own++) {
        sentence[own] = (sentence[own] as number) + value * (embeddings[start + own] as number)
      }
    }
    const slope = new Float64Array(width)
    teach(kinds, sentence, targets.kinds, pace, slope)
    teach(labels, sentence, targets.labels, pace, slope)
    const square = slope.reduce((sum, one) => sum + one * one, 0) / width
    for (let at = 0; at < rows.length; at++) {
      const value = values[at] as number
      const row = rows[at] as number
      moved[row] = (moved[row] as number) + square * value * value
      const step = (embeddingStep * pace * value) / Math.sqrt(moved[row] as number)
      for (let own = 0, cell = row * width; own < width; own++, cell++) {
        embeddings[cell] = (embeddings[cell] as number) - step * (slope[own] as number)
      }
    }
  }
}

function withoutSome({ rows, values }: Vector, dropout: number, random: () => number): Vector {
  const kept = rows.map((_, at) => at).filter(() => random() >= dropout)
  const grown = 1 / Math.sqrt(1 - dropout)
  return {
    rows: kept.map((at) => rows[at] as number),
    values: Float64Array.from({ length: kept.length }, (_, at) => (values[kept[at] as number] as number) * grown),
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

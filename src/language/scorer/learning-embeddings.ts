import type { Vector } from './lessons.ts'

/** Embeddings that learn: each steps by AdaGrad, as the weights of a layer do. */
export type LearningEmbeddings = { embeddings: Float32Array; moved: Float32Array }

/** How far an embedding moves at first. */
const embeddingStep = 0.1

/** How many embeddings of how many numbers. */
export function createEmbeddings(count: number, width: number, random: () => number): LearningEmbeddings {
  return {
    embeddings: Float32Array.from({ length: count * width }, () => (random() - 0.5) * 0.17),
    moved: new Float32Array(count).fill(1e-8),
  }
}

/** Fills a sentence with the sum of the embeddings of its features. */
export function embed({ embeddings }: LearningEmbeddings, { rows, values }: Vector, sentence: Float64Array) {
  const width = sentence.length
  sentence.fill(0)
  for (let at = 0; at < rows.length; at++) {
    const value = values[at] as number
    const start = (rows[at] as number) * width
    for (let own = 0; own < width; own++) {
      sentence[own] = (sentence[own] as number) + value * (embeddings[start + own] as number)
    }
  }
}

/** Moves the embeddings of a sentence's features down a slope. */
export function moveEmbeddings(
  { embeddings, moved }: LearningEmbeddings,
  { rows, values }: Vector,
  slope: Float64Array,
  pace: number,
) {
  const width = slope.length
  let squares = 0
  for (const one of slope) squares += one * one
  const square = squares / width
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

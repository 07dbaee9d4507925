import { harmless, kindOf } from '../labels.ts'
import type { Target } from './learning-layer.ts'
import { type Layer, type Network, tellingSteps } from './model.ts'

/** A sentence as the trainer sees it: its features, each with how much it counts, and what the sentence means. */
export type TrainingExample = { features: ReadonlyMap<number, number>; labels: readonly string[] }

/** The features of a sentence that are learnt: the row of each, and its part of the sentence. */
export type Vector = { rows: Uint32Array; values: Float64Array }

export type Lesson = { vector: Vector; kinds: Target; labels: Target }

/** In how many examples each feature stands, where it stands in at least `rarest`. */
export function countFeatures(examples: TrainingExample[], rarest: number): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { features } of examples) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  return new Map([...counts].filter(([, count]) => count >= rarest))
}

/** The root of the inverse document frequency. */
export function tellingOf(count: number, all: number): number {
  return Math.max(1, Math.min(255, Math.round(Math.sqrt(Math.log(all / count)) * tellingSteps)))
}

type Known = Pick<Network, 'features' | 'telling' | 'kinds' | 'labels'>

/** A lesson for each example; an example that is repeated has one lesson, which is repeated. */
export function lessonsOf(
  examples: TrainingExample[],
  { features, telling, kinds, labels }: Known,
  evenness: number,
): Lesson[] {
  const rows = new Map([...features].map((feature, row) => [feature, row]))
  const firsts = examples.map((example) => kindOf(example.labels[0] ?? ''))
  const counts = new Map<string, number>()
  for (const kind of firsts) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const even = examples.length / counts.size
  const lessons = new Map<TrainingExample, Lesson>()
  return examples.map((example, at) => {
    const known = lessons.get(example)
    if (known) return known
    const lesson: Lesson = {
      vector: vectorOf(example, rows, telling),
      kinds: {
        shares: sharesOf(example.labels.map(kindOf), kinds),
        counts: (even / (counts.get(firsts[at] ?? '') ?? even)) ** evenness,
      },
      labels: { shares: sharesOf(example.labels, labels), counts: 1 },
    }
    lessons.set(example, lesson)
    return lesson
  })
}

function vectorOf({ features }: TrainingExample, rows: ReadonlyMap<number, number>, telling: Uint8Array): Vector {
  const known: number[] = []
  const values: number[] = []
  for (const [feature, share] of features) {
    const row = rows.get(feature)
    if (row === undefined) continue
    known.push(row)
    values.push((share * (telling[row] ?? 0)) / tellingSteps)
  }
  const length = Math.hypot(1e-9, ...values)
  return { rows: new Uint32Array(known), values: new Float64Array(values).map((value) => value / length) }
}

/** How much of each name a sentence bears, where each of those written counts the same. */
function sharesOf(written: readonly string[], { names }: Layer): Target['shares'] {
  if (written[0] === harmless) return 'harmless'
  const shares = new Map<number, number>()
  for (const one of written) {
    const name = names.indexOf(one)
    shares.set(name, (shares.get(name) ?? 0) + 1 / written.length)
  }
  return shares
}

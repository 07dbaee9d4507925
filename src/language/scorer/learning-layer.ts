import { harmfulKinds, kindOf } from '../labels.ts'
import { type Layer, outputsOf, softmax } from './model.ts'

/** Weights that learn: each steps by AdaGrad (Duchi, Hazan and Singer, 2011), less the more it was moved before. */
export type Learning = Layer & {
  harmful: boolean[]
  moved: Float32Array
  biasMoved: Float32Array
  /** What the layer makes of the sentence that it learns, and what it should make of it: arrays anew for each sentence take time. */
  chances: Float64Array
  wanted: Float64Array
}

/** The share of each name that a sentence bears, or that it only bears none of those that are `harmful`. */
export type Target = { shares: ReadonlyMap<number, number> | 'harmless'; counts: number }

/** How far a weight moves at first. */
const layerStep = 0.3
/** What is this near to right is left alone: most labels are, for most sentences. */
const right = 1e-3

/** Moves a layer towards what a sentence means, and adds to the slope how the sentence would have to move. */
export function teach(
  layer: Learning,
  sentence: Float64Array,
  { shares, counts }: Target,
  pace: number,
  slope: Float64Array,
) {
  const { weights, biases, moved, biasMoved, chances, wanted } = layer
  const width = sentence.length
  softmax(outputsOf(layer, sentence, chances), chances)
  if (shares === 'harmless') wantHarmless(layer)
  else wantShares(wanted, shares)
  for (let name = 0; name < chances.length; name++) {
    const error = ((chances[name] as number) - (wanted[name] as number)) * counts
    if (Math.abs(error) < right) continue
    const step = layerStep * pace
    biasMoved[name] = (biasMoved[name] as number) + error * error
    biases[name] = (biases[name] as number) - (step * error) / Math.sqrt(biasMoved[name] as number)
    for (let at = 0, cell = name * width; at < width; at++, cell++) {
      const weight = weights[cell] as number
      slope[at] = (slope[at] as number) + error * weight
      const own = error * (sentence[at] as number)
      moved[cell] = (moved[cell] as number) + own * own
      weights[cell] = weight - (step * own) / Math.sqrt(moved[cell] as number)
    }
  }
}

function wantShares(wanted: Float64Array, shares: ReadonlyMap<number, number>) {
  wanted.fill(0)
  for (const [name, share] of shares) wanted[name] = share
}

/** Wants all that is harmless as likely as it was among itself. */
function wantHarmless({ chances, wanted, harmful }: Learning) {
  for (let name = 0; name < wanted.length; name++) wanted[name] = harmful[name] ? 0 : (chances[name] as number)
  let sum = 0
  for (const chance of wanted) sum += chance
  for (let name = 0; name < wanted.length; name++) wanted[name] = (wanted[name] as number) / (sum || 1)
}

export function createLayer(names: string[], width: number, random: () => number): Learning {
  return {
    names,
    harmful: names.map((name) => harmfulKinds.has(kindOf(name))),
    weights: Float32Array.from({ length: names.length * width }, () => random() - 0.5),
    biases: new Float32Array(names.length),
    moved: new Float32Array(names.length * width).fill(1e-6),
    biasMoved: new Float32Array(names.length).fill(1e-6),
    chances: new Float64Array(names.length),
    wanted: new Float64Array(names.length),
  }
}

export function frozen({ names, weights, biases }: Learning): Layer {
  return { names, weights, biases }
}

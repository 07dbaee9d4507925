import { kindOf } from '../labels.ts'

/**
 * A sentence is the mean of the embeddings of its features, and two layers read it: one chooses among kinds of labels, one
 * among labels (fastText: Joulin, Grave, Bojanowski and Mikolov, 2016).
 */
export type Network = {
  /** How many numbers an embedding has. */
  width: number
  /** Hashes, ascending; what follows stands in their order. */
  features: Uint32Array
  /** How much each tells, in eightieths: what few sentences have tells most. */
  telling: Uint8Array
  /** The embeddings, one after another, each to be multiplied by its scale. */
  embeddings: Int8Array
  scales: Float32Array
  kinds: Layer
  labels: Layer
}

/** A choice among names: the weights of each, one after another, and what is added to each. */
export type Layer = { names: string[]; weights: Float32Array; biases: Float32Array }

export type Model = Network & {
  /** A hash of all that it was trained from and by. */
  fingerprint: string
  /** The names of medicines that it reads as one token. */
  medicines: string[]
}

/** How likely each label is, from 0 to 1; all together 1. */
export type Scores = ReadonlyMap<string, number>

export const tellingSteps = 80

/**
 * Builds what tells how likely each label is for a sentence with given features. A kind is as likely as the mean of both
 * layers says: by labels alone, 172 cards of knowledge would together draw to themselves what each of them hardly resembles.
 * What a kind has is shared among its labels.
 */
export function createScoring(network: Network): (found: ReadonlyMap<number, number>) => Scores {
  const { kinds, labels } = network
  const kindAt = labels.names.map((label) => kinds.names.indexOf(kindOf(label)))
  return (found) => {
    const sentence = embed(network, found)
    const byLabel = softmax(outputsOf(labels, sentence))
    const byKind = softmax(outputsOf(kinds, sentence))
    const sums = new Float64Array(byKind.length)
    for (const [at, kind] of kindAt.entries()) sums[kind] = (sums[kind] as number) + (byLabel[at] as number)
    const shares = sums.map((sum, kind) => ((byKind[kind] as number) + sum) / 2 / (sum || 1))
    return new Map(
      labels.names.map((label, at) => [label, (byLabel[at] as number) * (shares[kindAt[at] as number] as number)]),
    )
  }
}

/** How likely each kind of label is, all its labels together. */
export function sumByKind(scores: Scores): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [label, chance] of scores) sums.set(kindOf(label), (sums.get(kindOf(label)) ?? 0) + chance)
  return sums
}

/** The mean of the embeddings of the features that are known, by what each tells. */
function embed({ width, features, telling, embeddings, scales }: Network, found: ReadonlyMap<number, number>) {
  const sentence = new Float64Array(width)
  let square = 0
  for (const [hash, share] of found) {
    const row = placeOf(features, hash)
    if (row < 0) continue
    const value = (share * (telling[row] ?? 0)) / tellingSteps
    square += value * value
    const scaled = value * (scales[row] ?? 0)
    for (let at = 0; at < width; at++) {
      sentence[at] = (sentence[at] as number) + scaled * (embeddings[row * width + at] as number)
    }
  }
  const length = Math.sqrt(square || 1)
  return sentence.map((value) => value / length)
}

/** What a layer makes of a sentence: a number for each of its names. @param outputs Is filled with them. */
export function outputsOf(
  { weights, biases }: Omit<Layer, 'names'>,
  sentence: Float64Array,
  outputs: Float64Array = new Float64Array(biases.length),
): Float64Array {
  const width = sentence.length
  outputs.set(biases)
  let name = 0
  // Four sums grow side by side, because each addition to a sum waits for the one before.
  for (; name + 4 <= outputs.length; name += 4) addFour(weights, sentence, outputs, name)
  for (let cell = name * width; name < outputs.length; name++) {
    let sum = outputs[name] as number
    for (let at = 0; at < width; at++, cell++) sum += (weights[cell] as number) * (sentence[at] as number)
    outputs[name] = sum
  }
  return outputs
}

/** Adds to the outputs of four names what a sentence brings them. */
function addFour(weights: Float32Array, sentence: Float64Array, outputs: Float64Array, name: number) {
  const width = sentence.length
  let first = outputs[name] as number
  let second = outputs[name + 1] as number
  let third = outputs[name + 2] as number
  let fourth = outputs[name + 3] as number
  for (let at = 0, cell = name * width; at < width; at++, cell++) {
    const own = sentence[at] as number
    first += (weights[cell] as number) * own
    second += (weights[cell + width] as number) * own
    third += (weights[cell + 2 * width] as number) * own
    fourth += (weights[cell + 3 * width] as number) * own
  }
  outputs[name] = first
  outputs[name + 1] = second
  outputs[name + 2] = third
  outputs[name + 3] = fourth
}

/** Numbers as chances: all together 1. @param chances Is filled with them, and may be the numbers themselves. */
export function softmax(outputs: Float64Array, chances: Float64Array = new Float64Array(outputs.length)): Float64Array {
  let highest = Number.NEGATIVE_INFINITY
  for (const output of outputs) highest = Math.max(highest, output)
  let sum = 0
  for (let at = 0; at < outputs.length; at++) {
    const power = Math.exp((outputs[at] as number) - highest)
    chances[at] = power
    sum += power
  }
  for (let at = 0; at < chances.length; at++) chances[at] = (chances[at] as number) / sum
  return chances
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

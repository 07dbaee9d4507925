import type { Classifier } from './classifier.ts'
import type { Model } from './model.ts'

type ClassifierHeader = Pick<Classifier, 'labels' | 'scale'> & { features: number; weights: number }
type Header = Pick<Model, 'fingerprint' | 'medicines'> & { kinds: ClassifierHeader; labels: ClassifierHeader }

/** A model as bytes: the length of its header (4 bytes), the header as JSON, then its two classifiers. */
export function encodeModel({ kinds, labels, ...known }: Model): Buffer {
  const header: Header = { ...known, kinds: headerOf(kinds), labels: headerOf(labels) }
  const words = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(words.length)
  return Buffer.concat([length, words, encodeClassifier(kinds), encodeClassifier(labels)])
}

/** The model that `encodeModel` made these bytes of. */
export function decodeModel(bytes: Buffer): Model {
  const start = 4 + bytes.readUInt32LE(0)
  const { kinds, labels, ...known }: Header = JSON.parse(bytes.toString('utf8', 4, start))
  const first = decodeClassifier(bytes.subarray(start), kinds)
  const second = decodeClassifier(bytes.subarray(start + first.length), labels)
  return { ...known, kinds: first.classifier, labels: second.classifier }
}

function headerOf({ labels, scale, features, weights }: Classifier): ClassifierHeader {
  return { labels, scale, features: features.length, weights: weights.length }
}

/**
 * For each feature its hash (4 bytes), how much it tells (1) and for how many labels it has weights (1); then for each
 * weight the number of its label (1), and the weights (1).
 */
function encodeClassifier({ features, telling, starts, weighed, weights }: Classifier): Buffer {
  const hashes = Buffer.alloc(features.length * 4)
  for (const [at, feature] of features.entries()) hashes.writeUInt32LE(feature, at * 4)
  const counts = Uint8Array.from(features, (_, at) => (starts[at + 1] ?? 0) - (starts[at] ?? 0))
  return Buffer.concat([hashes, telling, counts, weighed, Buffer.from(weights.buffer)])
}

function decodeClassifier(bytes: Buffer, { features: count, weights: weightCount, ...header }: ClassifierHeader) {
  const tellingAt = count * 4
  const countsAt = tellingAt + count
  const weighedAt = countsAt + count
  const weightsAt = weighedAt + weightCount
  const features = Uint32Array.from({ length: count }, (_, row) => bytes.readUInt32LE(row * 4))
  const classifier: Classifier = {
    ...header,
    features,
    telling: bytes.subarray(tellingAt, countsAt),
    starts: startsOf(bytes.subarray(countsAt, weighedAt)),
    weighed: bytes.subarray(weighedAt, weightsAt),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + weightsAt, weightCount),
  }
  return { classifier, length: weightsAt + weightCount }
}

function startsOf(counts: Uint8Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1)
  for (const [at, count] of counts.entries()) starts[at + 1] = (starts[at] ?? 0) + count
  return starts
}

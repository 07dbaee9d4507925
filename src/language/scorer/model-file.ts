import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Layer, Model } from './model.ts'

type Header = Pick<Model, 'fingerprint' | 'medicines' | 'width'> & {
  kinds: string[]
  labels: string[]
  features: number
  /** What the largest scale is: 255 in a byte. */
  scale: number
}

/** Embeddings are numbers from -3 to 3, which compress to less than three bits each. */
export const most = 3
const steps = 255

/**
 * A model as bytes, compressed: the length of its header (4 bytes), the header as JSON, then of all features the distances
 * between their hashes (4 bytes each), how much they tell (1), their scales (1) and their embeddings (1 a number); then the
 * weights and biases of both layers (4 bytes each, of which the last two are nothing). Distances and embeddings
 * stand by their place, the first byte of all first: alike beside alike takes less room.
 */
export function encodeModel({ features, telling, scales, embeddings, kinds, labels, ...known }: Model): Buffer {
  const scale = scales.reduce((highest, one) => Math.max(highest, one), 0)
  const header: Header = { ...known, kinds: kinds.names, labels: labels.names, features: features.length, scale }
  const words = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(words.length)
  const distances = features.map((hash, at) => hash - (features[at - 1] ?? 0))
  const scaled = Uint8Array.from(scales, (one) => Math.round((one / scale) * steps))
  const layers = [kinds.weights, kinds.biases, labels.weights, labels.biases].map(withoutLastDigits)
  const parts = [byPlace(bytesOf(distances), 4), telling, scaled, byPlace(bytesOf(embeddings), known.width), ...layers]
  return brotliCompressSync(Buffer.concat([length, words, ...parts.map(bytesOf)]))
}

/** The model that `encodeModel` made these bytes of. */
export function decodeModel(compressed: Buffer): Model {
  const bytes = brotliDecompressSync(compressed)
  let at = 4 + bytes.readUInt32LE(0)
  const header: Header = JSON.parse(bytes.toString('utf8', 4, at))
  const { width, features: count, fingerprint, medicines, scale } = header
  // A copy begins where numbers of four bytes may.
  const take = (length: number) => {
    at += length
    return Uint8Array.from(bytes.subarray(at - length, at)).buffer
  }
  const features = new Uint32Array(inRows(new Uint8Array(take(count * 4)), 4).buffer)
  for (let row = 1; row < count; row++) features[row] = (features[row] as number) + (features[row - 1] as number)
  const telling = new Uint8Array(take(count))
  const scales = Float32Array.from(new Uint8Array(take(count)), (step) => (step / steps) * scale)
  const embeddings = new Int8Array(inRows(new Uint8Array(take(count * width)), width).buffer)
  const layerOf = (names: string[]): Layer => {
    const weights = new Float32Array(take(names.length * width * 4))
    return { names, weights, biases: new Float32Array(take(names.length * 4)) }
  }
  const kinds = layerOf(header.kinds)
  return { fingerprint, medicines, width, features, telling, scales, embeddings, kinds, labels: layerOf(header.labels) }
}

/** The bytes of rows by their place in the row: the first of all, then the next ones. */
function byPlace(bytes: Uint8Array, width: number): Uint8Array<ArrayBuffer> {
  return transposed(bytes, bytes.length / width, width)
}

/** What `byPlace` was given. */
function inRows(bytes: Uint8Array, width: number): Uint8Array<ArrayBuffer> {
  return transposed(bytes, width, bytes.length / width)
}

function transposed(bytes: Uint8Array, rows: number, columns: number): Uint8Array<ArrayBuffer> {
  const turned = new Uint8Array(bytes.length)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      turned[column * rows + row] = bytes[row * columns + column] as number
  return turned
}

/** Numbers to one part in 256: more digits would only be noise, which does not compress. */
function withoutLastDigits(numbers: Float32Array): Uint32Array {
  return new Uint32Array(numbers.slice().buffer).map((bits) => bits & 0xff_ff_00_00)
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView<ArrayBufferLike>): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

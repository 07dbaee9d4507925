import type { Model } from './model.ts'

type Header = Pick<Model, 'fingerprint' | 'medicines' | 'labels' | 'scale'> & { rows: number }

/**
 * A model as bytes: the length of its header (4 bytes), the header as JSON, then for each feature its hash (4 bytes), how
 * much it tells (1) and for how many labels it has weights (1), and at last the labels and weights of each (1 byte each).
 */
export function encodeModel({ features, telling, rows, ...known }: Model): Buffer {
  const header: Header = { ...known, rows: rows.length }
  const words = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(words.length)
  const hashes = Buffer.alloc(features.length * 4)
  for (const [at, feature] of features.entries()) hashes.writeUInt32LE(feature, at * 4)
  const counts = Buffer.from(rows.map((row) => row.labels.length))
  const weights = rows.flatMap((row) => [Buffer.from(row.labels), Buffer.from(row.weights.buffer)])
  return Buffer.concat([length, words, hashes, telling, counts, ...weights])
}

/** The model that `encodeModel` made these bytes of. */
export function decodeModel(bytes: Buffer): Model {
  const start = 4 + bytes.readUInt32LE(0)
  const { rows: count, ...header }: Header = JSON.parse(bytes.toString('utf8', 4, start))
  const tellingAt = start + count * 4
  const countsAt = tellingAt + count
  let at = countsAt + count
  const rows: Model['rows'] = []
  for (const own of bytes.subarray(countsAt, at)) {
    const weights = new Int8Array(bytes.buffer, bytes.byteOffset + at + own, own)
    rows.push({ labels: bytes.subarray(at, at + own), weights })
    at += own * 2
  }
  const features = Uint32Array.from({ length: count }, (_, row) => bytes.readUInt32LE(start + row * 4))
  return { ...header, features, telling: bytes.subarray(tellingAt, countsAt), rows }
}

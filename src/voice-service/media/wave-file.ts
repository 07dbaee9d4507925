import type { Sound } from '../engines/engine.ts'

const headerBytes = 44

/** Stretches of sound, one after the other, as a WAV file. All have the same rate. */
export function waveFile(sounds: readonly Sound[]): Buffer {
  const parts = sounds.map(({ samples }) => Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength))
  const bytes = parts.reduce((sum, { length }) => sum + length, 0)
  return Buffer.concat([headerOf(sounds[0]?.rate ?? 0, bytes), ...parts])
}

/** PCM, one channel, 16 bits. */
function headerOf(rate: number, bytes: number): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.write('RIFF', 0)
  header.writeUInt32LE(headerBytes - 8 + bytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes, 40)
  return header
}

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { speechLike } from './speech-like.ts'

const rate = 48_000

/** A file for Chromium's microphone: seconds of silence, of talk, of silence, and so on. */
export function speechFile(seconds: readonly number[]): string {
  const parts = seconds.map((length, at) => (at % 2 ? upsampled(speechLike(length)) : new Int16Array(length * rate)))
  return writeWave(parts)
}

/** Three samples for each. Speech has nothing up there that would be missed. */
function upsampled(samples: Int16Array): Int16Array {
  return Int16Array.from({ length: samples.length * 3 }, (_, at) => {
    const [left = 0, right = left] = [samples[Math.floor(at / 3)], samples[Math.floor(at / 3) + 1]]
    return left + ((right - left) * (at % 3)) / 3
  })
}

function writeWave(parts: readonly Int16Array[]): string {
  const data = Buffer.concat(
    parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  )
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + data.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(data.length, 40)
  const file = join(mkdtempSync(join(tmpdir(), 'navi-speech-')), 'speech.wav')
  writeFileSync(file, Buffer.concat([header, data]))
  return file
}

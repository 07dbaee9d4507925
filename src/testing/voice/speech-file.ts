import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waveFile } from '#voice-service/read-out.ts'
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
  const file = join(mkdtempSync(join(tmpdir(), 'navi-speech-')), 'speech.wav')
  writeFileSync(file, waveFile(parts.map((samples) => ({ samples, rate }))))
  return file
}

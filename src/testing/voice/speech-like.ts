import { readFileSync } from 'node:fs'

/** "Who can help me with rent? I lost my job in May.", as flite says it, at 16 kHz; WAV with a header of 44 bytes. */
const file = readFileSync('src/testing/voice/speech.wav').subarray(44)
const speech = new Int16Array(new Uint8Array(file).buffer)
const rate = 16_000

/** So many seconds of somebody who talks, at 16 kHz. */
export function speechLike(seconds: number): Int16Array {
  return Int16Array.from({ length: seconds * rate }, (_, at) => speech[at % speech.length] ?? 0)
}

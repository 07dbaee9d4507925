import OpusScript from 'opusscript'
import type { RtpPacket } from 'werift'
import { heardRate } from './voice-activity.ts'

/** A packet so far behind the newest comes too late to be heard in its place. */
const half = 0x8000

/** Turns the packets of a microphone into samples at 16 kHz. What is no Opus, or comes twice or too late, is passed over. */
export function createEars(onSamples: (samples: Int16Array) => void) {
  const opus = new OpusScript(heardRate, 1)
  let newest: number | undefined

  return {
    take({ header, payload }: RtpPacket) {
      const { sequenceNumber } = header
      const ahead = newest === undefined ? 1 : (sequenceNumber - newest) & 0xffff
      if (ahead === 0 || ahead >= half || payload.length === 0) return
      newest = sequenceNumber
      const samples = decode(payload)
      if (samples) onSamples(samples)
    },
    close: () => opus.delete(),
  }

  function decode(payload: Buffer): Int16Array | undefined {
    try {
      const bytes = opus.decode(payload)
      return new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2).slice()
    } catch {
      return undefined
    }
  }
}

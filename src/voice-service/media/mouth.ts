import OpusScript from 'opusscript'
import { RtpHeader, RtpPacket } from 'werift'
import type { Sound } from '../engines/engine.ts'

const spokenRate = 24_000
const frameMs = 20
const frameSamples = (spokenRate / 1_000) * frameMs
const silence = Buffer.alloc(frameSamples * 2)
/** RTP counts Opus at 48 kHz, whatever it was encoded at. */
const ticksPerFrame = 48 * frameMs
/** Sent ahead of time, so that a late turn of the loop is not heard. */
const aheadFrames = 2
/** Sent behind what was said: from nothing at all a receiver makes up a third of a second of the last sound. */
const silentFrames = 3

interface Saying {
  samples: Int16Array
  at: number
  onFrame: (share: number) => void
  done: (isWhole: boolean) => void
}

/** Plays sound out as Opus, a frame every 20 ms. Each frame is encoded when it is due: what is cut off costs nothing. */
export function createMouth(send: (packet: RtpPacket) => void) {
  const opus = new OpusScript(spokenRate, 1, OpusScript.Application.VOIP)
  let saying: Saying | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let sequence = 0
  let timestamp = 0
  let sentUntil = 0
  let isFirst = true

  function tick() {
    const due = performance.now() + aheadFrames * frameMs
    while (saying && sentUntil < due) playFrame(saying)
    if (saying) timer = setTimeout(tick, Math.max(1, sentUntil - due + frameMs))
  }

  function playFrame(one: Saying) {
    const frame = new Int16Array(frameSamples)
    frame.set(one.samples.subarray(one.at, one.at + frameSamples))
    one.at += frameSamples
    write(opus.encode(Buffer.from(frame.buffer), frameSamples))
    one.onFrame(Math.min(1, one.at / one.samples.length))
    if (one.at >= one.samples.length) finish(true)
  }

  function write(payload: Buffer) {
    const header = new RtpHeader({ sequenceNumber: sequence, timestamp, marker: isFirst, payloadType: 111 })
    send(new RtpPacket(header, payload))
    isFirst = false
    sequence = (sequence + 1) & 0xffff
    timestamp = (timestamp + ticksPerFrame) >>> 0
    sentUntil += frameMs
  }

  function finish(isWhole: boolean) {
    const ended = saying
    saying = undefined
    clearTimeout(timer)
    // The next sentence may be ready.
    if (isWhole) timer = setTimeout(fallSilent, frameMs)
    ended?.done(isWhole)
  }

  function fallSilent() {
    for (let frame = 0; frame < silentFrames; frame += 1) write(opus.encode(silence, frameSamples))
  }

  return {
    /** Plays it; says in the end whether all of it was played. `onFrame` gets the share that is out. */
    play(sound: Sound, onFrame: (share: number) => void): Promise<boolean> {
      finish(false)
      const now = performance.now()
      // After a pause the clock of the receiver has gone on.
      if (sentUntil < now) {
        timestamp = (timestamp + Math.round((now - sentUntil) / frameMs) * ticksPerFrame) >>> 0
        sentUntil = now
        isFirst = true
      }
      return new Promise((done) => {
        saying = { samples: resample(sound, spokenRate), at: 0, onFrame, done }
        tick()
      })
    },
    hush() {
      if (saying) fallSilent()
      finish(false)
    },
    close() {
      finish(false)
      opus.delete()
    },
  }
}

export type Mouth = ReturnType<typeof createMouth>

/** The same sound at another rate, by straight lines between samples: good enough for speech that goes through Opus. */
export function resample({ samples, rate }: Sound, wanted: number): Int16Array {
  if (rate === wanted) return samples
  const step = rate / wanted
  const made = new Int16Array(Math.floor(samples.length / step))
  for (let at = 0; at < made.length; at += 1) {
    const place = at * step
    const before = Math.floor(place)
    const [left = 0, right = left] = [samples[before], samples[before + 1]]
    made[at] = left + (right - left) * (place - before)
  }
  return made
}

import type { Sound } from '../engines/engine.ts'

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

/** A figure beside its limit; without a limit it is there for the reader alone. */
export interface Measure {
  name: string
  value: number
  unit: string
  limit?: string
  ok: boolean
  /** A time that is wished for: it is told, but decides nothing, for it changes from machine to machine. */
  goal?: number
  /** The same of something bare, measured in the same run: times change from machine to machine, ratios less. */
  peer?: Peer
}

interface Peer {
  name: string
  value: number
}

export function atMost(limit: number, unit: string, name: string, value: number): Measure {
  return { name, value, unit, limit: `≤ ${limit} ${unit}`, ok: value <= limit }
}

export function atLeast(limit: number, unit: string, name: string, value: number): Measure {
  return { name, value, unit, limit: `≥ ${limit} ${unit}`, ok: value >= limit }
}

export function toldOnly(unit: string, name: string, value: number): Measure {
  return { name, value, unit, ok: true }
}

/** Held against a peer: how often the peer fits in it, and how often it may. */
export function timesPeer(name: string, unit: string, value: number, peer: Peer, most?: number): Measure {
  const ratio = value / peer.value
  if (most === undefined) return { name, value, unit, peer, ok: true }
  return { name, value, unit, peer, limit: `≤ ${most} × peer`, ok: ratio <= most }
}

/** The same where more is better. */
export function shareOfPeer(name: string, unit: string, value: number, peer: Peer, least: number): Measure {
  return { name, value, unit, peer, limit: `≥ ${least} × peer`, ok: value / peer.value >= least }
}

/** The same measure beside a time that is wished for. */
export function withGoal(goal: number, measure: Measure): Measure {
  return { ...measure, goal }
}

/** The value that this share of them does not exceed; 0.5 is the median. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** How long this takes, in milliseconds. */
export async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await run()
  return performance.now() - started
}

/** A figure beside its limit; without a limit it is there for the reader alone. */
export interface Measure {
  name: string
  value: number
  unit: string
  limit?: string
  ok: boolean
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

/** The value that this share of them does not exceed; 0.5 is the median. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The day of UTC, as `2026-11-22`. Days are counted by it, and it names the keys that hash what is counted. */
export function utcDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}

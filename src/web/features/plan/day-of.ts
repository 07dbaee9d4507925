/** The day where the reader is, as 2026-11-23. */
export function dayOf(time: Date): string {
  return time.toLocaleDateString('sv-SE')
}

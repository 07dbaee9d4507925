import { idsIn, mostMedicines } from '#web/features/site/saved/plan-store.ts'

/** A link to a plan of these medicines. They stand in the fragment, which is sent to no server. */
export function planAddress(medicines: readonly string[]): string {
  return `${location.origin}/plan#${medicines.join(',')}`
}

/** The medicines that a link to a plan holds. */
export function medicinesInAddress(hash: string): string[] {
  return idsIn(hash.replace(/^#/, '').split(',')).slice(0, mostMedicines)
}

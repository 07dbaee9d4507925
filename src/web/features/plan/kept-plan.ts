import type { Application, PlanReply } from '#contract/plan.ts'
import { type KeptPlan, madePlan } from '#web/features/site/saved/made-plan-store.ts'

/** What this device keeps of a plan for these medicines; those that were taken out since are left out. */
export function keptPlanFor(medicines: readonly string[]): KeptPlan | undefined {
  const kept = madePlan.read()
  if (!kept) return undefined
  const made = only(kept.made, medicines)
  return made.medicines.length > 0 ? { ...kept, made } : undefined
}

function only(made: PlanReply, wanted: readonly string[]): PlanReply {
  const isWanted = ({ drug_id }: { drug_id: string }) => wanted.includes(drug_id)
  const applications = made.applications
    .map((application): Application => ({ ...application, medicines: application.medicines.filter(isWanted) }))
    .filter(({ medicines }) => medicines.length > 0)
  const medicines = made.medicines.filter(isWanted)
  // Who has taken one out without internet is not told how many of the others may be free.
  return { ...made, applications, medicines, free: medicines.length === made.medicines.length ? made.free : 0 }
}

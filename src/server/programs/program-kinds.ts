import type { ProgramKind, ProgramRules } from '#contract/programs.ts'

export const freeKinds: ProgramKind[] = ['pap', 'foundation', 'government']
export const copayKinds: ProgramKind[] = ['copay']
export const trialKinds: ProgramKind[] = ['trial']
/** A maker's helpline: it finds out what is open to a person, and is no card. */
export const supportKinds: ProgramKind[] = ['support']
export const discountKinds: ProgramKind[] = ['discount']
export const allKinds: ProgramKind[] = [...freeKinds, ...copayKinds, ...trialKinds, ...supportKinds, ...discountKinds]

/** Whether a program is for the people of single states alone. */
export function isForStates({ residency }: Pick<ProgramRules, 'residency'>): boolean {
  return Array.isArray(residency)
}

/** Whether a program is worth showing to somebody in a state: those of single states only to their own people. */
export function isForPeopleOf(state: string | undefined, { residency }: Pick<ProgramRules, 'residency'>): boolean {
  return !Array.isArray(residency) || (state !== undefined && residency.includes(state))
}

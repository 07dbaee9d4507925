import type { ProgramKind, ProgramRules } from '#contract/programs.ts'
import { stateCodes } from '#contract/states.ts'

export const freeKinds: ProgramKind[] = ['pap', 'foundation', 'government']
export const copayKinds: ProgramKind[] = ['copay']
export const trialKinds: ProgramKind[] = ['trial']
export const discountKinds: ProgramKind[] = ['discount']
export const allKinds: ProgramKind[] = [...freeKinds, ...copayKinds, ...trialKinds, ...discountKinds]

/** Whether a program is for the people of one state. */
export function isForOneState({ residency }: Pick<ProgramRules, 'residency'>): boolean {
  return residency !== null && stateCodes.includes(residency)
}

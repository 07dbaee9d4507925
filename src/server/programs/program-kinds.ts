import type { ProgramKind } from '#contract/programs.ts'

export const freeKinds: ProgramKind[] = ['pap', 'foundation', 'government']
export const copayKinds: ProgramKind[] = ['copay']
export const trialKinds: ProgramKind[] = ['trial']
export const discountKinds: ProgramKind[] = ['discount']
export const allKinds: ProgramKind[] = [...freeKinds, ...copayKinds, ...trialKinds, ...discountKinds]

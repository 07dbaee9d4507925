import type { InsuranceRule, ResidencyRule } from '#contract/programs.ts'

type InsuranceKind = keyof InsuranceRule

/** What a language must be able to say of a program's rules. Amounts are whole dollars a year. */
export type RuleWords = {
  incomePercent: (limit: {
    percent: number
    year: string
    one: number
    two: number
    /** The limit never falls below these. */
    orDollars?: number | undefined
    /** States where the program says the limit itself. */
    askIn: string[]
  }) => string
  incomeDollars: (limit: { one: number; each: number }) => string
  incomeIfMarried: (limit: { single: number; married: number }) => string
  incomeNoLimit: string
  incomeVaries: string
  incomeVariesUpTo: (limit: { percent: number; year: string; one: number; two: number }) => string
  incomeUnknown: string
  insuranceYes: (kinds: InsuranceKind[]) => string
  /** The plan must not pay for the medicine: said alike of a rule and to a person. */
  insuranceIfNotCovered: (kinds: InsuranceKind[]) => string
  insuranceNo: (kinds: InsuranceKind[]) => string
  insuranceUnknown: (kinds: InsuranceKind[]) => string
  insuranceAllUnknown: string
  residency: (place: ResidencyRule) => string
  notInStates: (states: string[]) => string
  age: (rule: { min: number | null; max: number | null; whose: 'patient' | 'signer' | 'unknown' }) => string
  citizenshipNotRequired: string
  citizenshipRequired: string
}

type InsuranceKind = 'uninsured' | 'commercial' | 'medicare' | 'medicaid' | 'tricare_va'
type Place = 'us' | 'us_and_puerto_rico' | 'us_and_territories' | 'NJ' | 'NY' | 'PA'

/** What a language must be able to say of a program's rules. Amounts are whole dollars a year. */
export type RuleWords = {
  incomePercent: (limit: { percent: number; year: string; one: number; two: number }) => string
  incomeDollars: (limit: { one: number; each: number }) => string
  incomeNoLimit: string
  incomeVaries: string
  incomeUnknown: string
  insuranceYes: (kinds: InsuranceKind[]) => string
  insuranceNo: (kinds: InsuranceKind[]) => string
  insuranceUnknown: (kinds: InsuranceKind[]) => string
  insuranceAllUnknown: string
  residency: (place: Place) => string
  age: (rule: { min: number | null; max: number | null; whose: 'patient' | 'signer' | 'unknown' }) => string
  citizenshipNotRequired: string
  citizenshipRequired: string
}

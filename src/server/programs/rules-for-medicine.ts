import type { ProgramRules } from '#contract/programs.ts'
import type { Medicine, Program } from '#server/catalogue/program-file.ts'

/**
 * The rules of a program as they hold for one of its medicines: those of the medicine's own group first.
 * Where only a secondary list names the medicine, its income limit is not known.
 */
export function rulesForMedicine(program: Program, medicine: Medicine | null): ProgramRules {
  const group = program.medicine_groups?.find(({ brands }) => medicine?.brand && brands.includes(medicine.brand))
  const { insurance, ...others } = group?.rules ?? {}
  const rules = { ...program.rules, ...others, insurance: { ...program.rules.insurance, ...insurance } }
  return medicine?.evidence === 'lead' ? { ...rules, income: null } : rules
}

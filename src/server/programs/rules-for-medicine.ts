import type { ProgramRules } from '#contract/programs.ts'
import type { Medicine, MedicineGroup, Program } from '#server/catalogue/files/program-file.ts'

/**
 * The rules of a program as they hold for one of its medicines: those of the medicine's own group first.
 * Where only a secondary list names the medicine, its income limit is not known.
 */
export function rulesForMedicine(program: Program, medicine: Medicine | null): ProgramRules {
  const { insurance, ...others } = groupOf(program, medicine)?.rules ?? {}
  const rules = { ...program.rules, ...others, insurance: { ...program.rules.insurance, ...insurance } }
  return medicine?.evidence === 'lead' ? { ...rules, income: null } : rules
}

/** The page and the form to open for one of a program's medicines. Those made for another medicine are not given. */
export function linksForMedicine(program: Program, medicine: Medicine | null): Pick<Program, 'website' | 'form_url'> {
  const { website, form_url } = groupOf(program, medicine) ?? {}
  return { website: website ?? program.website, form_url: form_url ?? program.form_url }
}

function groupOf({ medicine_groups }: Program, medicine: Medicine | null): MedicineGroup | undefined {
  return medicine_groups?.find(({ brands }) => medicine?.brand && brands.includes(medicine.brand))
}

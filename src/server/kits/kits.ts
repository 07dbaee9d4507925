import type { InsuranceKind } from '#contract/eligibility.ts'
import { hasKit, mostInKit } from '#contract/kits.ts'
import type { Language } from '#i18n/languages.ts'
import { callNoteOf, toSayOf } from '#server/answer/call-sheet.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Program } from '#server/catalogue/files/program-file.ts'
import { medicineOfProgram } from '#server/programs/medicine-of-program.ts'
import { linksForMedicine } from '#server/programs/rules-for-medicine.ts'

type Index = Pick<Catalogue, 'servedToday' | 'findDrug' | 'offersFor' | 'generalPrograms'>

/** For which medicines, and what is known of who applies. */
type Asked = { drugIds: string[]; insurance?: InsuranceKind[] | undefined }

export type Kit = NonNullable<ReturnType<ReturnType<typeof createKits>['find']>>

/** Finds what an application to a program needs, from its record alone. */
export function createKits(catalogue: Index) {
  return {
    /** `undefined` where there is no such program today, or one that nobody applies to with papers. */
    find(programId: string, { drugIds, insurance }: Asked, language: Language) {
      const program = catalogue.servedToday().find(({ id }) => id === programId)
      if (!program || !hasKit({ kind: program.kind, phone: program.phone, form: anyForm(program) })) return undefined
      const covered = drugIds.flatMap((id) => {
        const drug = catalogue.findDrug(id)
        return (drug && medicineOfProgram(catalogue, program, drug)) ?? []
      })
      const medicines = [...new Map(covered.map((each) => [each.drug.id, each])).values()].slice(0, mostInKit)
      const medicine = medicines[0]?.medicine ?? null
      const drugs = medicines.map(({ drug }) => drug.name)
      return {
        id: program.id,
        name: program.name,
        kind: program.kind,
        phone: program.phone,
        callNote: callNoteOf(program, language),
        ...linksForMedicine(program, medicine),
        medicines: medicines.map(({ drug: { id, name, generic, type } }) => ({ id, name, generic, type })),
        toSay: toSayOf({ program, medicine, drugs, insurance }, language),
        /** Those that a source names; empty where none does. */
        papers: (program.papers ?? []).map((paper) => paper[language]),
        term: program.term ?? null,
        asksCitizenship: program.rules.citizenship_required !== false,
      }
    },
  }
}

/** Some programs have a form for some of their medicines alone. */
function anyForm({ form_url, medicine_groups = [] }: Program): string | null {
  return form_url ?? medicine_groups.find((group) => group.form_url)?.form_url ?? null
}

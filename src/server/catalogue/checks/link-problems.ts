import { onceFor } from '#server/once-for.ts'
import type { MedicineGroup, Program } from '../files/program-file.ts'
import type { Drug } from '../files/read-drugs.ts'
import type { FieldProblem } from '../record-texts.ts'
import type { Problem } from './problems.ts'

type Links = { website?: string | null | undefined; form_url?: string | null | undefined }

const pageOfTerms = /terms|condition|eligib|faq|overview|guide\b|reference_guide/i

/** Forms that are no forms, and forms and pages that are made for another medicine than the one they are given for. */
export function linkProblems(programs: Program[], drugs: Drug[]): Problem[] {
  const problemsWith = addressCheckOf(drugs)
  return programs.flatMap((program) =>
    problemsOfProgram(program, problemsWith).map((p) => ({ file: 'programs', record: program.id, ...p })),
  )
}

function problemsOfProgram(program: Program, problemsWith: AddressCheck): FieldProblem[] {
  const { medicines, medicine_groups: groups = [] } = program
  return [
    ...formProblems(program, 'form_url'),
    ...groups.flatMap((group) => formProblems(group, 'medicine_groups.form_url')),
    ...medicines.flatMap(({ brand, generic }) => {
      const { website, form_url } = linksOf(program, groups, brand)
      const name = brand ?? generic
      return [
        ...problemsWith(form_url ?? '', name, 'form_url'),
        // A site of one brand may be home to a program for several; a page below a site is that medicine's own.
        ...problemsWith(website ? new URL(website).pathname : '', name, 'website'),
      ]
    }),
  ]
}

function linksOf(program: Links, groups: MedicineGroup[], brand: string | null): Links {
  const group = groups.find(({ brands }) => brand !== null && brands.includes(brand))
  return { website: group?.website ?? program.website, form_url: group?.form_url ?? program.form_url }
}

function formProblems({ form_url, website }: Links, field: string): FieldProblem[] {
  if (!form_url) return []
  if (form_url === website) return [{ field, message: 'is the website, not a form' }]
  return pageOfTerms.test(form_url) ? [{ field, message: 'is a page of terms or rules, not a form' }] : []
}

type AddressCheck = (address: string, medicine: string, field: string) => FieldProblem[]

/** Tells of an address that names brands, none of which is this medicine. */
export const addressCheckOf = onceFor(createAddressCheck)

function createAddressCheck(drugs: Drug[]): AddressCheck {
  const brands = drugs
    .filter(({ type }) => type !== 'generic')
    .map((drug) => ({ ...drug, letters: lettersOf(drug.name) }))
  /** The brands that an address names: many medicines share one. */
  const namedIn = new Map<string, typeof brands>()

  function readNames(address: string) {
    const letters = lettersOf(address)
    const words = new Set(address.toLowerCase().split(/[^a-z0-9]+/))
    // Short names also stand inside other words.
    return brands.filter((brand) =>
      brand.letters.length > 5 ? letters.includes(brand.letters) : words.has(brand.letters),
    )
  }

  return (address, medicine, field) => {
    const named = namedIn.get(address) ?? readNames(address)
    namedIn.set(address, named)
    const own = lettersOf(medicine)
    const isNamed = named.some(
      (brand) => own.includes(brand.letters) || brand.letters.includes(own) || lettersOf(brand.generic) === own,
    )
    if (named.length === 0 || isNamed) return []
    return [{ field, message: `names ${named.map(({ name }) => name).join(', ')}, and would be given for ${medicine}` }]
  }
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

import { z } from 'zod'
import { drugId } from '#drug-names/drug-id.ts'
import type { Problem } from '../checks/problems.ts'
import { readRows } from './read-rows.ts'
import { exactDay } from './record-parts.ts'

const list = z.string().transform((text) => text.split(';').filter(Boolean))

const columns = z.strictObject({
  name: z.string().min(1),
  generic_name: z.string().min(1),
  drug_type: z.enum(['brand', 'generic', 'biosimilar']),
  rx_class: z.string().min(1),
  spanish_names: list,
  aliases: list,
  mainly_generic: z.enum(['', 'yes']).transform((value) => value === 'yes'),
  seldom_named: z.enum(['', 'yes']).transform((value) => value === 'yes'),
  not_learnt: z.enum(['', 'yes']).transform((value) => value === 'yes'),
  generic_sold: z.union([z.literal('').transform(() => null), exactDay]),
  controlled: z.enum(['', 'II', 'III', 'IV', 'V']).transform((schedule) => schedule !== ''),
  rxcui: list.pipe(z.array(z.string().regex(/^\d+$/))),
  source: list,
})

/** Only of a brand can it be said that its generic is sold. */
const onlyOfBrands = { error: 'must be empty unless the type is brand' }
const row = columns
  .refine((row) => row.drug_type === 'brand' || !row.mainly_generic, { path: ['mainly_generic'], ...onlyOfBrands })
  .refine((row) => row.drug_type === 'brand' || !row.generic_sold, { path: ['generic_sold'], ...onlyOfBrands })

export type Drug = {
  id: string
  name: string
  generic: string
  type: 'brand' | 'generic' | 'biosimilar'
  class: string
  spanishNames: string[]
  aliases: string[]
  /** A brand whose generics are sold now. */
  mainlyGeneric: boolean
  /** Few people ask for it: a misspelled word is sooner another one. */
  seldomNamed: boolean
  /** Listed since the language model was last trained on new examples: it reads sentences without knowing the name. */
  notLearnt: boolean
  /** The day on which drugstores bought an approved generic of the brand, by the list of their prices. */
  genericSold: string | null
  /** Controlled under federal law (21 CFR 1308): not every pharmacy has it. */
  controlled: boolean
  /** RxCUI of RxTerms, one for each group of forms of this name. */
  rxcuis: string[]
}

/** Reads and checks the list of medicines, in alphabetical order; problems are added to the list, not thrown. */
export function readDrugs(file: string, problems: Problem[]): Drug[] {
  const rows = readRows(file, 'drugs.csv', row, problems)
  const drugs = rows.map(toDrug).sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const seen = new Map<string, string>()
  for (const drug of drugs) {
    const other = seen.get(drug.id)
    if (other)
      problems.push({ file: 'drugs.csv', record: drug.name, field: 'name', message: `has the same id as ${other}` })
    seen.set(drug.id, drug.name)
  }
  return drugs
}

function toDrug(data: z.infer<typeof row>): Drug {
  return {
    id: drugId(data.name),
    name: data.name,
    generic: data.generic_name,
    type: data.drug_type,
    class: data.rx_class,
    spanishNames: data.spanish_names,
    aliases: data.aliases,
    mainlyGeneric: data.mainly_generic,
    seldomNamed: data.seldom_named,
    notLearnt: data.not_learnt,
    genericSold: data.generic_sold,
    controlled: data.controlled,
    rxcuis: data.rxcui,
  }
}

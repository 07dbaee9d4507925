import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type Problem, problemsOf } from '../checks/problems.ts'

const list = z.string().transform((text) => text.split(';').filter(Boolean))

const columns = z.strictObject({
  name: z.string().min(1),
  generic_name: z.string().min(1),
  drug_type: z.enum(['brand', 'generic', 'biosimilar']),
  rx_class: z.string().min(1),
  spanish_names: list,
  aliases: list,
  mainly_generic: z.enum(['', 'yes']).transform((value) => value === 'yes'),
  source: list,
})

/** Only of a brand can it be said that its generic is sold. */
const row = columns.refine(({ drug_type, mainly_generic }) => drug_type === 'brand' || !mainly_generic, {
  path: ['mainly_generic'],
  error: 'must be empty unless the type is brand',
})

export type Drug = {
  /** The name in small letters with hyphens: part of addresses, so it never changes. */
  id: string
  name: string
  generic: string
  type: 'brand' | 'generic' | 'biosimilar'
  class: string
  spanishNames: string[]
  aliases: string[]
  /** A brand whose generics are sold now. */
  mainlyGeneric: boolean
}

/** Reads and checks the list of medicines, in alphabetical order; problems are added to the list, not thrown. */
export function readDrugs(file: string, problems: Problem[]): Drug[] {
  const rows: unknown[] = parse(readFileSync(file), { columns: true, skip_empty_lines: true, bom: true })
  const parsed = z.array(row).safeParse(rows)
  if (!parsed.success) {
    problems.push(...problemsOf('drugs.csv', parsed.error, ([index, ...field]) => [`row ${Number(index) + 2}`, field]))
    return []
  }
  const drugs = parsed.data.map(toDrug).sort((a, b) => a.name.localeCompare(b.name, 'en'))
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
    id: slugOf(data.name),
    name: data.name,
    generic: data.generic_name,
    type: data.drug_type,
    class: data.rx_class,
    spanishNames: data.spanish_names,
    aliases: data.aliases,
    mainlyGeneric: data.mainly_generic,
  }
}

function slugOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

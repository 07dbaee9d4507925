import { z } from 'zod'
import { type Problem, problemsOf } from '../checks/problems.ts'
import { readJson } from './read-record-file.ts'

const name = 'poverty-guidelines.json'

const dollars = z.int().min(1000).max(1_000_000)

const table = z.strictObject({
  sizes: z
    .record(z.string().regex(/^[1-8]$/), dollars)
    .refine((sizes) => Object.keys(sizes).length === 8, 'must hold 1 to 8 people'),
  each_extra_person: dollars,
})

const guideline = z.strictObject({
  effective: z.iso.date(),
  currency: z.literal('USD'),
  period: z.literal('year'),
  guidelines: z.strictObject({ '48_states_dc': table, alaska: table, hawaii: table }),
  sources: z
    .array(z.strictObject({ url: z.string().min(1), page_date: z.string().nullable(), note: z.string().optional() }))
    .min(1),
})

const file = z
  .record(z.string().regex(/^20\d\d$/), guideline)
  .refine((years) => Object.keys(years).length > 0, 'must hold a year')

export type PovertyGuidelines = z.infer<typeof file>

/** The year of the guideline in force. */
export function newestYear(guidelines: PovertyGuidelines): string {
  return Object.keys(guidelines).sort().at(-1) ?? ''
}

/** Reads the federal poverty guidelines by year: dollars a year by size of household, for three places. */
export function readGuidelines(path: string, problems: Problem[]): PovertyGuidelines {
  const json = readJson(path, name, problems)
  if (json === undefined) return {}
  const parsed = file.safeParse(json)
  if (parsed.success) return parsed.data
  problems.push(...problemsOf(name, parsed.error, ([year, ...field]) => [String(year ?? ''), field]))
  return {}
}

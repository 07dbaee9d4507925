import { z } from 'zod'
import type { Problem } from '../checks/problems.ts'
import { phone } from './community-file.ts'
import { readRecordFile } from './read-record-file.ts'
import { readRows } from './read-rows.ts'
import { provenanceFields, slug, webAddress, words } from './record-parts.ts'

const row = z.strictObject({
  id: slug,
  name: z.string().min(1),
  street: z.string().min(1),
  city: z.string().min(1),
  state: z.string().regex(/^[A-Z]{2}$/),
  phone,
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
})

export type HealthCenter = z.infer<typeof row>

/** What is said of each: the list has only names, addresses and phones. */
const shared = z.strictObject({
  name: words,
  description: words,
  eligibility: words,
  website: webAddress,
  ...provenanceFields,
  keeper_note: z.string(),
})

export type HealthCenters = { centers: HealthCenter[]; shared: z.infer<typeof shared> }

/** Reads the list of health centers, and what is said of each; problems are added to the list, not thrown. */
export function readHealthCenters(csv: string, json: string, problems: Problem[]): HealthCenters {
  const said = readRecordFile(json, 'health-centers.json', shared, problems)
  const centers = readRows(csv, 'health-centers.csv', row, problems)
  return { centers, shared: said as HealthCenters['shared'] }
}

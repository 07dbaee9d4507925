import { z } from 'zod'
import type { Problem } from '../checks/problems.ts'
import type { RecordCheck } from '../checks/record-problems.ts'
import { wordingProblems } from '../checks/wording-problems.ts'
import { readRecordFile } from './read-record-file.ts'
import { provenanceFields, slug, webAddress, words } from './record-parts.ts'

const vendor = z.strictObject({
  id: slug,
  name: z.string().min(1),
  coupon: words,
  website: webAddress.nullable(),
  ...provenanceFields,
  likely_ended: z.literal(true).optional(),
  keeper_note: z.string().nullable(),
})

const programme = z.strictObject({ id: slug, name: words, location: words, vendors: z.array(vendor).min(1) })

/** The file `catalogue/vendors.json`: public discounts, grouped by what they are for and where. */
const vendorFile = z.strictObject({ programmes: z.array(programme).min(1) })

export type VendorProgramme = z.infer<typeof programme>
export type Vendor = z.infer<typeof vendor> & { programme: Omit<VendorProgramme, 'vendors'> }

/** Reads and checks the vendors' programmes; problems are added to the list, not thrown. */
export function readVendors(file: string, check: RecordCheck, problems: Problem[]): VendorProgramme[] {
  const programmes = readRecordFile(file, 'vendors.json', vendorFile, problems)?.programmes ?? []
  for (const vendor of programmes.flatMap(({ vendors }) => vendors)) {
    const texts = { coupon: vendor.coupon }
    const wrong = [...wordingProblems(texts), ...check(vendor, texts)]
    problems.push(...wrong.map((p) => ({ file: 'vendors.json', record: vendor.id, ...p })))
  }
  return programmes
}

import { z } from 'zod'
import type { Problem } from './problems.ts'
import { readRecordFile } from './read-record-file.ts'
import { provenanceFields, slug, webAddress, words } from './record-parts.ts'

const vendor = z.strictObject({
  id: slug,
  name: z.string().min(1),
  coupon: words,
  website: webAddress.nullable(),
  ...provenanceFields,
  keeper_note: z.string().nullable(),
})

const programme = z.strictObject({ id: slug, name: words, location: words, vendors: z.array(vendor).min(1) })

/** The file `catalogue/vendors.json`: public discounts, grouped by what they are for and where. */
const vendorFile = z.strictObject({ programmes: z.array(programme).min(1) })

export type VendorProgramme = z.infer<typeof programme>
export type Vendor = z.infer<typeof vendor> & { programme: Omit<VendorProgramme, 'vendors'> }

/** Reads and checks the vendors' programmes; problems are added to the list, not thrown. */
export function readVendors(file: string, problems: Problem[]): VendorProgramme[] {
  return readRecordFile(file, 'vendors.json', vendorFile, problems)?.programmes ?? []
}

import { z } from 'zod'
import { createTextSharing } from '#text/share-texts.ts'
import type { Problem } from '../checks/problems.ts'
import { readRows } from './read-rows.ts'

const row = z.strictObject({
  zip: z.string().regex(/^\d{5}$/),
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
  city: z.string().min(1),
  state: z.string().regex(/^[A-Z]{2}$/),
  /** The codes of its counties, with spaces between; empty outside the counties of the US. */
  counties: z.string().regex(/^(\d{5}( \d{5})*)?$/),
})

export type ZipCode = z.infer<typeof row>

/** Reads the centres of the ZIP codes (degrees); problems are added to the list, not thrown. */
export function readZipCodes(file: string, problems: Problem[]): ZipCode[] {
  return readRows(file, 'zip-codes.csv', row, problems)
}

/** The same rows with one text for each city, state and list of counties: most stand in many rows. */
export function sharingTexts(zipCodes: ZipCode[]): ZipCode[] {
  const share = createTextSharing()
  return zipCodes.map((zipCode) => ({
    ...zipCode,
    city: share(zipCode.city),
    state: share(zipCode.state),
    counties: share(zipCode.counties),
  }))
}

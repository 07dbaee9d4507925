import { z } from 'zod'
import { hotlines } from '#contract/hotlines.ts'
import type { Problem } from './problems.ts'
import { readRecordFile } from './read-record-file.ts'
import { citation } from './record-parts.ts'

const entry = z
  .strictObject({
    phone: z.string().regex(/^(\d{3}|1-\d{3}-\d{3}-\d{4})$/, 'must look like 1-800-555-0100 or 211'),
    /** Who answers, for the keeper. */
    name: z.string().min(1),
    /** Whether one of the sources is a page of who answers. */
    own_page: z.boolean(),
    sources: z.array(citation).min(1),
  })
  .refine(({ own_page, sources }) => own_page || sources.length > 1, 'needs its own page or a second source')

const phoneFile = z.strictObject({ phones: z.array(entry).min(1) })

/** Nobody has to prove that these are answered everywhere. */
const everywhere = ['211', ...Object.values(hotlines)]

/** Reads the national numbers that answers may name: a wrong number is worse than none. Returns whether one stands. */
export function readNationalPhones(path: string, problems: Problem[]): (phone: string) => boolean {
  const phones = readRecordFile(path, 'national-phones.json', phoneFile, problems)?.phones ?? []
  const proved = new Set([...everywhere, ...phones.map(({ phone }) => phone)])
  return (phone) => proved.has(phone)
}

import { z } from 'zod'
import { hotlines } from '#contract/hotlines.ts'
import { readRecordFile } from '../files/read-record-file.ts'
import { citation, slug } from '../files/record-parts.ts'
import type { Problem } from './problems.ts'

const entry = z
  .strictObject({
    phone: z.string().regex(/^(\d{3}|1-\d{3}-\d{3}-\d{4})$/, 'must look like 1-800-555-0100 or 211'),
    /** Who answers, for the keeper. */
    name: z.string().min(1),
    /** Whether one of the sources is a page of who answers. */
    own_page: z.boolean(),
    /** Of a hotline: the ids of the only records that may carry it. */
    carried_by: z.array(slug).optional(),
    sources: z.array(citation).min(1),
  })
  .refine(({ own_page, sources }) => own_page || sources.length > 1, 'needs its own page or a second source')

const phoneFile = z.strictObject({ phones: z.array(entry).min(1) })

/** Nobody has to prove that these are answered everywhere. */
const everywhere = ['211', ...Object.values(hotlines)]

export type NationalPhone = z.infer<typeof entry>

export type NationalPhones = ReturnType<typeof indexNationalPhones>

/** Reads the national numbers that answers may name, and those that only some records may carry: a wrong number is worse than none. */
export function readNationalPhones(path: string, problems: Problem[]): NationalPhone[] {
  return readRecordFile(path, 'national-phones.json', phoneFile, problems)?.phones ?? []
}

/** Finds the national numbers by the number, written as in the file. */
export function indexNationalPhones(phones: NationalPhone[]) {
  const byNumber = new Map(phones.map((entry) => [entry.phone, entry]))
  return {
    /** Whether an answer may name a number. */
    isPhone: (phone: string) => everywhere.includes(phone) || byNumber.has(phone),
    nameOf: (phone: string) => byNumber.get(phone)?.name ?? phone,
    /** The ids of the records that may carry a number; `undefined` where any may. */
    carriersOf: (phone: string) => byNumber.get(phone)?.carried_by,
  }
}

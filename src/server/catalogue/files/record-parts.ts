import { z } from 'zod'
import { evidence } from '#contract/sources.ts'

export const date = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'must be a date: YYYY, YYYY-MM or YYYY-MM-DD')
  .refine((text) => text >= '1980', 'is before any page that we could have read')
  .refine(isOnCalendar, 'is no date of the calendar')

export const exactDay = z
  .string()
  .regex(/^20\d\d-\d\d-\d\d$/, 'must be a day: YYYY-MM-DD')
  .refine(isOnCalendar, 'is no date of the calendar')
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address' })
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
/** What people read: something, without markup, and without what turns or hides letters. */
const plainText = z
  .string()
  .regex(/\S/, 'must not be empty')
  .refine((text) => !/<\/?[a-z!]/i.test(text), 'must be plain text, without markup')
  .refine(
    (text) => !/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u.test(text),
    'has a character that nobody sees',
  )
  .refine((text) => !text.includes('\ufffd'), 'has a letter that was lost: \ufffd')
export const words = z.strictObject({ en: plainText, es: plainText })

/** 2026-02-31 has the form of a date. */
function isOnCalendar(date: string): boolean {
  const [year, month = '01', day = '01'] = date.split('-')
  const time = Date.parse(`${year}-${month}-${day}`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${year}-${month}-${day}`)
}

/** A page that says so, and what of it; without an address, a call or a file that readers can't be sent to. */
export const citation = z.strictObject({
  url: webAddress.nullable(),
  page_date: date.nullable(),
  supports: z.array(z.string()),
  note: z.string().optional(),
})

/** Where the facts of a record come from, how well it stands, and who has checked it. */
export const provenanceFields = {
  sources: z.array(citation),
  evidence,
  checked_on: date.nullable(),
  checked_by: z.string().nullable(),
  es_reviewed_by: z.string().nullable(),
}

type Traceable = { website: string | null; sources: { url: string | null }[] }

/** Whether a record names any address to check it by. Without one it is kept, but not served. */
export function isTraceable({ website, sources }: Traceable): boolean {
  return website !== null || sources.some(({ url }) => url !== null)
}

type Reachable = { website: string | null; phone?: string | null; form_url?: string | null }

/** Whether a reader can call it, open it or apply to it. What nobody can reach is kept, but not served. */
export function isReachable({ website, phone, form_url }: Reachable): boolean {
  return Boolean(website || phone || form_url)
}

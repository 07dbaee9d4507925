import type { z } from 'zod'
import type { PovertyGuidelines } from '../files/read-guidelines.ts'
import type { citation } from '../files/record-parts.ts'
import type { FieldProblem, Texts } from '../record-texts.ts'
import { amountProblems } from './amount-problems.ts'
import { dateProblems } from './date-problems.ts'
import { createGuidelineCheck } from './guideline-problems.ts'
import type { NationalPhones } from './national-phones.ts'
import { phoneProblems } from './phone-problems.ts'

type Gated = {
  id: string
  phone?: string | null
  further_phones?: string[] | undefined
  website: string | null
  form_url?: string | null
  sources: z.infer<typeof citation>[]
  checked_on: string | null
  checked_by: string | null
}

type Known = { national: NationalPhones; guidelines: PovertyGuidelines; isLinked: (url: string) => boolean }

export type RecordCheck = ReturnType<typeof createRecordCheck>

/** Checks what records of every kind have in common: numbers, phones, addresses, dates, and dollars of an older guideline. */
export function createRecordCheck({ national, guidelines, isLinked }: Known) {
  const guidelineProblems = createGuidelineCheck(guidelines)
  return (record: Gated, texts: Texts): FieldProblem[] => {
    const { phone = null, website, form_url, sources } = record
    const read = Object.fromEntries(sources.map(({ url }, index) => [`sources.${index}.url`, url]))
    return [
      ...amountProblems(texts),
      ...phoneProblems({ ...record, phone }, texts, national),
      ...addressProblems(read, { website, form_url }, isLinked),
      ...dateProblems(record, texts),
      ...guidelineProblems(texts),
    ]
  }
}

/** Web addresses by field; `null` where there is none. */
type Addresses = { [field: string]: string | null | undefined }

const madeUp = /(^|\.)(example(\.\w+)?|localhost|local|internal|test|invalid)$/

const wrongs: { is: (url: URL) => boolean; message: string }[] = [
  { is: ({ hostname }) => !/\.[a-z]{2,}$/.test(hostname), message: 'is no public site; name the page by its site' },
  { is: ({ hostname }) => madeUp.test(hostname), message: 'is a made-up site; name the page that was read' },
  {
    is: ({ username, password, port }) => Boolean(username || password || port),
    message: 'has a user or a port; leave them out',
  },
  {
    is: ({ search }) => /[?&](utm_\w+|gclid|fbclid)=/.test(search),
    message: 'tells who sent the reader; leave out utm_…, gclid and fbclid',
  },
]

/** Addresses that no record may have, and pages that readers are not sent to. */
function addressProblems(read: Addresses, sent: Addresses, isLinked: (url: string) => boolean): FieldProblem[] {
  return [
    ...filled({ ...read, ...sent }).flatMap(({ field, url }) =>
      wrongs.filter(({ is }) => is(new URL(url))).map(({ message }) => ({ field, message: `${url} ${message}` })),
    ),
    ...filled(sent)
      .filter(({ url }) => !isLinked(url))
      .map(({ field, url }) => ({
        field,
        message: `${url} is of unlinked-sites.txt; find the sponsor's own page or write null`,
      })),
  ]
}

function filled(addresses: Addresses): { field: string; url: string }[] {
  return Object.entries(addresses).flatMap(([field, url]) => (url ? [{ field, url }] : []))
}

import type { z } from 'zod'
import { siteName } from '#text/site-name.ts'
import type { PovertyGuidelines } from '../files/read-guidelines.ts'
import type { citation } from '../files/record-parts.ts'
import { type FieldProblem, sentencesOf, type Texts } from '../record-texts.ts'
import { amountProblems, countProblems } from './amount-problems.ts'
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
  medicine_groups?: { website?: string | undefined; form_url?: string | undefined }[] | undefined
  sources: z.infer<typeof citation>[]
  checked_on: string | null
  checked_by: string | null
}

type Known = {
  national: Omit<NationalPhones, 'entries'>
  guidelines: PovertyGuidelines
  isLinked: (url: string) => boolean
}

export type RecordCheck = ReturnType<typeof createRecordCheck>

/** Checks what records of every kind have in common: sources, numbers, phones, addresses, dates, and dollars of an older guideline. */
export function createRecordCheck({ national, guidelines, isLinked }: Known) {
  const guidelineProblems = createGuidelineCheck(guidelines)
  return (record: Gated, texts: Texts): FieldProblem[] => {
    const { phone = null, website, form_url, sources, medicine_groups: groups = [] } = record
    const read = Object.fromEntries(sources.map(({ url }, index) => [`sources.${index}.url`, url]))
    const pages = [record, ...groups].flatMap(({ website, form_url }) => [website, form_url])
    return [
      ...(sources.length > 0 ? [] : [{ field: 'sources', message: 'name no source; who says so?' }]),
      ...amountProblems(texts),
      ...countProblems(texts),
      ...phoneProblems({ ...record, phone }, texts, national),
      ...addressProblems(read, { website, form_url }, isLinked),
      ...siteProblems([...pages, ...sources.map(({ url }) => url)], texts),
      ...dateProblems(record, texts),
      ...guidelineProblems(texts),
    ]
  }
}

/** Web addresses by field; `null` where there is none. */
type Addresses = { [field: string]: string | null | undefined }

/** They hide where they lead, and may lead elsewhere tomorrow. */
const shortened = /^(bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|cutt\.ly|rb\.gy|tiny\.cc|shorturl\.at|lnkd\.in)$/

/** Lists of other people's help: a source perhaps, and nobody's own page. */
const lists = [
  'needhelppayingbills.com',
  'singlemotherhelp.org',
  'helpingamericansfindhelp.org',
  'benefits.com',
  'legalclarity.org',
  'drugs.com',
]

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
  { is: (url) => shortened.test(siteName(url)), message: 'is shortened; name the page it leads to' },
]

/** Addresses that no record may have, and pages that readers are not sent to. */
function addressProblems(read: Addresses, sent: Addresses, isLinked: (url: string) => boolean): FieldProblem[] {
  return [
    ...filled({ ...read, ...sent }).flatMap(({ field, url }) =>
      wrongs.filter(({ is }) => is(new URL(url))).map(({ message }) => ({ field, message: `${url} ${message}` })),
    ),
    ...filled(sent)
      .filter(({ url }) => lists.includes(siteName(url)))
      .map(({ field, url }) => ({
        field,
        message: `${url} is a list of other people's help; find the sponsor's own page`,
      })),
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

const siteInText = /(?<![\w@.-])(?:[\w-]+\.)+(?:com|org|gov|net|edu|us|info)\b/gi

/** Sites that a text sends readers to and that are none of the record's. */
function siteProblems(addresses: (string | null | undefined)[], texts: Texts): FieldProblem[] {
  const own = addresses.flatMap((url) => (url ? [siteName(url)] : []))
  return sentencesOf(texts).flatMap(({ field, sentence }) =>
    [...sentence.matchAll(siteInText)]
      .map(([said]) => ({ said, site: said.toLowerCase().replace(/^www\./, '') }))
      .filter(({ site }) => !own.some((each) => `.${each}`.endsWith(`.${site}`) || `.${site}`.endsWith(`.${each}`)))
      .map(({ said }) => ({
        field,
        message: `names ${said}, which the record lacks; make it the website or a source, or leave it out`,
      })),
  )
}

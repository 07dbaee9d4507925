import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Program } from '#server/catalogue/files/program-file.ts'
import type { Claim } from './compare.ts'
import { readFacts } from './read-facts.ts'

/** A record that a page speaks of, by what it may be called there, and what it claims. */
export type WatchedRecord = { id: string; names: string[]; claims: Claim[] }

export type WatchedPage = { url: string; records: WatchedRecord[] }

type Kept = Pick<Program, 'id' | 'sources' | 'website'> & {
  phone?: string | null
  form_url?: string | null
  further_phones?: string[] | undefined
}

/** Every page that a served record rests on or sends readers to, with what the page should say. */
export function watchedPages({ served, servedServices, servedVendors }: Catalogue): WatchedPage[] {
  const pages = new Map<string, WatchedRecord[]>()
  const add = (record: Kept, names: string[], facts: Claim[]) => {
    for (const url of addressesOf(record)) {
      const watched = { id: record.id, names, claims: claimsOn(url, record, facts) }
      pages.set(url, [...(pages.get(url) ?? []), watched])
    }
  }
  for (const program of served) add(program, namesOfProgram(program), claimsOfProgram(program))
  for (const service of servedServices) add(service, [service.organization.name, service.name.en], phonesOf(service))
  for (const vendor of servedVendors) add(vendor, [vendor.name], amountsIn('coupon', vendor.coupon.en))
  return [...pages].map(([url, records]) => ({ url, records }))
}

function addressesOf({ website, form_url, sources }: Kept): Set<string> {
  const addresses = [website, form_url, ...sources.map(({ url }) => url)]
  return new Set(addresses.filter((url) => typeof url === 'string'))
}

function namesOfProgram({ name, sponsor, medicines }: Program): string[] {
  return [name, sponsor, ...medicines.flatMap(({ brand, generic }) => [brand ?? generic, generic])]
}

function claimsOfProgram(program: Program): Claim[] {
  const { rules, benefit } = program
  const { income } = rules
  const percent = income && 'percent_of_fpl' in income ? String(income.percent_of_fpl) : null
  return [
    ...phonesOf(program),
    ...(percent ? [{ field: 'rules.income', kind: 'percent' as const, value: percent, isFrom: true }] : []),
    ...amountsIn('benefit', benefit.en),
    { field: 'likely_ended', kind: 'ended', value: 'goes on', isFrom: true },
  ]
}

function phonesOf({ phone, further_phones = [] }: Pick<Kept, 'phone' | 'further_phones'>): Claim[] {
  const claim = (field: string, number: string): Claim => ({
    field,
    kind: 'phone',
    value: number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, ''),
    isFrom: field === 'phone',
  })
  return [...(phone ? [claim('phone', phone)] : []), ...further_phones.map((each) => claim('further_phones', each))]
}

/** The dollars of a text are read by the same rules as those of a page. */
function amountsIn(field: string, text: string): Claim[] {
  return readFacts({ lines: [text] })
    .filter(({ kind }) => kind === 'pay' || kind === 'most')
    .map(({ kind, value }) => ({ field, kind, value, isFrom: true }))
}

const supportOf = { phone: /phone/i, percent: /income/i, pay: /benefit|terms/i, most: /benefit|terms/i }

/** A fact comes from a page that its sources say so of; dollars and an end are believed of the program's own site. */
function claimsOn(url: string, record: Kept, claims: Claim[]): Claim[] {
  const supports = record.sources.filter((source) => source.url === url).flatMap(({ supports }) => supports)
  const isOwn = record.website !== null && siteOf(record.website) === siteOf(url)
  const isFrom = ({ kind, isFrom }: Claim) => {
    if (!isFrom || kind === 'ended' || kind === 'last day') return isFrom && isOwn
    return supports.some((each) => supportOf[kind].test(each)) || ((kind === 'pay' || kind === 'most') && isOwn)
  }
  return claims
    .map((claim) => ({ ...claim, isFrom: isFrom(claim) }))
    .filter(({ kind, isFrom }) => kind !== 'ended' || isFrom)
}

function siteOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '')
}

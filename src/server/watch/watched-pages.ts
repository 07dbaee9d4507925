import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import type { MedicineGroup, Program } from '#server/catalogue/files/program-file.ts'
import { watchIdOfAnswer } from '#server/catalogue/files/watch-file.ts'
import { easternDay } from '#server/eastern-day.ts'
import { siteName } from '#text/site-name.ts'
import { readPageFacts } from './read-page-facts.ts'
import { watchedLists } from './watched-lists.ts'
import type { Claim, WatchedPage, WatchedRecord } from './watched-record.ts'

type Kept = Pick<Program, 'id' | 'sources' | 'website'> & {
  phone?: string | null
  form_url?: string | null
  further_phones?: string[] | undefined
}

/** Every page that a served record or a list rests on or that readers are sent to, with what the page should say. */
export function watchedPages(catalogue: Catalogue): WatchedPage[] {
  const { served, servedServices, servedVendors, servedKnowledge, figures } = catalogue
  const pages = new Map<string, WatchedRecord[]>()
  const nationalPhones = new Set(
    catalogue.nationalPhones.flatMap(({ phone }) => phonesOf({ phone }).map(({ value }) => value)),
  )
  const addPage = (url: string, watched: WatchedRecord) =>
    pages.set(url, [...(pages.get(url) ?? []), { ...watched, nationalPhones }])
  const add = (record: Kept, names: string[], facts: Claim[]) => {
    for (const url of addressesOf(record)) addPage(url, { id: record.id, names, claims: claimsOn(url, record, facts) })
  }
  const fill = (text: string) => figures.fill(text, easternDay()) ?? text
  for (const program of served) {
    const [names, claims] = [namesOfProgram(program), claimsOfProgram(program, fill)]
    add(program, names, claims)
    for (const [url, own] of pagesOfGroups(program))
      addPage(url, { id: program.id, names, claims: [...claims.filter(({ kind }) => kind === 'phone'), ...own] })
  }
  for (const service of servedServices) add(service, [service.organization.name, service.name.en], phonesOf(service))
  for (const vendor of servedVendors) add(vendor, [vendor.name], amountsIn('coupon', vendor.coupon.en))
  for (const { url, record } of watchedLists(catalogue)) addPage(url, record)
  for (const card of servedKnowledge) {
    const [names, claims] = [subjectsOf(card), claimsOfAnswer(card, fill)]
    const id = watchIdOfAnswer(card.id)
    add({ ...card, id }, names, claims)
    if (card.page_to_read) addPage(card.page_to_read, { id, names, claims, isUnopened: true })
  }
  return [...pages].map(([url, records]) => ({ url, records }))
}

/** Pages that are for some of a program's medicines alone, with what holds for these. */
function pagesOfGroups({ medicine_groups = [], website, form_url, sources }: Program): [url: string, Claim[]][] {
  const read = new Set([website, form_url, ...sources.map(({ url }) => url)])
  return medicine_groups.flatMap((group, index) =>
    [group.website, group.form_url]
      .filter((url) => typeof url === 'string')
      .filter((url) => !read.has(url))
      .map((url): [string, Claim[]] => [url, claimsOfGroup(group, index, true)]),
  )
}

function claimsOfGroup({ rules }: MedicineGroup, index: number, isFrom: boolean): Claim[] {
  const value = percentOf(rules?.income)
  return value ? [{ field: `medicine_groups.${index}.rules.income`, kind: 'percent', value, isFrom }] : []
}

/** The long words of a question: what the page of its answer has to speak of. */
function subjectsOf({ questions, medicines }: Knowledge): string[] {
  const words = [questions.en[0], questions.es[0]].flatMap((question) => question?.match(/\p{L}{6,}/gu) ?? [])
  return [...new Set([...words, ...medicines])]
}

function claimsOfAnswer({ phone, answer, next_step }: Knowledge, fill: (text: string) => string): Claim[] {
  const texts = { answer, next_step }
  const amounts = Object.entries(texts).flatMap(([field, words]) => {
    const found = readPageFacts({ lines: words ? [fill(words.en)] : [] })
    return found
      .filter(({ kind }) => kind === 'amount')
      .map(({ kind, value }) => ({ field, kind, value, isFrom: false }))
  })
  const phones = phonesOf({ phone }).map((claim) => ({ ...claim, isFrom: false }))
  return [...phones, ...amounts]
}

function addressesOf({ website, form_url, sources }: Kept): Set<string> {
  const addresses = [website, form_url, ...sources.map(({ url }) => url)]
  return new Set(addresses.filter((url) => typeof url === 'string'))
}

function namesOfProgram({ name, sponsor, medicines }: Program): string[] {
  // Of two sponsors, or of one that had another name, a page may name either.
  return [
    name,
    ...sponsor
      .split(/[/()]/)
      .map((each) => each.trim())
      .filter(Boolean),
    ...medicines.flatMap(({ brand, generic }) => [brand ?? generic, generic]),
  ]
}

function claimsOfProgram(program: Program, fill: (text: string) => string): Claim[] {
  const { rules, medicine_groups = [], valid } = program
  const percent = percentOf(rules.income)
  return [
    ...phonesOf(program),
    ...(percent ? [{ field: 'rules.income', kind: 'percent' as const, value: percent, isFrom: true }] : []),
    ...dollarsOf(rules.income).map((dollars): Claim => {
      // No rule tells of dollars on a page that they are a limit.
      return { field: 'rules.income', kind: 'amount', value: String(dollars), isFrom: false }
    }),
    ...dollarsToPay(program, fill),
    ...(valid?.to ? [{ field: 'valid.to', kind: 'last day' as const, value: valid.to, isFrom: true }] : []),
    ...medicine_groups.flatMap((group, index) => claimsOfGroup(group, index, false)),
    { field: 'likely_ended', kind: 'ended', value: 'goes on', isFrom: true },
  ]
}

/** What one pays by the sentences of the benefit, and by the cost, where these have it in other words. */
function dollarsToPay({ benefit, cost }: Program, fill: (text: string) => string): Claim[] {
  const said = amountsIn('benefit', fill(benefit.en))
  if (!cost || !('dollars' in cost) || !ofFill.has(cost.per)) return said
  const value = String(cost.dollars)
  const isSaid = said.some((claim) => claim.kind === 'pay' && claim.value === value)
  return isSaid ? said : [...said, { field: 'cost', kind: 'pay', value, isFrom: true }]
}

/** What pages tell by the fill and by the month is read by one rule. */
const ofFill: ReadonlySet<string> = new Set(['fill', 'month'])

function percentOf(income: Program['rules']['income'] | undefined): string | null {
  return income && 'percent_of_fpl' in income ? String(income.percent_of_fpl) : null
}

function dollarsOf(income: Program['rules']['income']): number[] {
  if (income && 'yearly_dollars' in income) {
    const limit = income.yearly_dollars
    return 'single' in limit ? [limit.single, limit.married] : [limit.one_person]
  }
  return income && 'or_dollars' in income && income.or_dollars ? [income.or_dollars] : []
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
  return readPageFacts({ lines: [text] })
    .filter(({ kind }) => kind === 'pay' || kind === 'most')
    .map(({ kind, value }) => ({ field, kind, value, isFrom: true }))
}

const supportOf = {
  phone: /phone/i,
  percent: /income/i,
  pay: /benefit|terms/i,
  most: /benefit|terms/i,
  amount: /^$/,
}

/** A fact comes from a page that its sources say so of; dollars and an end are believed of the program's own site. */
function claimsOn(url: string, record: Kept, claims: Claim[]): Claim[] {
  const supports = record.sources.filter((source) => source.url === url).flatMap(({ supports }) => supports)
  const isOwn = record.website !== null && siteName(record.website) === siteName(url)
  const isFrom = ({ kind, isFrom }: Claim) => {
    if (!isFrom || kind === 'ended' || kind === 'last day') return isFrom && isOwn
    return supports.some((each) => supportOf[kind].test(each)) || ((kind === 'pay' || kind === 'most') && isOwn)
  }
  return claims
    .map((claim) => ({ ...claim, isFrom: isFrom(claim) }))
    .filter(({ kind, isFrom }) => kind !== 'ended' || isFrom)
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Change } from '#server/catalogue/files/change-log.ts'
import { answerOfWatchId, type WatchFinding, type WatchResult } from '#server/catalogue/files/watch-file.ts'

type Words = { en: string; es: string }

type Rules = { income?: { percent_of_fpl?: number } | null }

/** What this part reads and writes of a record; everything else in it stays as it is. */
type KeptRecord = {
  id: string
  name?: string | Words
  /** Of an answer, which has no name. */
  questions?: { en: string[] }
  phone?: string | null
  website: string | null
  form_url?: string | null
  likely_ended?: boolean
  rules?: Rules
  medicine_groups?: { rules?: Rules }[]
  sources: { url: string | null; page_date: string | null; note?: string }[]
  checked_on: string | null
  checked_by: string | null
  es_reviewed_by: string | null
} & { [text: string]: unknown }

export type RecordFile = { path: string; json: unknown; record: KeptRecord }

/** The file of the catalogue that holds a record, and the record in it. */
export function findRecord(folder: string, watched: string): RecordFile | undefined {
  const answer = answerOfWatchId(watched)
  const id = answer ?? watched
  const inside = (name: string) => readdirSync(join(folder, name)).map((file) => join(folder, name, file))
  const folders = answer ? ['knowledge'] : ['programs', 'communities', 'communities/states']
  const files = [...folders.flatMap(inside), join(folder, 'vendors.json')]
  for (const path of files.filter((file) => file.endsWith('.json'))) {
    const text = readFileSync(path, 'utf8')
    if (!text.includes(`"${id}"`)) continue
    const json: unknown = JSON.parse(text)
    const record = recordIn(json, id)
    if (record) return { path, json, record }
  }
  return undefined
}

function recordIn(node: unknown, id: string): KeptRecord | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  if ('id' in node && node.id === id && 'sources' in node) return node as KeptRecord
  for (const part of Object.values(node)) {
    const found = recordIn(part, id)
    if (found) return found
  }
  return undefined
}

/**
 * Puts what a page says in the place of what the record says.
 * @returns whether it could: dollars that do not stand in both languages as they are compared need a person's hand.
 */
export function correct(record: KeptRecord, { kind, field, ours }: WatchFinding, value: string): boolean {
  if (kind === 'phone') record.phone = phoneLike(record.phone ?? '', value)
  else if (kind === 'percent' && incomeOf(record, field))
    Object.assign(incomeOf(record, field) ?? {}, { percent_of_fpl: Number(value) })
  else if (kind === 'ended') record.likely_ended = true
  else return replaceDollars(record, field, ours, value)
  return true
}

/** The limit that a field names: the program's, or that of some of its medicines. */
function incomeOf({ rules, medicine_groups = [] }: KeptRecord, field: string) {
  const [, index] = /^medicine_groups\.(\d+)\./.exec(field) ?? []
  return (index ? medicine_groups[Number(index)]?.rules : rules)?.income
}

/** A page that is gone is no longer linked, and the source says since when. */
export function unlink(record: KeptRecord, url: string, day: string): void {
  if (record.website === url) record.website = null
  if (record.form_url === url) record.form_url = null
  for (const source of record.sources) if (source.url === url) source.note = `gone on ${day}`
}

/** Signs that a person has looked at a page. */
export function sign(
  record: KeptRecord,
  url: string,
  { on, by, pageDate }: { on: string; by: string; pageDate: string | null },
) {
  for (const source of record.sources) if (source.url === url && pageDate) source.page_date = pageDate
  record.checked_on = on
  record.checked_by = by
}

/** A correction as the public log of changes has it. */
export function changeOf(
  record: KeptRecord,
  { url }: WatchResult,
  kind: Change['kind'],
  from: string,
  to: string,
  on: string,
): Change {
  const name = typeof record.name === 'string' ? record.name : (record.name?.en ?? record.questions?.en[0] ?? record.id)
  return { on, record: record.id, name, kind, from, to, url }
}

/** As people read it: 1-800-222-3333, 300%, $9,000. */
export function valueInWords(kind: WatchFinding['kind'], value: string): string {
  if (kind === 'phone') return phoneLike('1-', value)
  if (kind === 'percent') return `${value}%`
  return kind === 'pay' || kind === 'most' || kind === 'amount' ? dollarsOf(value) : value
}

/** What a person types, as it is compared. */
export function valueTyped(kind: WatchFinding['kind'], typed: string): string | null {
  const digits = typed.replace(/[^\d.]/g, '')
  if (kind === 'phone') return /^1?\d{10}$/.test(digits) ? digits.slice(-10) : null
  if (kind === 'ended') return 'ended'
  return /^\d+(\.\d\d)?$/.test(digits) ? digits : null
}

function phoneLike(before: string, digits: string): string {
  const dashed = digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
  return before.startsWith('1-') || /^8(00|33|44|55|66|77|88)/.test(digits) ? `1-${dashed}` : dashed
}

function dollarsOf(value: string): string {
  const [whole = '', cents] = value.split('.')
  return `$${Number(whole).toLocaleString('en-US')}${cents ? `.${cents}` : ''}`
}

function replaceDollars(record: KeptRecord, field: string, ours: string, value: string): boolean {
  const words = record[field] as Words | undefined
  const old = dollarsOf(ours)
  const whole = new RegExp(`${old.replace(/[$.]/g, '\\$&')}(?![\\d,.]*\\d)`, 'g')
  if (!words?.en.match(whole) || !words.es.match(whole)) return false
  for (const language of ['en', 'es'] as const) words[language] = words[language].replace(whole, () => dollarsOf(value))
  record.es_reviewed_by = null
  return true
}

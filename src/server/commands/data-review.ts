import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { CatalogueError } from '../catalogue/checks/problems.ts'
import { type Change, readChanges } from '../catalogue/files/change-log.ts'
import { date } from '../catalogue/files/record-parts.ts'
import { readWatch, type WatchFinding, type WatchResult } from '../catalogue/files/watch-file.ts'
import { easternDay } from '../eastern-day.ts'
import {
  changeOf,
  correct,
  findRecord,
  type RecordFile,
  sign,
  unlink,
  valueInWords,
  valueTyped,
} from '../watch/correct-record.ts'
import { isOpen } from '../watch/results.ts'
import { writeJson } from './write-json.ts'

type Talk = { tell: (line: string) => void; ask: (question: string) => Promise<string> }

type Given = Talk & { folder: string }

/** What a person decided on one difference: the page's value, one of their own, or that the record stays. */
type Decision = { kind: Change['kind']; from: string; to: string } | 'kept' | 'later'

/** Shows each difference beside its record, and writes what the person decides to the record, `watch.json` and `changes.json`. */
export async function reviewSources({ folder, tell, ask }: Given): Promise<void> {
  const results = readWatch(join(folder, 'watch.json'), [])
  const open = results.filter(isOpen)
  if (open.length === 0) return tell('Nothing to look at.')
  const by = (await ask('Your name, as it will stand in checked_by: ')).trim()
  if (!by) return tell('Nobody signs, so nothing was changed.')
  for (const [index, result] of open.entries()) {
    tell(`\n${index + 1} of ${open.length}: ${result.record}\n${result.url}`)
    if ((await reviewOne(result, folder, by, { tell, ask })) === 'stop') return
  }
}

async function reviewOne(result: WatchResult, folder: string, by: string, talk: Talk): Promise<'stop' | 'next'> {
  const found = findRecord(folder, result.record)
  if (!found) {
    talk.tell(
      `It is of no record: ${result.verdict === 'gone' ? 'the page is gone' : 'the page differs'}. Correct the list by hand.`,
    )
    return 'next'
  }
  const decisions: Decision[] = []
  for (const difference of differencesOf(result)) {
    talk.tell(sideBySide(found, difference))
    const answer = (await talk.ask('Is the page right? yes, no (the record is), edit, skip, quit: '))
      .trim()
      .toLowerCase()
    if (answer.startsWith('q')) return 'stop'
    decisions.push(await decide(answer, found, result, difference, talk))
  }
  if (decisions.includes('later')) return 'next'
  const on = easternDay()
  const shown = (await talk.ask('The date that the page shows (2026-11-22, 2026-11 or 2026; nothing if none): ')).trim()
  sign(found.record, result.url, { on, by, pageDate: date.safeParse(shown).success ? shown : null })
  const changes = decisions.flatMap((each) =>
    typeof each === 'string' ? [] : [changeOf(found.record, result, each.kind, each.from, each.to, on)],
  )
  save(folder, found, result, changes, talk.tell)
  return 'next'
}

/** A page that is gone is one difference of its own. */
function differencesOf({ verdict, findings }: WatchResult): (WatchFinding | 'gone')[] {
  return verdict === 'gone' ? ['gone'] : findings.filter(({ result }) => result !== 'agrees')
}

function sideBySide({ record }: RecordFile, difference: WatchFinding | 'gone'): string {
  if (difference === 'gone') return `  record │ ${record.website ?? 'names it as a source'}\n  page   │ is gone`
  const { field, kind, result, ours, theirs, said } = difference
  const text = record[field]
  const sentence = typeof text === 'object' && text !== null && 'en' in text ? ` “${text.en}”` : ''
  const page = result === 'missing' ? 'does not name it any more' : `${valueInWords(kind, theirs)} “${said}”`
  return `  record │ ${field}: ${valueInWords(kind, ours)}${sentence}\n  page   │ ${page}`
}

async function decide(
  answer: string,
  { record }: RecordFile,
  { url }: WatchResult,
  difference: WatchFinding | 'gone',
  talk: Talk,
): Promise<Decision> {
  if (answer.startsWith('n')) return 'kept'
  if (difference === 'gone') {
    if (!answer.startsWith('y')) return 'later'
    unlink(record, url, easternDay())
    return { kind: 'page gone', from: url, to: '' }
  }
  const { kind, result, ours, theirs } = difference
  if (result === 'missing' && answer.startsWith('y')) {
    talk.tell('It names no other: edit what is right, or take the record out by hand.')
    return 'later'
  }
  const value = answer.startsWith('y')
    ? theirs
    : answer.startsWith('e')
      ? valueTyped(kind, await talk.ask('What is right: '))
      : null
  if (value === null || kind === 'amount') return 'later'
  if (kind === 'last day' || !correct(record, difference, value)) {
    talk.tell('It does not stand so in both languages: correct the record by hand.')
    return 'later'
  }
  return { kind, from: valueInWords(kind, ours), to: valueInWords(kind, value) }
}

/** Writes all three files, or none where the catalogue would have problems. */
function save(folder: string, found: RecordFile, result: WatchResult, changes: Change[], tell: Talk['tell']): void {
  const paths = [found.path, join(folder, 'watch.json'), join(folder, 'changes.json')] as const
  const before = paths.map((path) => readFileSync(path, 'utf8'))
  const [, watchPath, changesPath] = paths
  const results = readWatch(watchPath, []).map((each) =>
    isSame(each, result) ? { ...each, kept_on: easternDay() } : each,
  )
  writeJson(found.path, found.json)
  writeJson(watchPath, { results: changes.length > 0 ? results.filter((each) => !isSame(each, result)) : results })
  writeJson(changesPath, { changes: [...changes, ...readChanges(changesPath, [])] })
  try {
    loadCatalogue(folder)
    tell(changes.length > 0 ? 'Written.' : 'The record stays, and is signed.')
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    for (const [index, path] of paths.entries()) writeFileSync(path, before[index] ?? '')
    tell(`Not written: ${error.message}`)
  }
}

function isSame(a: WatchResult, b: WatchResult): boolean {
  return a.record === b.record && a.url === b.url
}

import type { WatchResult } from '#server/catalogue/files/watch-file.ts'
import { compare } from './compare.ts'
import type { Fact } from './fact.ts'
import type { Fetched, Unreadable } from './fetch-page.ts'
import { judgeReadable } from './judge-readable.ts'
import { textOf } from './page-text.ts'
import { readPageFacts } from './read-page-facts.ts'
import type { WatchedRecord } from './watched-record.ts'

export type Judged = Pick<WatchResult, 'verdict' | 'findings'> & {
  why: Unreadable | 'nothing to compare' | 'no longer named' | null
}

/** What is kept of a page between two runs: enough to judge again by, where it says that it is still the same. */
export type Reading = { text: string; facts: Fact[] } | { why: Unreadable }

/** What a page says, or why that cannot be told. */
export function readPage(html: string): Reading {
  const page = textOf(html)
  if (!page) return { why: 'broken' }
  const why = judgeReadable(page)
  if (why) return { why }
  return { text: lettersOf([page.title, ...page.lines].join(' ')).slice(0, 200_000), facts: readPageFacts(page) }
}

/** The verdict on one record by one page. What cannot be read is never called gone. */
export function judge(record: WatchedRecord, reading: Reading, today: string): Judged {
  if ('why' in reading) return cannotTell(reading.why)
  if (!isAbout(record.names, reading.text)) return cannotTell('other page')
  const findings = compare(record, reading.facts, today)
  if (findings.some(({ result }) => result === 'differs')) return { verdict: 'changed', why: null, findings }
  if (findings.some(({ result }) => result === 'agrees')) return { verdict: 'agrees', why: null, findings }
  return findings.length > 0 ? cannotTell('no longer named', findings) : cannotTell('nothing to compare')
}

type Missing = Exclude<Fetched, { kind: 'page' | 'same' }>

/** What an answer that is no page means for a record. */
export function judgeMissing(fetched: Missing, { isUnopened = false }: Pick<WatchedRecord, 'isUnopened'>): Judged {
  if (fetched.kind === 'gone' && isUnopened) return cannotTell('never opened')
  return fetched.kind === 'gone' ? { verdict: 'gone', why: null, findings: [] } : cannotTell(fetched.why)
}

function cannotTell(why: Judged['why'], findings: Judged['findings'] = []): Judged {
  return { verdict: 'cannot tell', why, findings }
}

/** A page that names neither the program nor its sponsor nor its medicines has become another page. */
function isAbout(names: string[], text: string): boolean {
  return names.some((name) => {
    const words = lettersOf(name)
      .split(' ')
      .filter((word) => word.length > 3)
    return words.length > 0 && words.slice(0, 2).every((word) => text.includes(word))
  })
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
}

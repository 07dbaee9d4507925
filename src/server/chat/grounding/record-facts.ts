import { fold } from '#text/fold.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { monthsIn } from './dates.ts'
import { plainAddress } from './links.ts'
import { digitsOf, phonesIn } from './phones.ts'
import { sentencesOf } from './sentences.ts'
import type { ServedRecord } from './served-records.ts'

/** What of a record can be compared with words about it. */
export type RecordFacts = {
  record: ServedRecord
  phones: ReadonlySet<string>
  links: ReadonlySet<string>
  amounts: ReadonlySet<Amount['key']>
  months: ReadonlySet<string>
  /** Its sentences, to be known again. */
  wordings: ReadonlySet<string>
}

/** Reads the numbers, links and dates of a record once. */
export function factsOf(record: ServedRecord): RecordFacts {
  const said = record.texts.join('\n')
  return {
    record,
    phones: new Set([...record.phones, ...phonesIn(said)].map(digitsOf)),
    links: new Set(record.links.map(plainAddress)),
    amounts: new Set([
      ...amountsIn(`${record.names.join('\n')}\n${said}`).map(({ key }) => key),
      ...record.limits.map((limit) => `$${limit}`),
    ]),
    wordings: new Set(record.texts.flatMap(sentencesOf).map(wordingOf)),
    months: new Set([...record.dates.map((date) => date.slice(0, 7)), ...monthsIn(said).map(({ month }) => month)]),
  }
}

/** A sentence by its words alone: marks and punctuation make no other of it. */
export function wordingOf(sentence: string): string {
  return fold(sentence)
}

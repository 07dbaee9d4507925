import { findPhoneNumbersInText } from 'libphonenumber-js'
import type { PageText } from './page-text.ts'

/** A thing that a page says: its value as the catalogue writes it, the sentence, and whether it says it without "about" or "for example". */
export type Fact = { kind: FactKind; value: string; said: string; isFirm: boolean }

/** A phone, a percent of the guideline, what a person pays at least, the most that is paid a year, the last day, that it has ended. */
export type FactKind = 'phone' | 'percent' | 'pay' | 'most' | 'last day' | 'ended'

/** What a page says of the facts that records hold, read by rules. */
export function readFacts({ lines }: Pick<PageText, 'lines'>): Fact[] {
  return lines.flatMap((line) => [...phonesOf(line), ...sentencesOf(line).flatMap(factsOf)])
}

/** A block of a page is cut where a sentence ends, not at the point of "U.S." or "$1.50". */
function sentencesOf(line: string): string[] {
  return line.split(/(?<=[a-z)%\d][.!?])\s+(?=[A-Z¿¡“"])/)
}

function factsOf(said: string): Fact[] {
  const isFirm = !vague.test(said)
  const of = (kind: FactKind, values: string[]) =>
    values.map((value) => ({ kind, value, said: said.slice(0, 300), isFirm }))
  return [
    ...of('percent', percentsOf(said)),
    ...of('pay', amountsAfter(said, paysLittle)),
    ...of('most', [...amountsAfter(said, mostAfter), ...amountsAfter(said, mostBefore)]),
    ...of('last day', lastDaysOf(said)),
    ...of('ended', hasEnded(said) ? ['ended'] : []),
  ]
}

/** What is said so of many programs, of some, or of none in particular. */
const vague =
  /\b(for example|e\.g\.|var(y|ies)|depend(s|ing)|typically|usually|often|most programs|(many|some|other) (programs|cards)|nearly|about|approximately|around|could|might|in (19|20)\d\d)\b/i

const faxOrText = /\bfax\b|\btty\b|\btdd\b|(?<!call or )\btext\b/i
const vanity = /\b(?:1[-. ])?(8(?:00|33|44|55|66|77|88))[-. ]([A-Z\d][A-Z\d.-]{5,12}[A-Z\d])\b/g
const keys = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

function phonesOf(line: string): Fact[] {
  const said = line.slice(0, 300)
  const words = [...line.matchAll(vanity)].flatMap(([, area, letters = '']) => {
    const digits = [...letters.replace(/[.-]/g, '')]
      .map((each) => (/\d/.test(each) ? each : keys.findIndex((key) => key.includes(each))))
      .join('')
    return /[A-Z]/.test(letters) && digits.length >= 7 ? [`${area}${digits.slice(0, 7)}`] : []
  })
  const numbers = findPhoneNumbersInText(line, 'US')
    .filter(({ startsAt }) => !faxOrText.test(line.slice(Math.max(0, startsAt - 14), startsAt)))
    .map(({ number }) => number.nationalNumber)
  return [...new Set([...numbers, ...words])].map((value) => ({ kind: 'phone', value, said, isFirm: true }))
}

function percentsOf(said: string): string[] {
  // The limits of Extra Help and Medicaid stand on the pages of other programs.
  if (!/poverty|\bFPL\b/i.test(said) || /extra help|low[- ]income subsidy|medicaid/i.test(said)) return []
  // Both ends of "138 to 200%" are of the page.
  return [...said.matchAll(/(?:(\d{2,4})\s?%?\s?(?:-|to)\s?)?(\d{2,4})\s?(?:%|percent)/gi)]
    .flatMap(([, from = '', to = '']) => [from, to])
    .filter((value) => Number(value) >= 50)
}

const dollars = /\$\s?(\d[\d,]*(?:\.\d\d)?)/
const paysLittle =
  /\b(?:pay|pays|paying|for|copay(?:ment)?s?(?: is| of| may be)?|cost(?:s)?)\b[^.$]{0,30}\b(?:as little as|as low as|no more than|only|just)\s+/i
const mostAfter = /\b(?:maximum|max\.?|limit|up to)\b[^.$]{0,60}?(?=\$)/i
const mostBefore = /(?=\$\s?[\d,]+(?:\.\d\d)?\s+(?:maximum|max\b|annual (?:limit|maximum)))/i
const aYear = /\b(?:per|a|each|every|calendar|in a) ?(?:calendar )?year\b|\bannual|\byearly\b|\b12[- ]months?\b/i

function amountsAfter(said: string, cue: RegExp): string[] {
  if (cue !== paysLittle && !aYear.test(said)) return []
  const found = new RegExp(`${cue.source}${dollars.source}`, 'gi')
  return [...said.matchAll(found)].map((match) => (match.at(-1) ?? '').replaceAll(',', '').replace(/\.00$/, ''))
}

const months = 'January February March April May June July August September October November December'.split(' ')
const lastDay = new RegExp(
  `\\b(?:expires?|valid (?:through|until)|ends?|good through|through|until)\\b[^.]{0,30}?\\b(?:(${months.join('|')}) (\\d{1,2}),? (20\\d\\d)|(\\d{1,2})/(\\d{1,2})/(20\\d\\d|\\d\\d))\\b`,
  'gi',
)

function lastDaysOf(said: string): string[] {
  if (
    !/\b(offer|card|program|coupon|savings|voucher)\b/i.test(said) ||
    !/\b(expires?|valid|ends?|good through)\b/i.test(said)
  )
    return []
  return [...said.matchAll(lastDay)].map(([, month, day, year, m, d, y = '']) =>
    month
      ? dayOf(Number(year), months.findIndex((each) => each.toLowerCase() === month.toLowerCase()) + 1, Number(day))
      : dayOf((Number(y) % 100) + 2000, Number(m), Number(d)),
  )
}

function dayOf(year: number, month: number, day: number): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

const thing = /\b(programs?|offers?|cards?|foundation|fund|assistance|enrollment|applications?)\b/i
const ended =
  /\b(?:(?:has|have|was|were) (?:now )?(?:been )?(?:ended|discontinued|closed|terminated|retired)|(?:is|are) (?:now |currently )?(?:closed|discontinued|no longer (?:available|offered|active))|no longer (?:accept\w*|enroll\w*|offer\w*)|ended on|will (?:end|close|be discontinued) on|closed (?:on|to new))\b/i
const isSupposed =
  /\b(if|may|might|can|could|reserves?|unless|when|whether|should|medicaid|not discontinued|insurance (?:has|was))\b/i

/** That it has ended is believed only where it is said of the program, and of no other case. */
function hasEnded(said: string): boolean {
  return said.length < 400 && thing.test(said) && ended.test(said) && !isSupposed.test(said)
}

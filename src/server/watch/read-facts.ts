import { findPhoneNumbersInText } from 'libphonenumber-js'
import type { PageText } from './page-text.ts'

/**
 * A thing that a page says: its value as the catalogue writes it, the sentence, what that stands under, and whether it says it
 * without "about" or "for example".
 */
export type Fact = { kind: FactKind; value: string; said: string; under: string; isFirm: boolean }

/** A phone, a percent of the guideline, what a person pays at least, the most that is paid a year, the last day, that it has ended, any dollars. */
export type FactKind = 'phone' | 'percent' | 'pay' | 'most' | 'last day' | 'ended' | 'amount'

/** What a page says of the facts that records hold, read by rules. What stands below "Archive" or "News" is not firm. */
export function readFacts({ lines, headings = [] }: Pick<PageText, 'lines'> & { headings?: string[] }): Fact[] {
  return lines.flatMap((line, index) => {
    const under = (headings[index] ?? '').slice(0, 200)
    const facts = [...phonesOf(line), ...sentencesOf(line).flatMap(factsOf)]
    return facts.map((fact) => ({ ...fact, under, isFirm: fact.isFirm && isPlain(fact, under) }))
  })
}

/** Whether nothing that a sentence stands under makes it another matter, and a limit is said to be one. */
function isPlain({ kind, said }: Found, under: string): boolean {
  if (bygone.test(under)) return false
  // "How do doctors order samples?" above a number says whose number it is.
  if (kind === 'phone' && otherCall.test(under)) return false
  const whole = `${under} ${said}`
  return (
    kind !== 'percent' || (!otherHelp.test(under) && !ofElse.test(whole) && bound.test(whole) && ofReader.test(whole))
  )
}

/** A limit is told as a rule of who can have it: that people below some percent do something is none. */
const ofReader =
  /\b(must|limits?|qualif\w*|eligib\w*|requirements?|rules?|who (?:can|may|is)|how much|(?:household )?incomes? (?:is|at|below|under|may|:|≤)|households?|(?:no|not) (?:more|higher)|or (?:less|below)|calific\w*|debe[ns]?|límites?|cuánto|quién|ingresos? (?:de|del|hasta))(?!\p{L})/iu
/** A condition of something else than the help itself. */
const ofElse =
  /\bneed not\b|\bdo(?:es)? not (?:need|have) to\b|\balso (?:get|have)\b|\bcharit|\bSNAP\b|\bWIC\b|\b(?:asked|bill|survey|study|studies)\b/i

const bound =
  /\b(or (below|less|under|lower)|(at|is|be|less|no more|not more|lower) than|below|under|up to|within|limits?|maximum|exceed|does not|o menos|menos de|límite|no (deben?|pueden?)|hasta)\b|[≤<]/i
const bygone = /archiv|previous|former|\bpast\b|\bolder\b|\bnews\b|press release|anterior|noticias/i

/** A block of a page is cut where a sentence ends, not at the point of "U.S." or "$1.50", nor between a question and its answer. */
function sentencesOf(line: string): string[] {
  return line.split(/(?<=[a-z)%\d][.!])\s+(?=[A-Z¿¡“"])/)
}

type Found = Omit<Fact, 'under'>

function factsOf(said: string): Found[] {
  const isFirm = !vague.test(said)
  const of = (kind: FactKind, values: string[], isSure = isFirm) =>
    values.map((value) => ({ kind, value, said: said.slice(0, 300), isFirm: isSure }))
  const now = said.replace(wasBefore, ' ')
  return [
    ...of('percent', percentsOf(now)),
    ...of('pay', amountsAfter(now, paysLittle), isFirm && ofFill.test(said) && !otherPurchase.test(said)),
    ...of(
      'most',
      [...amountsAfter(now, mostAfter), ...amountsAfter(now, mostBefore)],
      isFirm && ofCard.test(said) && !compared.test(said),
    ),
    // No rule tells what dollars are for: that they stand there too is all that is read of them.
    ...of(
      'amount',
      [...said.matchAll(/\$\s?(\d[\d,]*(?:\.\d\d)?)/g)].map(([, value = '']) => plain(value)),
      false,
    ),
    ...of('last day', lastDaysOf(said)),
    ...of('ended', hasEnded(said) ? ['ended'] : []),
  ]
}

/** What is said to have been so before. */
const wasBefore = /\b(?:was|were|formerly|previously|(?:up|down|raised|lowered) from|instead of) \$?\d[\d,.]*%?/gi

/** What is paid is told of a fill, a card or a patient, and the most of a year of a card: needles and dental plans have dollars too. */
const ofFill =
  /\b(fills?|prescriptions?|30[- ]days?|months?|cards?|eligible|patients?|insur\w+|copay\w*|recetas?|tarjeta|pacientes?)\b/i
const ofCard =
  /\b(cards?|programs?|offers?|benefits?|max(?:imum)?|limit|fills?|tarjeta|programa|oferta|ahorro|máximo)\b|^up to|^hasta/i

/** Prices of another quantity, of another thing, or of those who pay without their insurance. */
const otherPurchase =
  /\b(60|84|90)[- ]days?\b|\b(2|3|two|three)[- ]months?\b|\b(without|no|not using) (any )?insurance\b|\b(uninsured|cash|sin seguro|visits?|nurse|shipping|delivery|generics?|genérico|Medicare|stud(?:y|ies)|people with our)\b|\b(a|per|each|al|por) (day|week|día|semana)\b/i

/** What is said so of many programs, of some states, of an example, or of none in particular. */
const vague =
  /\b(examples?|por ejemplo|Alaska|Hawaii|e\.g\.|var(y|ies)|depend(s|ing)|typically|usually|often|most programs|some|many|others?|nearly|about|approximately|around|could|might|in (19|20)\d\d)\b/i

const faxOrText = /\bfax\b|\btty\b|\btdd\b|(?<!call or )\btext\b/i
const vanity = /\b(?:1[-. ])?(8(?:00|33|44|55|66|77|88))[-. ]([A-Z\d][A-Z\d.-]{5,12}[A-Z\d])\b/g
const keys = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/** Numbers that are there for something else than to ask about the program. */
const otherCall =
  /\b(headquarters|corporate|privacy|legal|careers?|switchboard|investors?|media|press|side effects?|adverse|FDA|pharmacists?|processor|help ?desk|claims?|prescribers?|health ?care (professionals?|providers?)|medical (information|questions)|doctors?|physicians?|(doctors?|provider) offices?|clinics?|samples?|orders?|billing|shipping|deliver(y|ies)|website|technical|jobs?|vendors?|donat(e|ions?)|suppliers?|wholesalers?|médicos|doctores|farmac(ia|ias|éuticos?)|información médica|prensa|poison|suicide|crisis|emergency|stud(?:y|ies)|research|trials?|labs?|meters?|devices?|rides?|211|911|988)\b/i

function phonesOf(line: string): Found[] {
  const said = line.slice(0, 300)
  const isFirm = !otherCall.test(said)
  const words = [...line.matchAll(vanity)].flatMap(([, area, letters = '']) => {
    const digits = [...letters.replace(/[.-]/g, '')]
      .map((each) => (/\d/.test(each) ? each : keys.findIndex((key) => key.includes(each))))
      .join('')
    return /[A-Z]/.test(letters) && digits.length >= 7 ? [`${area}${digits.slice(0, 7)}`] : []
  })
  const numbers = findPhoneNumbersInText(line, 'US')
    .filter(({ startsAt }) => !faxOrText.test(line.slice(Math.max(0, startsAt - 14), startsAt)))
    .map(({ number }) => number.nationalNumber)
  return [...new Set([...numbers, ...words])].map((value) => ({ kind: 'phone', value, said, isFirm }))
}

const otherHelp = /extra help|low[- ]income subsidy|medicaid|marketplace|healthcare\.gov|\bpremiums?\b|tax credit/i

function percentsOf(said: string): string[] {
  // The limits of Extra Help, Medicaid and the Marketplace stand on the pages of other programs.
  if (!/poverty|pobreza|\bFPL\b/i.test(said) || otherHelp.test(said)) return []
  // Both ends of "138 to 200%" are of the page.
  return [...said.matchAll(/(?:(\d{2,4})\s?%?\s?(?:-|to)\s?)?(\d{2,4})\s?(?:%|percent)/gi)]
    .flatMap(([, from = '', to = '']) => [from, to])
    .filter((value) => Number(value) >= 50)
}

const dollars = /\$\s?(\d[\d,]*(?:\.\d\d)?)/
const paysLittle =
  /(?:\b(?:pay|pays|paying|for|copay(?:ment)?s?(?: is| of| may be)?|cost(?:s)?)\b[^.$]{0,30}\b(?:as little as|as low as|no more than|only|just)|^as (?:little|low) as|\bpag(?:ue|a|an|ará)\b[^.$]{0,30}\b(?:tan solo|solo|apenas|desde|tan poco como))\s+/i
const mostAfter = /\b(?:maximum|max\.?|limit|up to|máximo|hasta)\b[^.$]{0,60}?(?=\$)/i
const mostBefore = /(?=\$\s?[\d,]+(?:\.\d\d)?\s+(?:maximum|max\b|annual (?:limit|maximum)))/i
/** A sum that is compared, or that somebody earns or pays. */
const compared =
  /\b(list price|compared|on average|incomes?|earn(s|ing)?|salary|wages?|deductibles?|premiums?|out[- ]of[- ]pocket (limit|maximum|cap)|Part D|ingresos?|gana|deducible|prima|travel|trips?|lodging|tax(?:es)?|credit|grants?)\b/i
const aYear =
  /\b(?:per|a|each|every|calendar|in a) ?(?:calendar )?year\b|\bannual|\byearly\b|\b12[- ]months?\b|\b(?:al|por) año\b/i

function amountsAfter(said: string, cue: RegExp): string[] {
  if (cue !== paysLittle && !aYear.test(said)) return []
  const found = new RegExp(`${cue.source}${dollars.source}`, 'gi')
  return [...said.matchAll(found)].map((match) => plain(match.at(-1) ?? ''))
}

/** Dollars as the catalogue compares them. */
function plain(amount: string): string {
  return amount.replaceAll(',', '').replace(/\.00$/, '')
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

const thing =
  /\b(programs?|offers?|cards?|foundation|fund|assistance|enroll(?:ment|ing)|applications?|programa|oferta|tarjeta|inscripci(?:ón|ones)|solicitudes)\b/i
const ended =
  /\b(?:(?:has|have|was|were) (?:now )?(?:been )?(?:ended|discontinued|closed|terminated|retired)|(?:is|are) (?:now |currently )?(?:closed|discontinued|no longer (?:available|offered|active))|no longer (?:accept\w* (?:new |any )*(?:patients|people|members|applications|applicants|enrollments|requests)|enroll\w*|offered)|ended on|will (?:end|close|be discontinued) on|closed (?:on|to new)|(?:ha )?(?:terminado|finalizado)|terminó|finalizó|ya no acepta|está cerrad[oa])(?![a-zé])/i
const isSupposed =
  /\b(if|may|might|can|could|reserves?|unless|when|whether|should|reopens?|opens? again|is (?:now )?open|medicaid|not discontinued|insurance (?:has|was)|si|puede|podría|cuando|hasta que)\b/i

/** What ends while a program goes on: a strength, an event, a day of an office, the sign-up for one year. */
const otherThing =
  /\b(tablets?|capsules?|vials?|pens?|strengths?|doses?|kits?|inhalers?|webinars?|events?|surveys?|stud(?:y|ies)|trials?|offices?|stores?|pharmac(?:y|ies)|lines?|(?:live )?chat|contests?|scholarships?|websites?|apps?|portal|round|cycle|20\d\d|tabletas?|oficinas?|estudios?)\b/gi

/** That it has ended is believed only where it is said of the program, and of no other case. */
function hasEnded(said: string): boolean {
  const at = said.search(ended)
  return (
    said.length < 400 && at >= 0 && thing.test(said) && !isSupposed.test(said) && !isOfOtherThing(said.slice(0, at))
  )
}

/** Whether the thing nearest before "has ended" is not the program. */
function isOfOtherThing(before: string): boolean {
  const heads = before.replace(
    /\b(?:for|of|in|about) (?:the |our |this )?(?:[\w-]+ ){0,3}(?:programs?|cards?|offers?)\b/gi,
    '',
  )
  const lastOf = (pattern: RegExp) => [...heads.matchAll(new RegExp(pattern, 'gi'))].at(-1)?.index ?? -1
  return lastOf(otherThing) > lastOf(thing)
}

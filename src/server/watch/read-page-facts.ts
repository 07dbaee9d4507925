import type { Fact, FactKind, Found } from './fact.ts'
import type { PageText } from './page-text.ts'
import { hasEnded, lastDaysOf } from './read-endings.ts'
import { otherCall, phonesOf } from './read-phones.ts'

type Read = Pick<PageText, 'lines'> & Partial<Pick<PageText, 'headings' | 'frames'>>

/**
 * What a page says of the facts that records hold, read by rules. What stands below "Archive" or "News" is not firm, nor a
 * phone around the page: on a site of many programs it is that of the site.
 */
export function readPageFacts({ lines, headings = [], frames = [] }: Read): Fact[] {
  return lines.flatMap((whole, index) => {
    const line = whole.slice(0, longestLine)
    const under = (headings[index] ?? '').slice(0, 200)
    const sentences = sentencesOf(line)
    const facts = [...phonesOf(sentences, wordsAbove(lines, index)), ...sentences.flatMap(factsOf)]
    const isAround = frames[index] ?? false
    return facts.map((fact) => ({ ...fact, under, isAround, isFirm: fact.isFirm && isPlain(fact, under) }))
  })
}

/** "Fax the form" above a number that stands alone says what it is, over two lines at most. */
function wordsAbove(lines: string[], index: number): string {
  const above = [lines[index - 2] ?? '', lines[index - 1] ?? '']
  const isLead = (line: string) => line.length < 60 && !/\d{4}/.test(line)
  const leads = above.slice(above.findLastIndex((line) => !isLead(line)) + 1)
  return /\p{L}{3}/u.test(lines[index] ?? '') ? '' : leads.join(' ')
}

/** No block that people read is longer, and to read facts in a million digits takes seconds. */
const longestLine = 20_000

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
  /\b(must|limits?|income (?:eligibility )?cap|qualif\w*|eligib\w*|requirements?|rules?|who (?:can|may|is|are)|how much|(?:household )?incomes? (?:is|at|below|under|may|less|:|≤)|households?|(?:no|not) (?:more|higher)|or (?:less|below)|calific\w*|debe[ns]?|límites?|cuánto|quién|ingresos? (?:de|del|hasta))(?!\p{L})/iu
/** A condition of something else than the help itself. */
const ofElse =
  /\bneed not\b|\bdo(?:es)? not (?:need|have) to\b|\balso (?:get|have)\b|\bcharit|\bSNAP\b|\bWIC\b|\b(?:asked|bill|survey|study|studies)\b/i

const bound =
  /\b(or (below|less|under|lower)|(at|is|be|less|no more|not more|lower) than|below|under|up to|within|limits?|caps?|maximum|exceed|does not|o menos|menos de|límite|no (deben?|pueden?)|hasta)\b|[≤<]/i
const bygone = /archiv|previous|former|\bpast\b|\bolder\b|\bnews\b|press release|anterior|noticias/i

function factsOf(said: string): Found[] {
  const isFirm = !vague.test(said.replace(dependingOnPlan, '').replace(couldPay, ''))
  const of = (kind: FactKind, values: string[], isSure = isFirm) =>
    values.map((value) => ({ kind, value, said: said.slice(0, 300), isFirm: isSure }))
  const now = said.replace(wasBefore, ' ')
  return [
    ...of('percent', percentsOf(now)),
    ...of(
      'pay',
      [...amountsAfter(now, paysLittle, noRange), ...amountsAfter(now, pays, ofOneFill)],
      isFirm && ofFill.test(said) && !otherPurchase.test(said.replace(monthsOfAnyNumber, 'month')),
    ),
    ...of(
      'most',
      aYear.test(now) ? [...amountsAfter(now, mostAfter, notOfOneFill), ...amountsAfter(now, mostBefore)] : [],
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
  /\b(fills?|prescriptions?|30[- ]days?|months?|cards?|eligible|patients?|insur\w+|copay\w*|out-of-pocket|recetas?|tarjeta|pacientes?)\b/i
const ofCard =
  /\b(cards?|programs?|offers?|benefits?|max(?:imum)?|limit|fills?|tarjeta|programa|oferta|ahorro|máximo)\b|^up to|^hasta/i

/** Prices of another quantity, of another thing, or of those who pay without their insurance. */
const otherPurchase =
  /\b(60|84|90)[- ]days?\b|\b(2|3|two|three)[- ]months?\b|\b(without|no|not using) (any )?insurance\b|\b(uninsured|cash|sin seguro|visits?|nurse|shipping|delivery|generics?|genérico|Medicare|stud(?:y|ies)|people with our)\b|\b(a|per|each|al|por) (day|week|día|semana)\b/i

/** One price for fills of any length. */
const monthsOfAnyNumber =
  /\b(?:1|one|30)-(?:month|day)?,? (?:(?:2|two|60)-(?:month|day)?,? )?or (?:3|three|90)-(?:months?|days?)\b/gi

/** What is said so of many programs, of some states, of an example, or of none in particular. */
const vague =
  /\b(examples?|por ejemplo|Alaska|Hawaii|e\.g\.|var(y|ies)|depend(s|ing)|typically|usually|often|most programs|some|many|others?|nearly|about|approximately|around|average|could|might|in (19|20)\d\d)\b/i

/** As nearly every card says: the rest of the sentence is still its rule. */
const dependingOnPlan = /\bdepending on (?:your |the )?(?:health |drug )?(?:insurance|plan|coverage)[a-z ]{0,30}, /i
/** What one "could" pay with a card is what the card says. */
const couldPay = /\b(?:could|might) (?=pay as (?:little|low) as\b)/i

const otherHelp = /extra help|low[- ]income subsidy|medicaid|marketplace|healthcare\.gov|\bpremiums?\b|tax credit/i

function percentsOf(said: string): string[] {
  // The limits of Extra Help, Medicaid and the Marketplace stand on the pages of other programs.
  if (!/poverty|pobreza|\bFPL\b/i.test(said) || otherHelp.test(said)) return []
  // Both ends of "138 to 200%" are of the page, and both of "200 or 400%".
  return [...said.matchAll(/(?:(\d{2,4})\s?%?\s?(?:-|to|or)\s?)?(\d{2,4})\s?(?:%|percent)/gi)]
    .flatMap(([, from = '', to = '']) => [from, to])
    .filter((value) => Number(value) >= 50)
}

const dollars = /\$\s?(\d[\d,]*(?:\.\d\d)?)/
const paysLittle =
  /(?:\b(?:pay|pays|paying|for|copay(?:ment)?s?(?: is| of| may be)?|cost(?:s)?)\b[^.$]{0,30}\b(?:as little as|as low as|no more than|only|just)|^as (?:little|low) as|\bpag(?:ue|a|an|ará)\b[^.$]{0,30}\b(?:tan solo|solo|apenas|desde|tan poco como))\s+(?:an? )?/i
/** What one pays at each fill is also told without "as little as"; what somebody pays who asks for help is not told so. */
const pays =
  /(?:(?:^|, ?)pay|(?<!\b(?:if|when|unless|whether|what) )\b(?:patients?|people|members?|you) (?:will |may |only )?pay) (?:only |just |an? |the first )?/i
/** "$0-$10" is no one price. */
const noRange = /(?![\d,.]*\d| ?(?:-|to|or) ?\$)/i
const ofOneFill =
  /(?=[*†‡^]?,? (?:(?:per|each|every|for each|at each|for every|a) (?:fill|month|dose|infusion|injection|treatment|prescription|30-day)|of (?:your|their|each)|out-of-pocket at))/i
const notOfOneFill =
  /(?!,?\d|\.\d|[*†‡^]? (?:per|for each|for every|each|every|an?) (?:30-day|1-month|month|fill|dose|treatment|infusion|injection|visit|prescription|claim))/i
const mostAfter = /\b(?:maximum|max\.?|limit|up to|máximo|hasta)\b[^.$]{0,60}?(?=\$)/i
const mostBefore = /(?=\$\s?[\d,]+(?:\.\d\d)?\s+(?:maximum|max\b|annual (?:limit|maximum)))/i
/** A sum that is compared, or that somebody earns or pays. */
const compared =
  /\b(list price|compared|on average|incomes?|earn(s|ing)?|salary|wages?|deductibles?|premiums?|out[- ]of[- ]pocket (limit|maximum|cap)|Part D|ingresos?|gana|deducible|prima|travel|trips?|lodging|tax(?:es)?|credit|grants?)\b/i
const aYear =
  /\b(?:per|a|each|every|calendar|in a) ?(?:calendar )?year\b|\bannual|\byearly\b|\b12[- ]months?\b|\b(?:al|por) año\b/i

/** The dollars after a cue, where what follows them does not say that they are of something else. */
function amountsAfter(said: string, cue: RegExp, following = /(?:)/): string[] {
  const found = new RegExp(`${cue.source}${dollars.source}${following.source}`, 'gi')
  return [...said.matchAll(found)].map((match) => plain(match.at(-1) ?? ''))
}

/** Dollars as the catalogue compares them. */
function plain(amount: string): string {
  return amount.replaceAll(',', '').replace(/\.00$/, '')
}

/**
 * A block of a page, cut where a sentence ends, with the mark of its footnote: not at the point of "U.S." or "$1.50", nor between a
 * question and its answer. What stands after a semicolon is another rule.
 */
function sentencesOf(line: string): string[] {
  return line.split(/(?<=(?:[a-z)%\d]|[A-Z]{2})[.!][*†‡§^”"]?)\s+(?=[A-Z¿¡“"])|(?<=;)\s+/)
}

import type { InsuranceKind } from '#contract/eligibility.ts'
import { createPhrases, readTokens, type Sign } from '../phrases.ts'
import { type Token, textOf } from '../tokens.ts'
import type { Reading } from '../understanding.ts'
import { endsInsurance, heldInsurance, insuranceNotHeld, losesJob } from './held-insurance.ts'
import { insuranceWords } from './insurance-words.ts'
import { answersNone } from './none-answered.ts'
import { isNothingElse, speaksOfPlan } from './plan-sources.ts'

type Meaning = keyof typeof insuranceWords
type Said = { has: Set<Meaning>; hasNot: Set<Meaning>; isUnclear: boolean; isDangling: boolean }

const findPhrases = createPhrases(insuranceWords)

/** What a phrase that may be of something else is where it is of insurance. */
const meantBySource: Partial<Record<Meaning, Meaning>> = { source: 'commercial', state_source: 'medicaid' }

/** The phrases of a text, where "at work" is of insurance only in a clause that speaks of a plan, or of nothing else. */
function find(tokens: Token[]): Sign<Meaning>[] {
  return clausesOf(findPhrases(tokens)).flatMap((clause) => clause.map((sign) => asPlan(sign, clause)))
}

function asPlan(sign: Sign<Meaning>, clause: Sign<Meaning>[]): Sign<Meaning> {
  const means = sign.means && meantBySource[sign.means]
  if (!means) return sign
  const others = clause.filter((other) => other.means !== 'source' && other.means !== 'state_source')
  const isOfPlan = means === 'commercial' && (others.some(isBrand) || speaksOfPlan(wordsOf(clause)))
  const isAlone = isNothingElse(wordsOf(others.filter((other) => !other.means)), wordsOf(clause).join(' '))
  return isOfPlan || isAlone ? { ...sign, means } : { token: sign.token }
}

const isBrand = ({ means }: Sign<Meaning>) => means === 'brand'

function wordsOf(signs: Sign<Meaning>[]): string[] {
  return signs.flatMap(({ token }) => token.text.split(' ')).filter((word) => /[\p{L}\d]/u.test(word))
}

/** Parts between marks. */
function clausesOf(signs: Sign<Meaning>[]): Sign<Meaning>[][] {
  const clauses: Sign<Meaning>[][] = [[]]
  for (const sign of signs) {
    clauses.at(-1)?.push(sign)
    if (/^[,;:.]$/.test(sign.token.text)) clauses.push([])
  }
  return clauses
}

/** What each word says of the insurance; part D and Extra Help exist only with Medicare. */
const kindsOf: Partial<Record<Meaning, InsuranceKind[]>> = {
  medicare: ['medicare'],
  parts: ['medicare'],
  advantage: ['medicare', 'part_d'],
  part_c: ['medicare', 'part_d'],
  part_d: ['medicare', 'part_d'],
  extra_help: ['medicare', 'part_d', 'extra_help'],
  medicaid: ['medicaid'],
  chip: ['medicaid'],
  commercial: ['commercial'],
  brand: ['commercial'],
  va: ['va'],
  short_va: ['va'],
  champva: ['va'],
  tricare: ['tricare'],
}
const order: InsuranceKind[] = ['commercial', 'medicare', 'part_d', 'extra_help', 'medicaid', 'va', 'tricare']

/** Every kind of insurance an answer says the person has, or none; where it says only what is not held, nothing. */
export function readInsurance(tokens: Token[]): Reading | undefined {
  // In Spanish "acá" is here.
  if (tokens.length === 1 && tokens[0]?.text === 'aca') return { facts: { insurance: ['commercial'] } }
  const held = heldInsurance(tokens.map(({ raw }) => raw).join(' ')).replace(saysNo, '')
  const clauses = held.split(/(?<=[,;])|(?=\b(?:but|pero|and i|y yo)\b)/i)
  const named = clauses.filter((clause) => readNamed(readTokens(clause)))
  const others = named.filter((clause) => !isNone(readNamed(readTokens(clause))))
  // "No insurance, just Medicare": some people do not count what the government gives. Without such a word it is unclear.
  const isMixed = others.length > 0 && others.length < named.length && except.test(held)
  const read = isMixed ? readClauses(others) : (readNamed(readTokens(held)) ?? readClauses(named))
  return read && isOfTwo(find(tokens)) ? { ...read, doubtful: 'insurance' } : read
}

/** The same as the answer to a question, where a job that has none leaves none, and insurance that has ended too, to be confirmed. */
export function readInsuranceAnswer(tokens: Token[]): Reading | undefined {
  const read = readInsurance(tokens)
  if (read) return read
  if (offersNone.test(textOf(tokens))) return noInsurance(false)
  const text = tokens.map(({ raw }) => raw).join(' ')
  return endsInsurance(text) || answersNone(text) ? noInsurance(true) : undefined
}

/** "Nah they dont offer any", "ahí no dan eso". */
const offersNone =
  /^(?:(?:nah|no|nope|well|pues|there|here|aqui|,) )*(?:(?:they|we|my job|my work|ahi|alli|alla|en (?:el|mi) (?:trabajo|job)) )+(?:dont|doesnt|do not|no) (?:me |nos )?(?:offer|give|provide|have|get|ofrecen?|dan?|tienen?)(?: (?:it|any|none|that|nothing|us any|eso|nada|ninguno|de eso))?(?: [.!])?$/

const ofMedicare: InsuranceKind[] = ['medicare', 'part_d', 'extra_help']

/** The kinds of insurance that a person says not to have, or no longer. */
export function deniedInsurance(text: string): InsuranceKind[] {
  const signs = find(readTokens(text.replace(saysNo, '')))
  const isOfAnother = signs.some(({ means, token }) => means === 'other_person' && token.text !== 'they')
  const ended = find(readTokens(insuranceNotHeld(text))).flatMap(({ means }) => means ?? [])
  const notHad = isOfAnother ? [] : [...whatIsSaid(signs).hasNot]
  const ofJob: InsuranceKind[] = !isOfAnother && losesJob(text) ? ['commercial'] : []
  const denied = [...ofJob, ...[...notHad, ...ended].flatMap((means) => kindsOf[means]?.at(-1) ?? [])]
  return denied.includes('medicare') ? [...denied, ...ofMedicare] : denied
}

/** Whether all that is said of insurance is the name of a company that sells many kinds of it. */
export function namesOnlyCompany(text: string): boolean {
  const named = find(readTokens(text)).flatMap(({ means }) => (means && kindsOf[means] ? [means] : []))
  return named.length > 0 && named.every((means) => means === 'brand')
}

/** "No its through Obamacare" corrects what was understood, and denies no insurance. */
const saysNo = /^no (?=it['’]?s |i['’]?m |i have |my )/i

const except = /\b(?:only|just|but|other|now|solo|sólo|solamente|nom[aá]s|pero|sino|otr[oa]|ahora)\b/i

function readClauses(clauses: string[]): Reading | undefined {
  return readNamed(readTokens(clauses.join(' ')))
}

function isNone(reading: Reading | undefined): boolean {
  return reading?.facts.insurance?.includes('none') ?? false
}

function readNamed(tokens: Token[]): Reading | undefined {
  const signs = find(tokens).filter(({ token }) => !/^[.!¡]$/.test(token.text))
  const has = (means: Meaning) => signs.some((sign) => sign.means === means)
  if (has('blocks') || isLowerVerb(signs) || isOfTwo(signs)) return undefined
  if (signs.length > 0 && signs.every(({ means }) => means === 'bare_no')) return noInsurance(tokens.length === 1)
  const said = whatIsSaid(signs)
  const kinds = order.filter((kind) => [...said.has].some((means) => kindsOf[means]?.includes(kind)))
  const isContradiction = kinds.length > 0 && (has('none') || has('out_of_reach'))
  if (said.isUnclear || isContradiction || (has('or') && kinds.length > 1)) return undefined
  if (has('none')) return noInsurance(has('hedge') || has('other_person') || has('drugs'))
  return kinds.length > 0 ? kindsReading(signs, said, kinds) : undefined
}

function noInsurance(isDoubtful: boolean): Reading {
  return { facts: { insurance: ['none'] }, ...(isDoubtful && { doubtful: 'insurance' }) }
}

/** Follows the negations: a comma or "but" ends them, "or" carries them on, "and" leaves them unclear. */
function whatIsSaid(signs: Sign<Meaning>[]): Said {
  const said: Said = { has: new Set(), hasNot: new Set(), isUnclear: false, isDangling: false }
  let negation: 'none' | 'open' | 'used' = 'none'
  for (const { means, token } of signs) {
    if (means === 'not' || means === 'bare_no') negation = 'open'
    else if (means === 'but' || /^[,;:]$/.test(token.text)) negation = 'none'
    else if (means === 'and') said.isUnclear ||= negation === 'used'
    if (!means || !namesInsurance(means)) continue
    if (negation === 'none') said.has.add(means)
    else {
      negation = 'used'
      said.hasNot.add(means)
    }
  }
  said.isDangling = isDangling(signs)
  return said
}

/** "My job does not have insurance": a negation after what it may be of, with nothing named that it takes away. */
function isDangling(signs: Sign<Meaning>[]) {
  const at = signs.findLastIndex(({ means }) => means === 'not' || means === 'bare_no')
  const isNamed = ({ means }: Sign<Meaning>) => means === 'supplement' || (means !== undefined && namesInsurance(means))
  return at !== -1 && signs.slice(0, at).some(isNamed) && !signs.slice(at).some(isNamed)
}

function namesInsurance(means: Meaning) {
  return means === 'drugs' || kindsOf[means] !== undefined
}

function kindsReading(signs: Sign<Meaning>[], said: Said, kinds: InsuranceKind[]): Reading | undefined {
  const { has, hasNot } = said
  const noDrugs = hasNot.has('part_d') || hasNot.has('drugs')
  const isPlanOfMedicare = has.has('advantage') || has.has('part_c')
  const saysDrugs = has.has('drugs') && kinds.includes('medicare') && !has.has('part_d')
  const isBrandOnly = has.has('brand') && !has.has('commercial')
  const isRunBy = kinds.includes('medicare') && !isBesideBrand(signs)
  const hasSupplement = signs.some(({ means }) => means === 'supplement')
  // "Medicare and a supplement from my union".
  const isSupplement = hasSupplement && kinds.includes('medicare')
  const isManaged = isPlanOfMedicare || isRunBy || has.has('part_d') || kinds.includes('medicaid') || hasSupplement
  const isOfMedicareAlone = isBrandOnly && namesHumana(signs)
  const insurance = order.filter((kind) => {
    if (kind === 'part_d') return !noDrugs && (kinds.includes(kind) || saysDrugs)
    const isNoneOfJob = isSupplement || isOfMedicareAlone || (isBrandOnly && isManaged)
    return kinds.includes(kind) && !(kind === 'commercial' && isNoneOfJob)
  })
  if (noDrugs && has.has('extra_help')) return undefined
  const drugsGuessed = insurance.includes('part_d') && !has.has('part_d') && !has.has('extra_help')
  const isDoubtful =
    drugsGuessed ||
    isBrandOnly ||
    has.has('chip') ||
    has.has('champva') ||
    said.isDangling ||
    isHedged(signs, insurance)
  return insurance.length > 0 ? { facts: { insurance }, ...(isDoubtful && { doubtful: 'insurance' }) } : undefined
}

/** Humana insures nobody through work any more: of Medicare, Medicaid and TRICARE it may run any, and so is asked which. */
function namesHumana(signs: Sign<Meaning>[]): boolean {
  return signs.some(({ token }) => token.text === 'humana')
}

/** "Medicare, Humana I think" names the company that runs it; who says "and" between the two may have both, but for a drug plan. */
function isBesideBrand(signs: Sign<Meaning>[]): boolean {
  const ends = ['medicare', 'brand'].map((named) => signs.findIndex(({ means }) => means === named))
  const [first, last] = [Math.min(...ends), Math.max(...ends)]
  if (namesHumana(signs)) return false
  const between = signs.slice(first, last)
  // "Medicare and a Humana drug plan", "Medicare y un plan de Humana".
  const isPlan = signs.slice(first, last + 3).some(({ means, token }) => means === 'drugs' || token.text === 'plan')
  // "Medicare with Kaiser" is run by Kaiser.
  return between.some(({ means, token }) => means === 'and' && !/^(?:with|con)$/.test(token.text)) && !isPlan
}

function isHedged(signs: Sign<Meaning>[], insurance: InsuranceKind[]) {
  const has = (means: Meaning) => signs.some((sign) => sign.means === means)
  const isOdd = insurance.includes('commercial') && insurance.length > 1 && !has('and') && !signs.some(isComma)
  return has('hedge') || has('other_person') || isOdd
}

const isComma = ({ token }: Sign<Meaning>) => token.text === ','

/** Lower-case "va" in a sentence is a Spanish verb, unless it is listed beside other insurance. */
function isLowerVerb(signs: Sign<Meaning>[]) {
  return signs.some(({ means, token }, at) => {
    if (means !== 'short_va' || token.raw === 'VA' || signs.length === 1) return false
    const [before, after] = [signs[at - 1], signs[at + 1]]
    return before?.means !== 'and' && after?.means !== 'and'
  })
}

/** "My wife has Medicare and I have Medicaid": whose medicine it is stays open. */
function isOfTwo(signs: Sign<Meaning>[]) {
  const isMine = signs.some(({ means, token }) => !means && /^(i|im|ive|me|yo)$/.test(token.text))
  return isMine && signs.some(({ means, token }) => means === 'other_person' && token.text !== 'they')
}

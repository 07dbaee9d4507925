import type { Range } from '#contract/eligibility.ts'
import { afterAge, ageWords, decades, oldestAge } from './age-words.ts'
import { createPhrases, isNumber, type Sign } from './phrases.ts'
import { type Token, textOf } from './tokens.ts'
import type { Outside, Reading } from './understanding.ts'

type Meaning = keyof typeof ageWords
type Ages = { range: Range; end: number }

const find = createPhrases(ageWords)

/** What goes on after an age that is said before all else: "63 but I feel like 100", "82, be 83 in March". */
const goesOn =
  /^(?:[,.;!]|but|pero|and|y|i|im|had|ya|bien|soon|now|ahora|honey|sir|maam|me|my|turning|going|cumplidos|recien)$/
/** So many words after an age may leave it unsure, where the sentence does not end first. */
const mostOfUnsure = 6
const unsure = /\b(?:i (?:think|guess)|creo|maybe|tal vez|quizas?|or|o|to|not sure|kids|hijos|no \d+)\b/

/** The age of the person who takes the medicine, in years; two ages or one still to come are asked about again. */
export function readAge(tokens: Token[], outside: Outside): Reading | undefined {
  return readOneAge(tokens, outside) ?? firstSaid(tokens)
}

function firstSaid([first, second, third, ...rest]: Token[]): Reading | undefined {
  const age = first?.number ?? Number.NaN
  const others = [second, third, ...rest].map((token) => token?.text ?? '')
  const isTwo = third?.number !== undefined || others[1] === 'a'
  const near = others[0] === '.' ? [] : others.slice(0, mostOfUnsure)
  if (!goesOn.test(others[0] ?? '') || isTwo || unsure.test(near.join(' '))) return undefined
  return Number.isInteger(age) && age > 0 ? reading({ from: age, to: age }) : undefined
}

function readOneAge(tokens: Token[], { year }: Outside): Reading | undefined {
  const coming = comingBirthday(tokens)
  if (coming !== undefined) return reading({ from: coming - 1, to: coming - 1 })
  const signs = find(tokens.filter(({ raw }, at) => !(raw === "'" && tokens[at + 1]?.text === 's')))
  const has = (means: Meaning) => signs.some((sign) => sign.means === means)
  if (has('blocks')) return undefined
  const ages = agesIn(signs, year)
  if (!ages) return undefined
  if (ages.length === 0) return has('newborn') ? reading({ from: 0, to: 0 }) : undefined
  const from = Math.max(...ages.map(({ range }) => range.from))
  const to = Math.min(...ages.map(({ range }) => range.to ?? Number.POSITIVE_INFINITY))
  return reading({ from, to: to === Number.POSITIVE_INFINITY ? null : to })
}

const birthday =
  /^(?!acabo de|ya |just )(?:\S+ ){0,2}(?:turning|turn|cumplo|cumplire|cumplir) (\d{1,3})\b(?!.*(?:\d|next year|proximo ano|ano que viene))/

/** The age that somebody reaches soon: "turning 65 in March". */
function comingBirthday(tokens: Token[]): number | undefined {
  const said = textOf(tokens)
  const [, age] = said.match(birthday) ?? []
  return age ? Number(age) : undefined
}

/** The same beside another answer, where only "67 years old" of the person who writes is beyond doubt. */
export function readAgeAside(tokens: Token[], outside: Outside): Reading | undefined {
  const signs = find(tokens)
  const isSaid = signs.some(({ means }, at) => {
    const isOld = signs[at + 2]?.means === 'old'
    return means === 'self' && signs[at + 1]?.token.number !== undefined && isOld
  })
  const isOfAnother = signs.some(({ means }) => means === 'other_person')
  const own = signs.slice(signs.findIndex(({ means }) => means === 'self')).slice(0, 3)
  return isSaid && !isOfAnother
    ? readAge(
        own.map(({ token }) => token),
        outside,
      )
    : undefined
}

function reading({ from, to }: Range): Reading | undefined {
  const isAge =
    Number.isInteger(from) && from >= 0 && from <= oldestAge && (to ?? from) <= oldestAge && from <= (to ?? from)
  return isAge ? { facts: { age: { from, to } } } : undefined
}

function agesIn(signs: Sign<Meaning>[], year: number | undefined): Ages[] | undefined {
  const ages: Ages[] = []
  let at = 0
  while (at < signs.length) {
    const age = signs[at]?.means === 'decade' || isNumber(signs[at]) ? ageAt(signs, at, year) : 'none'
    if (age === undefined) return undefined
    if (age !== 'none') ages.push(age)
    at = age === 'none' ? at + 1 : age.end + 1
  }
  return ages
}

function ageAt(signs: Sign<Meaning>[], at: number, year: number | undefined): Ages | undefined {
  const number = signs[at]?.token.number ?? Number.NaN
  const [before, after] = [signs[at - 1]?.means, signs[at + 1]?.means]
  const isDecade = signs[at]?.means === 'decade' || after === 'decade_after'
  if (!isDecade && isBirthYear(signs, at, number)) return bornIn(number, year, at)
  if (isUnclear(signs, at)) return undefined
  if (isDecade) return decadeAt(signs, at, number)
  if (after === 'months' || after === 'weeks') return { range: inYears(number, after), end: at + 1 }
  const to = signs[at + 2]?.token.number
  if (after === 'to' || after === 'minus' || (after === 'and' && before === 'between')) {
    return to === undefined ? undefined : { range: { from: number, to }, end: at + 2 }
  }
  if (isOfSomethingElse(signs[at + 1])) return undefined
  return { range: bounded(Math.floor(number), before, laterBound(signs, at)), end: at }
}

function isBirthYear(signs: Sign<Meaning>[], at: number, number: number) {
  return signs[at - 1]?.means === 'born' || isYear(number) || signs[at - 1]?.token.raw === "'"
}

/** "-5", "soy de 58", "born in the 50s". */
function isUnclear(signs: Sign<Meaning>[], at: number) {
  const before = signs[at - 1]?.means
  const isBorn = signs.slice(0, at).some(({ means }) => means === 'born') && signs[at + 1]?.means !== 'old'
  return isBorn || before === 'minus' || before === 'born_or_age' || Number.isNaN(signs[at]?.token.number)
}

/** "2 kids", "65 in March". */
function isOfSomethingElse(after: Sign<Meaning> | undefined) {
  if (after?.means === 'born_or_age') return true
  return after !== undefined && !after.means && /^\p{L}+$/u.test(after.token.text) && !afterAge.has(after.token.text)
}

function isYear(number: number) {
  return number >= 1900 && number < 2100
}

/** Before and after this year's birthday. Two digits are of the last century, or of this one where that is past. */
function bornIn(born: number, year: number | undefined, end: number): Ages | undefined {
  if (year === undefined || !Number.isInteger(born)) return undefined
  const whole = born < 100 ? born + (born > year % 100 ? 1900 : 2000) : born
  const isPossible = isYear(whole) && whole <= year && born !== year % 100
  return isPossible ? { range: { from: Math.max(0, year - whole - 1), to: year - whole }, end } : undefined
}

function inYears(number: number, unit: 'months' | 'weeks'): Range {
  const years = Math.floor(number / (unit === 'months' ? 12 : 52))
  return { from: years, to: years }
}

/** "In my 70s", "seventies", "70 something". */
function decadeAt(signs: Sign<Meaning>[], at: number, number: number): Ages | undefined {
  const from = signs[at]?.means === 'decade' ? decades.get(signs[at]?.token.text ?? '') : number
  return from === undefined || from % 10 !== 0 ? undefined : { range: { from, to: from + 9 }, end: at + 1 }
}

function laterBound(signs: Sign<Meaning>[], at: number) {
  const next = signs[at + 1]?.means === 'old' ? signs[at + 2]?.means : signs[at + 1]?.means
  return next === 'plus' ? 'over' : next === 'less' ? 'under' : undefined
}

function bounded(age: number, before: Meaning | undefined, after: 'over' | 'under' | undefined): Range {
  if (before === 'over' || after === 'over') return { from: age, to: null }
  if (before === 'under') return { from: 0, to: Math.max(0, age - 1) }
  return { from: after === 'under' ? 0 : age, to: age }
}

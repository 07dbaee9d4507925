import type { Token } from '../tokens.ts'
import { couples, notANumberBefore, numberWords, onesBeforeScale, scalesAlone, scaleWords } from './number-words.ts'

/** A number while it is read; `words` are those its beginning took. */
type Part = { total: number; group: number; scale: number; isOpen: boolean; isVague?: boolean; words?: number }

/**
 * The same tokens with each run of number words and scales joined into one number: "dos mil trescientos", "2 mil 300",
 * "twenty-three hundred", "30k". "Five fifty" stays two numbers.
 */
export function joinNumbers(tokens: Token[]): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const run = readRun(tokens, at)
    joined.push(run?.token ?? (tokens[at] as Token))
    at = run?.next ?? at + 1
  }
  return joined
}

function readRun(tokens: Token[], start: number) {
  const first = firstPart(tokens, start)
  if (!first) return undefined
  const { part, end } = longest(first, tokens, start + (first.words ?? 1))
  const half = part.scale === 1 ? halfAfter(tokens, end) : 0
  const scaleAfterHalf = half ? scaleOf(tokens[end + half]) : undefined
  const number = (part.total + part.group + (half ? 0.5 : 0)) * (scaleAfterHalf ?? 1)
  const next = end + half + (scaleAfterHalf ? 1 : 0)
  const run = tokens.slice(start, next)
  const token = { text: run.map(({ text }) => text).join(' '), raw: run.map(({ raw }) => raw).join(' '), number }
  const scale = scaleAfterHalf ?? part.scale
  return { token: { ...token, scale, isVague: part.isVague }, next }
}

function longest(part: Part, tokens: Token[], at: number): { part: Part; end: number } {
  const next = at + joiningWords(tokens, at, part)
  const longer = next < tokens.length ? extend(part, tokens, next) : undefined
  return longer ? longest(longer, tokens, next + 1) : { part, end: at }
}

function firstPart(tokens: Token[], at: number): Part | undefined {
  const token = tokens[at]
  const value = worthOf(tokens, at)
  if (value !== undefined) return { total: 0, group: value, scale: 1, isOpen: token?.number === undefined }
  if (!token) return undefined
  if (scalesAlone.has(token.text)) return { total: 1000, group: 0, scale: 1000, isOpen: true }
  if (onesBeforeScale.has(token.text) && scaleOf(tokens[at + 1])) return { total: 0, group: 1, scale: 1, isOpen: true }
  return couple(tokens, at)
}

/** "A couple of thousand", "un par de miles": about two of a scale. */
function couple(tokens: Token[], at: number): Part | undefined {
  if (!couples.has(tokens[at]?.text ?? '')) return undefined
  const words = /^(of|de)$/.test(tokens[at + 1]?.text ?? '') ? 2 : 1
  if (!scaleOf(tokens[at + words])) return undefined
  return { total: 0, group: 2, scale: 1, isOpen: true, isVague: true, words }
}

function worthOf(tokens: Token[], at: number) {
  const token = tokens[at]
  if (!token) return undefined
  if (notANumberBefore.get(token.text)?.has(tokens[at + 1]?.text ?? '')) return undefined
  return token.number ?? numberWords.get(token.text)
}

/** The one of "treinta y un mil" and "ochenta y un años", but not of "tengo treinta y un hijo". */
function oneBefore(tokens: Token[], at: number) {
  const next = tokens[at + 1]
  const isOne = scaleOf(next) === 1000 || (tokens[at - 1]?.text === 'y' && measured.test(next?.text ?? ''))
  return tokens[at]?.text === 'un' && isOne ? 1 : undefined
}

const measured = /^(?:anos|años|anitos|dolares|pesos|dias|semanas|meses)$/

function scaleOf(token: Token | undefined) {
  return token && scaleWords.get(token.text)
}

/** How many words only join what is before and after: "treinta y cinco", "two hundred and fifty". */
function joiningWords(tokens: Token[], at: number, part: Part) {
  const word = tokens[at]?.text
  const after = tokens[at + 1]
  const value =
    after?.number === undefined ? (numberWords.get(after?.text ?? '') ?? oneBefore(tokens, at + 1)) : undefined
  if (value === undefined || !part.isOpen) return 0
  const isSpanish = word === 'y' && part.group % 100 >= 30 && part.group % 10 === 0 && value > 0 && value < 10
  const isEnglish = word === 'and' && part.scale === 100 && part.group % 100 === 0 && value < 100
  return isSpanish || isEnglish ? 1 : 0
}

function extend(part: Part, tokens: Token[], at: number): Part | undefined {
  const scale = scaleOf(tokens[at])
  if (scale) return scaled(part, scale)
  const value = worthOf(tokens, at) ?? oneBefore(tokens, at)
  if (value === undefined || !fits(part, value, tokens[at]?.number !== undefined)) return undefined
  return { ...part, group: part.group + value, isOpen: true }
}

function scaled(part: Part, scale: number): Part | undefined {
  if (scale === 100) {
    const isCount = part.group > 0 && part.group < 100
    return isCount ? { ...part, group: part.group * 100, scale, isOpen: true } : undefined
  }
  if (part.group === 0 || (part.total > 0 && part.scale <= scale)) return undefined
  return { ...part, total: part.total + part.group * scale, group: 0, scale, isOpen: true }
}

/** Whether `value` fills only places that are still empty, as 5 in "thirty five", but not 50 in "five fifty". */
function fits(part: Part, value: number, isDigits: boolean) {
  if (!part.isOpen || value <= 0) return false
  if (part.group === 0) return part.scale >= 1000 && value < 1000
  if (isDigits) return false
  const places = value < 10 ? 10 : 100
  return value < 100 && part.group % places === 0 && part.group % 100 !== 10
}

const halves = ['and a half', 'y medio', 'y media']

function halfAfter(tokens: Token[], at: number) {
  const half = halves
    .map((text) => text.split(' '))
    .find((words) => words.every((word, i) => tokens[at + i]?.text === word))
  return half?.length ?? 0
}

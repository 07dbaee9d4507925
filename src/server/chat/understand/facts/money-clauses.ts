import type { MarkedMoney, Mention } from './money-mentions.ts'
import { paidMonthly } from './words/income-words.ts'

/** An amount with the words before it and after it in its clause, and the clauses before that in its sentence. */
export type MoneyClause = {
  mention: Mention
  before: string
  after: string
  earlier: string[]
  /** The clause after it in its sentence. */
  next: string
  /** The mark or the word that the clause begins after: ",", "and", "pero". */
  joint: string
}

const ends = new Set(['.', ';', '?', '!', '¿', '¡', '\n'])
const joints = new Set(
  ', ( ) : and but so plus + y e pero mas más además tambien because cause porque while aunque though then since'.split(
    ' ',
  ),
)
/** Where an amount has been said, these begin what is said of somebody else. */
const people = new Set(
  'i im my me we she he him her his they yo mi ella husband wife husbands wifes mom dad'.split(' '),
)

/** What stands farther before tells nothing of an amount. */
const mostEarlier = 8

type Part = { words: string[]; joint: string; sentence: number }

/** The clauses of a text that have an amount, each with one. */
export function moneyClauses({ words, mentions }: MarkedMoney): MoneyClause[] {
  const parts = partsOf(words)
  return parts.flatMap(({ words: own, joint, sentence }, index) => {
    const at = own.findIndex(isOfAmount)
    const mention = mentions[Number.parseInt(own[at] ?? '', 10)]
    if (!mention) return []
    const earlier = parts.slice(Math.max(0, index - mostEarlier), index).filter((part) => part.sentence === sentence)
    const said = { before: own.slice(0, at).join(' '), after: own.slice(at + 1).join(' ') }
    const next = parts[index + 1]?.sentence === sentence ? (parts[index + 1]?.words.join(' ') ?? '') : ''
    return [{ mention, ...said, next, earlier: earlier.map((part) => part.words.join(' ')), joint }]
  })
}

function partsOf(words: string[]): Part[] {
  const parts: Part[] = [{ words: [], joint: '', sentence: 0 }]
  for (const [at, word] of words.entries()) {
    const last = parts.at(-1) as Part
    if (isBenefitBefore(words, at, parts)) continue
    const isMark = joints.has(word) || ends.has(word)
    const sentence = last.sentence + (ends.has(word) ? 1 : 0)
    if (isMark && last.words.length === 0) Object.assign(last, { joint: word, sentence })
    else if (isMark) parts.push({ words: [], joint: word, sentence })
    else if (beginsNext(words, at, last)) parts.push({ words: [word], joint: '', sentence })
    else last.words.push(word)
  }
  return parts
}

/** "1,640 a month and a tiny pension from the railroad, 212". */
function isBenefitBefore(words: string[], at: number, parts: Part[]): boolean {
  const [last, ...earlier] = parts.map(({ words: own }) => own).reverse()
  const isAmount = words[at] === ',' && isOfAmount(words[at + 1])
  return (
    isAmount &&
    earlier[0]?.some(isOfAmount) === true &&
    !last?.some(isOfAmount) &&
    paidMonthly.test(last?.join(' ') ?? '')
  )
}

function isOfAmount(word = ''): boolean {
  return word.endsWith('#')
}

const prepositions = new Set('from of for de del por para con with to a at en in on'.split(' '))

/** "2,150 a month my wife gets 800": a person after an amount, or one more amount, begins a clause of its own. */
function beginsNext(words: string[], at: number, { words: own }: Part): boolean {
  if (!own.some(isOfAmount)) return false
  const isOfPerson = people.has(words[at] ?? '') && !prepositions.has(words[at - 1] ?? '')
  return isOfPerson || isOfAmount(words[at])
}

import { onceAMoment } from '#text/once-a-moment.ts'
import { joinNumbers } from './money/numbers.ts'
import { type Token, tokenize } from './tokens.ts'

/** For each meaning its phrases in English, then in Spanish, between commas. */
export type PhraseTable<Meaning extends string> = Record<Meaning, [english: string, spanish: string]>

/** A phrase of the table, or a token that begins none. */
export type Sign<Meaning extends string> = { means?: Meaning; token: Token }

type Phrase<Meaning> = { words: string[]; means: Meaning }

/** Builds the function that finds the phrases of a table in tokens, the longest first. */
export function createPhrases<Meaning extends string>(table: PhraseTable<Meaning>) {
  const phrases = byFirstWord(table)
  return (tokens: Token[]): Sign<Meaning>[] => {
    const signs: Sign<Meaning>[] = []
    for (let at = 0; at < tokens.length; ) {
      const token = tokens[at] as Token
      const phrase = phrases.get(token.text)?.find(({ words }) => startsAt(tokens, at, words))
      signs.push(phrase ? { means: phrase.means, token: joinTokens(tokens, at, phrase.words.length) } : { token })
      at += phrase?.words.length ?? 1
    }
    return signs
  }
}

/** Whether the sign is a number that is part of no phrase. */
export function isNumber<Meaning extends string>(sign: Sign<Meaning> | undefined): boolean {
  return sign?.token.number !== undefined && !sign.means
}

/** What a text says, as tokens with its numbers joined. */
export const readTokens = onceAMoment((text) => joinNumbers(tokenize(text)))

function byFirstWord<Meaning extends string>(table: PhraseTable<Meaning>) {
  const phrases = new Map<string, Phrase<Meaning>[]>()
  for (const means of Object.keys(table) as Meaning[]) {
    for (const words of wordsOfEach(table[means].join(','))) {
      if (words[0]) phrases.set(words[0], [...(phrases.get(words[0]) ?? []), { words, means }])
    }
  }
  for (const found of phrases.values()) found.sort((a, b) => b.words.length - a.words.length)
  return phrases
}

/** The words of each phrase of a list. They are read together: to read thousands one by one takes a tenth of a second. */
function wordsOfEach(list: string): string[][] {
  const phrases: Token[][] = [[]]
  for (const token of tokenize(list.replaceAll(',', ' | '))) {
    if (token.text === '|') phrases.push([])
    else phrases.at(-1)?.push(token)
  }
  return phrases.map((tokens) => joinNumbers(tokens).map(({ text }) => text))
}

function startsAt(tokens: Token[], at: number, words: string[]) {
  return words.every((word, index) => tokens[at + index]?.text === word)
}

// Without the number: "every two weeks" is a period, and its two counts nothing.
function joinTokens(tokens: Token[], at: number, length: number): Token {
  const joined = tokens.slice(at, at + length)
  return { text: joined.map(({ text }) => text).join(' '), raw: joined.map(({ raw }) => raw).join(' ') }
}

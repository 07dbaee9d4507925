import { languages } from '#i18n/languages.ts'
import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import { onceFor } from '#server/once-for.ts'
import { distance } from '#text/distance.ts'
import { fold } from '#text/fold.ts'

/** How much a word counts by where it stands. */
const weights = { question: 3, medicine: 3, answer: 1 }

/** A share of the words, by how much they tell, that a card must have. */
const leastShare = 0.4

const inflected = 0.7
const misspelled = 0.5

type Entry = { id: string; words: Map<string, number>; questions: Set<string>[] }

/**
 * Finds answers by the words of a question, in either language: words that few answers have count most, and one typing
 * mistake is forgiven. A few hundred answers are read through in a millisecond.
 */
export const knowledgeSearchOf = onceFor(createKnowledgeSearch)

function createKnowledgeSearch(cards: readonly Knowledge[]): (question: string) => string[] {
  const entries = cards.map(entryOf)
  const counts = new Map<string, number>()
  for (const { words } of entries) for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const vocabulary = [...counts.keys()]

  const tells = (word: string) => Math.log(1 + entries.length / (counts.get(word) ?? 1))

  return (question) => {
    const words = new Set(wordsOf(question))
    const asked = [...words].map(likeOf)
    const whole = asked.reduce((sum, { worth }) => sum + worth, 0)
    return entries
      .map((entry) => ({ entry, ...scoreOf(entry, asked) }))
      .filter(({ had }) => had > 0 && had >= whole * leastShare)
      .map(({ entry, score }) => ({ id: entry.id, score: score * (1 + closenessOf(entry, words)) }))
      .sort((a, b) => b.score - a.score)
      .map(({ id }) => id)
  }

  /** From 0 to 1: how near what is asked comes to the nearest of a card's own questions, by what the words of both tell. */
  function closenessOf({ questions }: Entry, words: ReadonlySet<string>): number {
    const worthOf = (some: Iterable<string>) => [...some].reduce((sum, word) => sum + tells(word), 0)
    const shares = questions.map((own) => {
      const both = worthOf([...words].filter((word) => own.has(word)))
      return both === 0 ? 0 : both / worthOf(new Set([...words, ...own]))
    })
    return Math.max(0, ...shares)
  }

  /** The words of answers that a typed one may mean, and how sure that is. */
  function likeOf(word: string): Asked {
    const own = counts.has(word) ? [meant(word, 1)] : []
    const kin =
      word.length > 3 ? vocabulary.filter((known) => known.startsWith(word) || isInflectionOf(word, known)) : []
    const means = [...own, ...kin.map((known) => meant(known, inflected))]
    if (means.length === 0 && word.length > 4)
      means.push(
        ...vocabulary.filter((known) => distance(word, known, 1) <= 1).map((known) => meant(known, misspelled)),
      )
    return { worth: tells(word), means }
  }
}

function meant(word: string, sure: number) {
  return { word, sure }
}

/** Whether a typed word is a known one with another end: "renewal" and "renew", "apelando" and "apelar". */
function isInflectionOf(word: string, known: string): boolean {
  const root = Math.max(4, Math.min(word.length, known.length) - 2)
  return word.slice(0, root) === known.slice(0, root) && Math.abs(word.length - known.length) < 4
}

type Asked = { worth: number; means: { word: string; sure: number }[] }

function scoreOf({ words }: Entry, asked: Asked[]): { score: number; had: number } {
  let score = 0
  let had = 0
  for (const { worth, means } of asked) {
    const best = Math.max(0, ...means.map(({ word, sure }) => (words.get(word) ?? 0) * sure))
    score += best * worth
    if (best > 0) had += worth
  }
  return { score, had }
}

function entryOf({ id, questions, answer, next_step, medicines }: Knowledge): Entry {
  const words = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of wordsOf(text)) words.set(word, Math.max(weight, words.get(word) ?? 0))
  }
  for (const language of languages) {
    add(`${answer?.[language] ?? ''} ${next_step?.[language] ?? ''}`, weights.answer)
    add(questions[language].join(' '), weights.question)
  }
  add(medicines.join(' '), weights.medicine)
  return {
    id,
    words,
    questions: languages.flatMap((language) => questions[language].map((one) => new Set(wordsOf(one)))),
  }
}

/** Folded words without the s of many. */
function wordsOf(text: string): string[] {
  return fold(text.replace(/\{[^}]*\}/g, ' '))
    .split(' ')
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
}

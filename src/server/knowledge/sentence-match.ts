import { conceptsIn } from '#language/concepts/concepts.ts'
import { loadLexicon } from '#language/scorer/load-scorer.ts'
import { tokenize } from '#language/tokens.ts'
import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import { onceFor } from '#server/once-for.ts'
import { onceAMoment } from '#text/once-a-moment.ts'
import { sentencesIn } from '#text/sentences.ts'

/** From here on a sentence tells what is asked: it has a rare word of the question and its concept, or two of them. */
export const telling = 9

/** And from here on as surely as a sentence can: it answers where a record may too, and is said once more. */
export const surelyTelling = 12

/** What one sentence in seven has tells nothing: "can", "have", "you". */
const common = 2

/**
 * How well a sentence tells what is asked: what it has of the words of a question and of the concepts that these speak of,
 * each by how rare it is in all answers (inverse document frequency).
 */
export type SentenceMatch = (question: string) => {
  /** As much as a sentence with all of the question's words would tell. */
  most: number
  ofSentence: (sentence: string) => number
  /** The same among the sentences of one card: what the whole card is about hardly tells one of them from another. */
  within: (id: string) => (sentence: string) => number
  /** The best sentence of the answer of a card. */
  ofAnswer: (id: string) => number
  /** The best of the questions that a card answers. */
  ofQuestions: (id: string) => number
  /** The question that a card was written for: the first of them. */
  ofTitle: (id: string) => number
}

/** As much of its weight has a word of a card's title within that card. */
const ofTitleWithin = 0.3

/** The terms of each sentence of a card. */
type CardTerms = { answer: Uint32Array[]; questions: Uint32Array[]; titles: Uint32Array[] }

export const sentenceMatchOf = onceFor(createSentenceMatch)

function createSentenceMatch(cards: readonly Knowledge[]): SentenceMatch {
  const numbers = new Map<string, number>()
  const numberOf = (term: string) => {
    const known = numbers.get(term) ?? numbers.size
    numbers.set(term, known)
    return known
  }
  const read = (text: string) => Uint32Array.from(termsOf(text), numberOf)
  const byId = new Map<string, CardTerms>(
    cards.map(({ id, answer, questions }) => [
      id,
      {
        answer: Object.values(answer ?? {})
          .flatMap(sentencesIn)
          .map(read),
        questions: Object.values(questions).flat().map(read),
        titles: Object.values(questions).flatMap(([title]) => (title ? [read(title)] : [])),
      },
    ]),
  )
  const sentences = [...byId.values()].flatMap(({ answer }) => answer)
  const counts = new Float64Array(numbers.size).fill(0)
  for (const sentence of sentences) for (const term of sentence) counts[term] = (counts[term] ?? 0) + 1
  const tells = (term: number | undefined) => {
    const rare = Math.log(sentences.length / (counts[term ?? -1] || 1))
    return rare < common ? 0 : rare
  }

  return (question) => {
    const asked = new Map([...termsOf(question)].map((term) => [term, tells(numbers.get(term))]))
    const weights = new Map(
      [...asked].flatMap(([term, weight]) => {
        const number = numbers.get(term)
        return number === undefined ? [] : [[number, weight] as const]
      }),
    )
    const weigh = (sentence: Uint32Array) => sentence.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0)
    return {
      most: [...asked.values()].reduce((sum, weight) => sum + weight, 0),
      ofSentence: (sentence) => weightOf(sentence, asked),
      within: (id) => {
        const titles = new Set(byId.get(id)?.titles.flatMap((title) => [...title]))
        const share = (term: string) => (titles.has(numbers.get(term) ?? -1) ? ofTitleWithin : 1)
        const weighed = new Map([...asked].map(([term, weight]) => [term, weight * share(term)]))
        return (sentence) => weightOf(sentence, weighed)
      },
      ofAnswer: (id) => Math.max(0, ...(byId.get(id)?.answer ?? []).map(weigh)),
      ofQuestions: (id) => Math.max(0, ...(byId.get(id)?.questions ?? []).map(weigh)),
      ofTitle: (id) => Math.max(0, ...(byId.get(id)?.titles ?? []).map(weigh)),
    }
  }
}

function weightOf(sentence: string, weights: ReadonlyMap<string, number>): number {
  return [...termsOf(sentence)].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0)
}

const termsOf = onceAMoment((text): ReadonlySet<string> => {
  const tokens = tokenize(text)
  return new Set([
    ...conceptsIn(tokens, loadLexicon().concepts).map((concept) => `concept ${concept}`),
    ...stemsOf(tokens.filter((token) => !token.startsWith('#'))),
  ])
})

/** Words are one by so many letters: "apply" and "applying", "gasto" and "gastos". */
const stem = 5
const shortest = 3

/** How words begin, as often as they stand there. Short ones tell nothing. */
export function stemsOf(words: readonly string[]): string[] {
  return words.filter((word) => word.length >= shortest).map((word) => word.slice(0, stem))
}

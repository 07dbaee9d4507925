import type { Language } from '#i18n/languages.ts'
import { detailOf, kindOf } from '#language/labels.ts'
import { loadScorer } from '#language/scorer/load-scorer.ts'
import type { Reading } from '#server/chat/understand/reading.ts'
import type { Ask } from '../model-server.ts'
import type { ModelParts } from '../phrasing/model-parts.ts'
import { heardBefore } from '../phrasing/prompt.ts'
import { createReadingReader, type ReadSlots, readingFormat } from './reading-format.ts'
import { readingMessages, readingPrompt } from './reading-prompt.ts'

export type ToRead = {
  question: string
  /** The questions before. */
  earlier: string[]
  language: Language
  /** Records stand in the answer before. */
  isShown: boolean
}

type Given = {
  withoutNames: (text: string) => string
  ask: Ask
}

/** How long the reader waits for it, in milliseconds: nothing is said before. */
export const longestReading = 3_000
/** Of unsure questions that a card answers, about 90 of 100 have it among so many that the scorer holds likeliest; of all such questions, 94. */
const mostCards = 12

const ofShown = new Set<string>(['detail', 'phone', 'form', 'papers', 'source', 'more'])

/** Has a model read what a question means, out of our own lists. Whatever is in none of them is nothing. */
export function createMeaningAsker({ drugs, knowledge }: ModelParts, { withoutNames, ask }: Given) {
  const score = loadScorer()

  /** The questions that the cards answer which this one is likeliest about. */
  function cardsFor(question: string, language: Language) {
    const scores = [...score(question)].filter(([label]) => kindOf(label) === 'card')
    const likeliest = scores.sort(([, a], [, b]) => b - a).slice(0, mostCards)
    return likeliest.flatMap(([label]) => {
      const card = knowledge.answer(detailOf(label), language)
      return card ? [{ id: card.id, question: card.question }] : []
    })
  }

  /** The reading where all of it can be: a card that was offered, and records where some were shown. */
  function readingOf({ intent, need, about, card, medicine }: ReadSlots, offered: { id: string }[], isShown: boolean) {
    const isOffered = offered.some(({ id }) => id === card)
    if ((intent === 'knowledge' && !isOffered) || (ofShown.has(intent) && !isShown)) return undefined
    const found = medicine ? drugs.findByName(medicine) : undefined
    return {
      intent,
      need: need ?? '',
      about: about ?? null,
      card: (isOffered && card) || '',
      medicine: found?.id ?? '',
    } satisfies Reading
  }

  return async (
    { question, earlier, language, isShown }: ToRead,
    reader: AbortSignal,
  ): Promise<Reading | undefined> => {
    const cards = cardsFor(question, language)
    const read = createReadingReader()
    const found: ReadSlots[] = []
    const heard = { question: withoutNames(question), earlier: heardBefore(earlier, withoutNames), isShown, cards }
    const asked = {
      system: readingPrompt,
      messages: readingMessages(heard),
      signal: AbortSignal.any([reader, AbortSignal.timeout(longestReading)]),
      take(text: string) {
        found.push(...read(text))
        return found.length === 0
      },
    }
    await ask(asked, readingFormat, reader)
    const [slots] = found
    return slots && !reader.aborted ? readingOf(slots, cards, isShown) : undefined
  }
}

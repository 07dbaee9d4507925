import { translators } from '#i18n/translators.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import type { Answerer } from '../answerer.ts'
import { paragraphs } from '../markup.ts'
import { greeting } from './starters.ts'

/** What is said before the answer that comes again, and instead where there was none. */
type Words = Record<'first' | 'without', 'language' | 'again' | 'nothingYet'>

/** Gives the answer before once more, in the language of now. `answer` answers any turn. */
export function createSayAgain(answer: Answerer) {
  return async (understood: Understood, before: TalkContext, { first, without }: Words): Promise<Answer> => {
    const { language } = understood
    const { emergencies, intent } = before
    if (emergencies.length > 0)
      return answer({ ...understood, intent: 'emergency', emergencies }, { ...before, alarms: 0 })
    const said = intent
      ? await answer(turnBefore(understood, before, intent), contextBefore(before))
      : greeting(language, before)
    const words = translators[language](`chatTalk.${intent ? first : without}`)
    return { ...said, text: paragraphs(words, said.text) }
  }
}

/** The turn before, as far as the talk remembers it. */
function turnBefore(now: Understood, before: TalkContext, intent: NonNullable<TalkContext['intent']>): Understood {
  return {
    ...now,
    // The words that ask for it choose none of its sentences.
    text: '',
    intent: before.page > 1 ? 'more' : intent,
    drugs: now.drugs.length > 0 ? now.drugs : before.drugs,
    cards: intent === 'knowledge' ? before.told.slice(-1) : now.cards,
    records: now.records.length > 0 ? now.records : before.records,
    guesses: now.guesses.length > 0 ? now.guesses : before.guesses,
    place: now.place || before.place,
    need: now.need || before.need,
    category: now.category ?? before.category,
  }
}

/** A later page of a list was the next one of the page before, and a card had not been told. */
function contextBefore(before: TalkContext): TalkContext {
  return { ...before, told: [], page: Math.max(1, before.page - 1) }
}

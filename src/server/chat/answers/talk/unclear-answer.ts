import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import { asksSomething } from '#server/chat/understand/dialogue-acts/asks-something.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { type Answerer, answerOf } from '../answerer.ts'
import { bullets, paragraphs } from '../markup.ts'
import { cardEnd, type Said, sentencesSaid } from '../records/knowledge-card-text.ts'
import { inDanger } from '../safety/in-danger.ts'
import { firstSentences } from '../short.ts'
import { pendingOf } from './pending.ts'
import { namesInsurance, type WhoCanTell } from './who-can-tell.ts'

type Parts = {
  knowledge: Pick<KnowledgeService, 'answer'>
  whoCanTell: WhoCanTell
  /** The names of medicines, as far as the catalogue knows them. */
  namesOf: (drugs: string[], language: Language) => string[]
  /** What a reader may ask next. */
  nextSteps: (understood: Understood, before: TalkContext) => string[]
}

/** So many questions may have been meant. */
export const mostMeant = 3

const fewWords = 5

/** As much of an answer that is told as a guess. */
const guessedWords = 25

/** Says that it was not understood, or within a talk that no record tells it, and whom to ask. */
export function createUnclearAnswer({ knowledge, whoCanTell, namesOf, nextSteps }: Parts): Answerer {
  return (understood, before) => {
    const isOfTalk = before.intent !== null || namesInsurance(understood.text)
    const asked = isOfTalk && asksSomething(understood.text)
    return asked ? noRecord(understood, before) : notUnderstood(understood, before)
  }

  /** Who can tell, and the questions that may have been meant. */
  function noRecord(understood: Understood, before: TalkContext): Answer {
    const { language, otherCards, guessedCard } = understood
    const t = translators[language]
    const guessed = guessedCard === null ? null : knowledge.answer(guessedCard, language)
    if (guessed) return guess(guessed, understood, before)
    const meant = otherCards.slice(0, mostMeant).flatMap((id) => knowledge.answer(id, language)?.question ?? [])
    const pending = pendingOf(before, language)
    const heard =
      meant.length > 0 ? paragraphs(t('chatTalk.noRecord.meant'), bullets(meant)) : t('chatTalk.noRecord.said')
    // A longer question is no part of what was told before.
    const isShort = meant.length === 0 && understood.text.split(/\s+/).length <= fewWords
    const step = isShort ? whoCanTell.stepOf(understood, before) : null
    return answerOf(paragraphs(heard, step ?? whoCanTell.line(understood, before)), {
      suggestions: [...meant, ...nextSteps(understood, before)],
      asks: pending?.asks ?? null,
    })
  }

  /** An answer that may be the one, told as such; what else may have been meant can be pressed. */
  function guess(card: Said, understood: Understood, before: TalkContext): Answer {
    const { language, otherCards } = understood
    const others = otherCards.slice(1, mostMeant).flatMap((id) => knowledge.answer(id, language)?.question ?? [])
    const text = paragraphs(
      `${translators[language]('chatTalk.noRecord.guess')} **${card.question}** ${firstSentences(card.answer, guessedWords)}`,
      whoCanTell.line(understood, before),
      cardEnd(card, language),
    )
    return answerOf(text, {
      suggestions: [...others, ...nextSteps(understood, before)],
      sentences: sentencesSaid(card, text),
    })
  }

  function notUnderstood(understood: Understood, before: TalkContext): Answer {
    const { language } = understood
    const t = translators[language]
    const pending = pendingOf(before, language)
    if (pending) {
      const guesses = before.asks === 'drug' ? namesOf(before.guesses, language) : []
      return answerOf(paragraphs(t('chatTalk.unclear.said'), pending.question, inDanger(language)), {
        asks: pending.asks,
        suggestions: [...guesses, ...pending.suggestions],
      })
    }
    const [drug] = namesOf([...understood.drugs, ...before.drugs], language)
    const examples = nextSteps(understood, before).slice(0, 3)
    const about = drug && t('chatTalk.unclear.about', { drug })
    return answerOf(
      paragraphs(
        [t('chatTalk.unclear.said'), about].filter(Boolean).join(' '),
        t('chatTalk.unclear.examples'),
        bullets(examples),
        inDanger(language),
      ),
      { suggestions: examples },
    )
  }
}

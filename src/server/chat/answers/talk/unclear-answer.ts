import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import { asksSomething } from '#server/chat/understand/asks-something.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { type Answerer, answerOf } from '../answerer.ts'
import { bullets, paragraphs } from '../markup.ts'
import { inDanger } from '../safety/in-danger.ts'
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

/** Says that it was not understood, or within a talk that no record tells it, and whom to ask. */
export function createUnclearAnswer({ knowledge, whoCanTell, namesOf, nextSteps }: Parts): Answerer {
  return (understood, before) => {
    const isOfTalk = before.intent !== null || namesInsurance(understood.text)
    const asked = isOfTalk && asksSomething(understood.text)
    return asked ? noRecord(understood, before) : notUnderstood(understood, before)
  }

  /** Who can tell, and the questions that may have been meant. */
  function noRecord(understood: Understood, before: TalkContext): Answer {
    const { language, otherCards } = understood
    const t = translators[language]
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

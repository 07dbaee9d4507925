import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Answer, TalkContext } from '../turn.ts'
import { adviceAnswer } from './advice-answer.ts'
import { type Answerers, answerOf } from './answerer.ts'
import { emergencyAnswer } from './emergency-answer.ts'
import { paragraphs } from './markup.ts'
import { pendingOf } from './pending.ts'
import { say } from './say.ts'
import { starters } from './starters.ts'

/** Answers to what comes before everything else: danger, questions for a doctor, personal data, tricks. */
export function createSafetyAnswers({ findDrug }: Pick<Catalogue, 'findDrug'>) {
  return {
    emergency: emergencyAnswer,
    advice: (understood) => adviceAnswer(understood, findDrug),
    personal: ({ language }, before) => goOn(say[language]('chatTalk.personal.said'), language, before),
    injection: ({ language }, before) => goOn(say[language]('chatTalk.injection'), language, before),
  } satisfies Answerers
}

/** What stands before any other answer where a person was named. */
export function personalNote(language: Language): string {
  return say[language]('chatTalk.personal.note')
}

/** Asks again what was asked before, or else what is needed. */
function goOn(said: string, language: Language, before: TalkContext): Answer {
  const pending = pendingOf(before, language)
  if (!pending)
    return answerOf(paragraphs(said, say[language]('chatTalk.offer')), {
      suggestions: starters(before.variant, language),
    })
  const { question, ...open } = pending
  return answerOf(paragraphs(said, question), open)
}

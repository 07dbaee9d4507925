import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { type Answerers, answerOf } from '../answerer.ts'
import { paragraphs } from '../markup.ts'
import { pendingOf } from '../talk/pending.ts'
import { starters } from '../talk/starters.ts'
import { adviceAnswer } from './advice-answer.ts'
import { createEmergencyAnswer } from './emergency-answer.ts'

type Parts = { catalogue: Pick<Catalogue, 'findDrug'>; knowledge: Pick<KnowledgeService, 'answer'> }

/** Answers to what comes before everything else: danger, questions for a doctor, personal data, tricks. */
export function createSafetyAnswers({ catalogue: { findDrug }, knowledge }: Parts) {
  return {
    emergency: createEmergencyAnswer(knowledge),
    advice: (understood, before) => adviceAnswer(understood, before, findDrug),
    personal: (understood, before) => goOn(personalWords('said', understood), understood.language, before),
    injection: ({ language }, before) => goOn(translators[language]('chatTalk.injection'), language, before),
  } satisfies Answerers
}

/** What stands before any other answer where a person was named, else ''. */
export function personalNote(understood: Pick<Understood, 'intent' | 'personal' | 'language'>): string {
  const isSaid = understood.personal.length === 0 || understood.intent === 'personal'
  return isSaid ? '' : personalWords('note', understood)
}

/** Names what was taken out, and claims nothing of what was not recognised. */
function personalWords(words: 'said' | 'note', { personal, language }: Pick<Understood, 'personal' | 'language'>) {
  const t = translators[language]
  const kinds = personal.map((kind) => t(`chatTalk.personal.kinds.${kind}`))
  return t(`chatTalk.personal.${words}`, { kinds: new Intl.ListFormat(language).format(kinds) })
}

/** Asks again what was asked before, or else what is needed. */
function goOn(said: string, language: Language, before: TalkContext): Answer {
  const pending = pendingOf(before, language)
  if (!pending)
    return answerOf(paragraphs(said, translators[language]('chatTalk.offer')), {
      suggestions: starters(before.variant, language),
    })
  const { question, ...open } = pending
  return answerOf(paragraphs(said, question), open)
}

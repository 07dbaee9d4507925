import type { ChatReply } from '#contract/chat.ts'
import type { Language } from '#i18n/languages.ts'
import { withoutPersonal } from '#server/eligibility/understand/personal.ts'
import { readTokens } from '#server/eligibility/understand/phrases.ts'
import { readEmergency } from '#server/emergencies/read-emergency.ts'
import { emergencyAnswer } from './answers/safety/emergency-answer.ts'
import { personalNote } from './answers/safety/safety-answers.ts'
import { replyOf } from './reply-of.ts'
import { createLanguageReader } from './understand/language.ts'
import { englishWords, spanishWords } from './understand/vocabulary.ts'

type Asked = {
  question: string
  question_id: string
  /** The language of the page, where the words don't tell theirs. */
  language: Language
}

const readLanguage = createLanguageReader(englishWords, spanishWords)

/** Whom to call, where a question speaks of danger. Pure: nobody in danger waits for a database, a model or a talk. */
export function answerDanger({ question, question_id, language }: Asked): ChatReply | undefined {
  const emergencies = readEmergency(question).kinds
  if (emergencies.length === 0) return undefined
  const spoken = readLanguage(readTokens(question), question) ?? language
  const answer = emergencyAnswer({ emergencies, language: spoken })
  const said = personalNote({ intent: 'emergency', language: spoken, personal: withoutPersonal(question).kinds })
  const note = said && `\n\n${said}`
  return replyOf({ ...answer, text: answer.text + note }, { question_id, language: spoken, isEmergency: true })
}

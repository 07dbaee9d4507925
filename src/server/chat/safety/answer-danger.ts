import type { ChatReply } from '#contract/chat.ts'
import type { EmergencyKind } from '#contract/communities.ts'
import type { Language } from '#i18n/languages.ts'
import { withoutPersonal } from '#server/eligibility/understand/personal.ts'
import { readTokens } from '#server/eligibility/understand/phrases.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { createEmergencyAnswer } from '../answers/safety/emergency-answer.ts'
import { personalNote } from '../answers/safety/safety-answers.ts'
import { replyOf } from '../reply-of.ts'
import type { TalkContext } from '../turn.ts'
import { cardsInDanger } from '../understand/cards/cards-in-danger.ts'
import { createLanguageReader } from '../understand/language.ts'
import { englishWords, spanishWords } from '../understand/words/vocabulary.ts'

type Asked = {
  question: string
  question_id: string
  /** What it speaks of. */
  emergencies: EmergencyKind[]
  /** The language of the talk, or of the page, where the words don't tell theirs. */
  language: Language
  /** The talk before the question. */
  before: TalkContext
}

const readLanguage = createLanguageReader(englishWords, spanishWords)

/** Says whom to call. Pure: nobody in danger waits for a database or a model. */
export function createDangerAnswer(knowledge: Pick<KnowledgeService, 'answer'>) {
  const emergencyAnswer = createEmergencyAnswer(knowledge)

  return ({ question, question_id, emergencies, language, before }: Asked): ChatReply => {
    const spoken = readLanguage(readTokens(question), question) ?? language
    const cards = cardsInDanger({ emergencies }, question, before)
    const answer = emergencyAnswer({ emergencies, language: spoken, cards, text: question }, before)
    const said = personalNote({ intent: 'emergency', language: spoken, personal: withoutPersonal(question).kinds })
    const note = said && `\n\n${said}`
    return replyOf({ ...answer, text: answer.text + note }, { question_id, language: spoken, isEmergency: true })
  }
}

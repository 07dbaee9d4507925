import type { ChatReply } from '#contract/chat.ts'
import type { Language } from '#i18n/languages.ts'
import { resultOf } from './mailed.ts'
import type { Answer } from './turn.ts'

type Of = { question_id: string; language: Language; isEmergency: boolean; audio_file?: string | undefined }

/** An answer as the API gives it. */
export function replyOf(answer: Answer, { question_id, language, isEmergency, audio_file = '' }: Of): ChatReply {
  return {
    response_code: 200,
    result: resultOf(answer),
    unique: answer.options.length > 0 ? 'Options' : '',
    options: answer.options.map(({ id, name }) => ({ Program_name: name, program_id: id })),
    audio_file,
    kind: isEmergency ? 'emergency' : 'answer',
    language,
    suggestions: answer.suggestions,
    question_id,
  }
}

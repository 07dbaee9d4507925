import { longestQuestion } from '#contract/chat-terms.ts'
import { AppError } from '#server/errors.ts'

// Halves of a letter too: no database can hold them as text.
const unwritable = /(?![\n\t])[\p{Cc}\p{Cs}]/gu

/**
 * The question without control characters and spaces around it.
 * @throws AppError empty_question or question_too_long
 */
export function readQuestion(text: string): string {
  const question = text.replace(unwritable, '').trim()
  if (question === '') throw new AppError('empty_question')
  if (question.length > longestQuestion) throw new AppError('question_too_long', String(longestQuestion))
  return question
}

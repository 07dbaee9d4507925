import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { chatCalls } from '#contract/chat.ts'

const { question_id } = chatCalls.general.schema.body.shape

const readable = z.object({ question: z.string().catch(''), question_id: question_id.catch(undefined) })

/** What can be read of a body that may be wrong in any way: somebody in danger is not told of a missing field. */
export function askedIn(body: unknown): { question: string; question_id: string } {
  const { question, question_id = randomUUID() } = readable.safeParse(body).data ?? { question: '' }
  return { question, question_id }
}

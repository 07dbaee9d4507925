import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { chatCalls } from '#contract/chat.ts'

const { question_id, session_id } = chatCalls.general.schema.body.shape

type Asked = { question: string; question_id: string; session_id: string | undefined }

const readable = z.object({
  question: z.string().catch(''),
  question_id: question_id.catch(undefined),
  session_id: session_id.optional().catch(undefined),
})

/** What can be read of a body that may be wrong in any way: somebody in danger is not told of a missing field. */
export function askedIn(body: unknown): Asked {
  const { question = '', question_id = randomUUID(), session_id } = readable.safeParse(body).data ?? {}
  return { question, question_id, session_id }
}

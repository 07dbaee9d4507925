import { z } from 'zod'
import { errorReply } from './errors.ts'

/** What a browser was told to forget: the card, the check, the facts of the reader, the talk with Navi. */
const remembered = z.enum(['card', 'check', 'person', 'talk'])

const forgetReply = z.object({
  response_code: z.literal(200),
  forgotten: z.array(remembered).meta({ description: 'What the browser had sent along, and now has no more.' }),
})
export type ForgetReply = z.infer<typeof forgetReply>

/** Takes away the cookies that only the server can. The conversation itself is deleted by `clearTalk`, which needs its cookie. */
export const forgetMe = {
  method: 'POST',
  url: '/api/forget_me',
  schema: {
    operationId: 'forgetMe',
    summary: 'Delete the cookies of this browser, all but that of the language',
    description: 'Ask DELETE /api/conversation first: without its cookie nobody finds the conversation any more.',
    tags: ['Privacy'],
    response: { 200: forgetReply, 403: errorReply, 429: errorReply, 503: errorReply },
  },
} as const

import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, type LanguageModelMiddleware, wrapLanguageModel } from 'ai'
import type { Config } from '#server/config.ts'
import { tracedFetch } from '#server/operations/trace.ts'
import { streamReply } from './stream-reply.ts'

/** What a server that takes a schema holds its model to. */
export type ReplyFormat = { name: string; schema: object }

type Asked = Omit<Parameters<typeof streamReply>[0], 'model'>

/** Asks the server for a reply in a format, for as long as its reader waits. */
export type Ask = (asked: Asked, format: ReplyFormat, reader: AbortSignal) => ReturnType<typeof streamReply>

/** The server that is configured, if one is. It is asked for a schema until it refuses one, and from then on without. */
export function openServer({
  LLM_BASE_URL,
  LLM_API_KEY,
  LLM_MODEL,
}: Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL'>) {
  if (!LLM_BASE_URL || !LLM_MODEL) return undefined
  const server = createOpenAICompatible({
    name: 'outside',
    baseURL: LLM_BASE_URL,
    supportsStructuredOutputs: true,
    fetch: tracedFetch,
    ...(LLM_API_KEY ? { apiKey: LLM_API_KEY } : {}),
  })
  const wrap = (...more: LanguageModelMiddleware[]) =>
    wrapLanguageModel({
      model: server.chatModel(LLM_MODEL),
      middleware: [extractReasoningMiddleware({ tagName: 'think' }), ...more],
    })
  let takesSchema = true

  return {
    async ask(asked: Asked, format: ReplyFormat) {
      if (takesSchema) {
        const end = await streamReply({ ...asked, model: wrap(inFormat(format)) })
        if (end !== 'refused') return end
        takesSchema = false
      }
      return streamReply({ ...asked, model: wrap() })
    },
  }
}

function inFormat(format: ReplyFormat): LanguageModelMiddleware {
  const responseFormat = { type: 'json', ...format } as const
  return {
    specificationVersion: 'v3',
    transformParams: async ({ params }) => ({ ...params, responseFormat }),
  }
}

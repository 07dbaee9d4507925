import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, type LanguageModelMiddleware, wrapLanguageModel } from 'ai'
import { tracedFetch } from '#server/operations/trace.ts'
import { streamReply } from './phrasing/stream-reply.ts'

/** What a server that takes a schema holds its model to. */
export type ReplyFormat = { name: string; schema: object }

export type Asked = Omit<Parameters<typeof streamReply>[0], 'model'>

type Server = { url: string; key: string | undefined; model: string }

/** Speaks to an OpenAI-compatible server. It is asked for a schema until it refuses one, and from then on without. */
export function createModelClient({ url, key, model }: Server) {
  const server = createOpenAICompatible({
    name: 'outside',
    baseURL: url,
    supportsStructuredOutputs: true,
    fetch: tracedFetch,
    ...(key ? { apiKey: key } : {}),
  })
  const wrap = (...more: LanguageModelMiddleware[]) =>
    wrapLanguageModel({
      model: server.chatModel(model),
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

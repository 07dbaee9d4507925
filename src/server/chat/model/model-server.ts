import type { Config } from '#server/settings/config.ts'
import type { Asked, ReplyFormat } from './model-client.ts'
import type { streamReply } from './phrasing/stream-reply.ts'

/** Asks the server for a reply in a format, for as long as its reader waits. */
export type Ask = (asked: Asked, format: ReplyFormat, reader: AbortSignal) => ReturnType<typeof streamReply>

/** The server that is configured, if one is. Most sites have none, and none of the 10 MB of what speaks to one. */
export function openServer({
  LLM_BASE_URL,
  LLM_API_KEY,
  LLM_MODEL,
}: Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL'>) {
  if (!LLM_BASE_URL || !LLM_MODEL) return undefined
  const server = { url: LLM_BASE_URL, key: LLM_API_KEY, model: LLM_MODEL }
  const client = import('./model-client.ts').then(({ createModelClient }) => createModelClient(server))
  return { ask: async (asked: Asked, format: ReplyFormat) => (await client).ask(asked, format) }
}

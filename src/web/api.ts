import type { DrugListItem, DrugListReply } from '#contract/drugs.ts'
import type { ErrorCode, ErrorReply } from '#contract/errors.ts'

/** An answer of our API that is not the one asked for. `message` is in the reader's language. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'unexpected'

  constructor(code: ErrorCode | 'unexpected', message: string) {
    super(message)
    this.code = code
  }
}

type Outside = { fetch: typeof fetch; token: () => string | null }

/** The calls the browser makes of our own API. A bearer header goes along where a token is stored. */
export function createApi({ fetch, token }: Outside) {
  async function get<Reply extends { response_code: number }>(path: string): Promise<Reply> {
    const stored = token()
    const response = await fetch(path, { headers: stored ? { authorization: `Bearer ${stored}` } : {} })
    const reply: Reply | ErrorReply = await response.json()
    if (reply.response_code === undefined) throw new ApiError('unexpected', '')
    if (reply.response_code !== 200) throw new ApiError((reply as ErrorReply).code, (reply as ErrorReply).message)
    return reply as Reply
  }

  return {
    async listDrugs(): Promise<DrugListItem[]> {
      return (await get<DrugListReply>('/api/all_drug_list')).drug_results
    },
  }
}

export const api = createApi({ fetch: (...call) => fetch(...call), token: () => localStorage.getItem('token') })

import { randomUUID, timingSafeEqual } from 'node:crypto'
import { type RequestKind, shortestFilling } from '#contract/intake-forms.ts'
import type { HashKeys } from '#server/outbox/hash-keys.ts'

const longestFilling = 24 * 60 * 60_000
const shape = /^([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43})$/

/** Tokens of forms: an id and the time of issue, signed with the installation's key, so that nothing of them is kept. */
export function createFormTokens(keys: HashKeys, now: () => number) {
  const sign = (form: RequestKind, id: string, issued: string) => keys.lasting('form', form, id, issued)

  return {
    async issue(form: RequestKind): Promise<string> {
      const [id, issued] = [randomUUID(), String(now())]
      return [id, issued, (await sign(form, id, issued)).toString('base64url')].join('.')
    },

    /** The id of the form; undefined where the token is not ours, or younger or older than a person's would be. */
    async read(form: RequestKind, token: string): Promise<string | undefined> {
      const [, id, issued, signature] = token.match(shape) ?? []
      if (!id || !issued || !signature) return undefined
      const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), await sign(form, id, issued))
      const age = now() - Number(issued)
      return isOurs && age >= shortestFilling && age <= longestFilling ? id : undefined
    },
  }
}

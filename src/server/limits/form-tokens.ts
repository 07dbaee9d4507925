import { randomUUID, timingSafeEqual } from 'node:crypto'
import { type FormKind, shortestFilling } from '#contract/intake-forms.ts'
import type { HashKeys } from './hash-keys.ts'
import { networksOf } from './network.ts'

const [minute, day] = [60_000, 24 * 60 * 60_000]
const shape = /^([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43})$/

/** How old a form may be. One that sends a card is asked for when its button is pressed. */
const ages: Record<FormKind, { from: number; to: number }> = {
  contact: { from: shortestFilling, to: day },
  delivery: { from: shortestFilling, to: day },
  send: { from: 0, to: 10 * minute },
}

export type FormTokens = ReturnType<typeof createFormTokens>

/**
 * Tokens of forms: an id and the time of issue, signed with the installation's key, so that nothing of them is kept until
 * they are used. One that sends something is good in the network that asked for it only.
 */
export function createFormTokens(keys: HashKeys, now: () => number = Date.now) {
  function sign(form: FormKind, id: string, issued: string, address: string): Promise<Buffer> {
    const [network] = networksOf(address)
    return keys.lasting('form', form, id, issued, ...(form === 'send' && network ? [network.name] : []))
  }

  return {
    async issue(form: FormKind, address: string): Promise<string> {
      const [id, issued] = [randomUUID(), String(now())]
      return [id, issued, (await sign(form, id, issued, address)).toString('base64url')].join('.')
    },

    /** The id of the form; undefined where the token is not ours or another network's, or younger or older than a person's would be. */
    async read(form: FormKind, token: string, address: string): Promise<string | undefined> {
      const [, id, issued, signature] = token.match(shape) ?? []
      if (!id || !issued || !signature) return undefined
      const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), await sign(form, id, issued, address))
      const age = now() - Number(issued)
      return isOurs && age >= ages[form].from && age <= ages[form].to ? id : undefined
    },
  }
}

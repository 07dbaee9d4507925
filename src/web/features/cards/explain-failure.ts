import type { Translate } from '#i18n/translator.ts'
import { ApiError } from '#web/api.ts'

type Way = 'email' | 'text'

/** Why a card was not sent, in the spec's words: the server's own sentence where it gave one. */
export function explainFailure(way: Way, error: unknown, t: Translate): string {
  // An answer that is not ours, such as the page of a broken gateway.
  const isForeign = error instanceof SyntaxError || (error instanceof ApiError && error.code === 'unreadable')
  if (isForeign) return t(way === 'email' ? 'cards.anError' : 'cards.text.failed')
  if (error instanceof ApiError)
    return error.message || t(error.code === 'unexpected' ? 'cards.anError' : `cards.${way}.otherCode`)
  const reason = t(navigator.onLine ? 'cards.noAnswer' : 'cards.noInternet')
  return t(way === 'email' ? 'cards.email.failed' : 'cards.text.failedBecause', { reason })
}

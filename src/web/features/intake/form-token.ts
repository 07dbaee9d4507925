import { type RequestKind, shortestFilling } from '#contract/intake-forms.ts'
import { api } from '#web/api.ts'

/** Clocks need not agree on the last instant. */
const margin = 250

/** The token of one form, asked for when its reader begins. */
export function createFormToken(kind: RequestKind) {
  let opened: Promise<{ token: string; ripeAt: number }> | undefined

  function open() {
    opened ??= api.openForm(kind).then((token) => ({ token, ripeAt: performance.now() + shortestFilling + margin }))
    return opened
  }

  return {
    /** Asks for the token ahead of time; what goes wrong is told when it is needed. */
    prepare: () => void open().catch(drop),

    /** The token, once it is old enough for a person's: a browser may have filled in the form in an instant. */
    async take(): Promise<string> {
      const { token, ripeAt } = await open().catch((error: unknown) => {
        drop()
        throw error
      })
      await new Promise((ripe) => setTimeout(ripe, Math.max(0, ripeAt - performance.now())))
      return token
    },

    /** Forgets a token that was used, or refused. */
    drop,
  }

  function drop(): void {
    opened = undefined
  }
}

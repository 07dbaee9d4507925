import { useState } from 'react'
import type { DeliveryReply } from '#contract/cards.ts'

/** Why nothing was sent: what is wrong with what was typed, or the error of sending it. Words are for the page to find. */
type Failure<Wrong> = { wrong: Wrong } | { error: unknown }

/** Sends one thing at a time: what comes while it is under way is not sent again. */
export function useSend<Wrong = never>(onSent: (reply: DeliveryReply) => void) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure<Wrong>>()

  async function send(deliver: () => Promise<DeliveryReply>) {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      onSent(await deliver())
    } catch (error) {
      setFailure({ error })
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, setFailure, send }
}

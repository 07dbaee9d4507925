import { useState } from 'react'
import type { DeliveryReply } from '#contract/cards.ts'

interface Outcome {
  onSent: (reply: DeliveryReply) => void
  /** What to say of a failure. */
  explain: (error: unknown) => string
}

/** Sends one thing at a time: what comes while it is under way is not sent again. */
export function useSend({ onSent, explain }: Outcome) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function send(deliver: () => Promise<DeliveryReply>) {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      onSent(await deliver())
    } catch (error) {
      setFailure(explain(error))
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, setFailure, send }
}

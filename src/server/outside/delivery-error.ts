/** Why a message could not be handed over. It holds a code only: what providers say may name the recipient. */
export class DeliveryError extends Error {
  readonly code: string
  /** Whether the same message would be refused again. */
  readonly permanent: boolean
  /** Whether the provider says that the recipient wants no messages. */
  readonly stopped: boolean

  constructor(code: string, { permanent = false, stopped = false } = {}) {
    super(`A message was not delivered: ${code}`)
    this.code = code
    this.permanent = permanent
    this.stopped = stopped
  }
}

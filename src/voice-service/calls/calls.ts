import { type CallParts, openCall } from './call.ts'

interface Limits {
  /** In all. */
  most: number
  /** From one address. */
  mostOfAddress: number
}

type Refusal = 'full' | 'address_full'

type Shared = Omit<CallParts, 'session' | 'isBeta' | 'detector' | 'onEnd'> & {
  detectors: { take: () => CallParts['detector'] | undefined; giveBack: (detector: CallParts['detector']) => void }
}

/** All calls of this process: counts them, and gives each what it needs and takes it back. */
export function createCalls({ detectors, ...shared }: Shared, { most, mostOfAddress }: Limits) {
  const open = new Map<symbol, { address: string; end: (reason: string) => void }>()

  const ofAddress = (address: string) => [...open.values()].filter((call) => call.address === address).length

  return {
    count: () => open.size,
    /** Whether another call may begin. */
    refusal(address: string): Refusal | undefined {
      if (open.size >= most) return 'full'
      return ofAddress(address) >= mostOfAddress ? 'address_full' : undefined
    },
    /**
     * Begins a call; gives the answer to the offer, or nothing where the last place was taken meanwhile.
     * @throws BadOfferError
     */
    async begin(offer: string, address: string, own: Pick<CallParts, 'session' | 'isBeta'>) {
      const detector = detectors.take()
      if (!detector) return undefined
      const key = Symbol(address)
      open.set(key, { address, end: () => undefined })
      const onEnd = (reason: string) => {
        if (open.delete(key)) detectors.giveBack(detector)
        shared.log(`a call ended: ${reason}`)
      }
      const call = await openCall(offer, { ...shared, ...own, detector, onEnd })
      if (open.has(key)) open.set(key, { address, end: call.end })
      return call.answer
    },
    endAll() {
      for (const { end } of [...open.values()]) end('the service stops')
    },
  }
}

export type Calls = ReturnType<typeof createCalls>

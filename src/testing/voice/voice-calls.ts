import { expect, onTestFinished } from 'vitest'
import { type Caller, call } from './voice-caller.ts'

export const patient = { timeout: 8_000, interval: 20 }

/** A call of one test, which ends with it. */
export async function begin(url: string, session: object = {}): Promise<Caller> {
  const caller = await call(url, session)
  onTestFinished(() => caller.hangUp())
  return caller
}

export const seen = (caller: Caller, type: string) => expect.poll(() => caller.types(), patient).toContain(type)

export const inTime = (calls: () => number, count: number) => expect.poll(calls, patient).toBe(count)

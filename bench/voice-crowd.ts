import { setTimeout as sleep } from 'node:timers/promises'
import { speechLike } from '../src/testing/voice/speech-like.ts'
import { type Caller, call } from '../src/testing/voice/voice-caller.ts'
import { lost } from '../src/testing/voice/voice-events.ts'

export interface Crowd {
  /** Milliseconds of one call by itself, until events could be sent. */
  alone: number
  talks: TalkOfCrowd[]
}

interface TalkOfCrowd {
  /** Milliseconds until events could be sent. */
  connect: number
  /** Milliseconds of each turn from the last word to the first packet of the answer. */
  waits: number[]
  lost: number
}

/** In milliseconds. Whoever waits for an answer that never comes waits no longer. */
const patience = 40_000
setTimeout(() => process.exit(1), patience)

const [url = '', count = '', turns = ''] = process.argv.slice(2)
// The first call of a process compiles what all others run, which callers with a device each do not wait for one after the other.
await connectOnce()
const alone = await connectOnce()
const talks = await Promise.all(Array.from({ length: Number(count) }, () => talk(Number(turns))))
process.send?.({ alone, talks } satisfies Crowd)

async function connectOnce(): Promise<number> {
  const pressed = performance.now()
  const caller = await call(url)
  const connect = performance.now() - pressed
  await caller.hangUp()
  return connect
}

async function talk(turns: number): Promise<TalkOfCrowd> {
  const pressed = performance.now()
  const caller = await call(url)
  const connect = performance.now() - pressed
  const waits: number[] = []
  for (let turn = 0; turn < turns; turn += 1) waits.push(await turnOf(caller, turn))
  await caller.hangUp()
  return { connect, waits, lost: lost(caller.events, turns) }
}

async function turnOf(caller: Caller, turn: number): Promise<number> {
  // People do not speak in step, and some silence follows what was said.
  await sleep(200 + 200 * Math.random())
  const before = caller.packetsHeard()
  caller.say(speechLike(1))
  await sleep(1_000)
  const ended = performance.now()
  while (caller.packetsHeard() === before) await sleep(2)
  const wait = performance.now() - ended
  const stopped = () => caller.types().filter((type) => type === 'output_audio_buffer.stopped').length
  while (stopped() <= turn) await sleep(10)
  return wait
}

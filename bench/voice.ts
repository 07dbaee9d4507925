import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { lost } from '../src/testing/voice/voice-events.ts'
import { atMost, type Measure, quantile, timesPeer, toldOnly, withGoal } from './measure.ts'
import { cpuSeconds, startProcess, stopProcess } from './process.ts'
import { within } from './time-limit.ts'
import type { Crowd } from './voice-crowd.ts'
import { connectTimes, type Stretch, talkInBrowser } from './voice-page.ts'

/** Milliseconds that are wished for, and how often the peers may fit in. */
const goals = { connect: 1_000, firstAudio: 900, bargeIn: 200 }
const limits = { connect: 2, firstAudio: 1.5, bargeIn: 1.75, crowdConnect: 4, crowdFirstAudio: 1.8 }
const mostGrown = 1
/** How long the service waits for silence, in milliseconds. */
const silence = 500
const echoes = 5
const turns = 20
const crowd = 10
/** Seconds before the first word, for whom a busy machine connects slowly. */
const untilConnected = 3
const turnsOfCrowd = 2

/**
 * Talks with our own voice service: from Chromium with a microphone that plays a file, and ten at once from Node. Each step has
 * its time; one that takes longer is told of as missed, and the others go on.
 */
export async function benchVoice(): Promise<Measure[]> {
  return [
    ...(await step(30, 'voice: connected in Chromium', measureConnect)),
    ...(await step(110, 'voice: 20 turns in Chromium', measureTurns)),
    ...(await step(60, 'voice: who begins to talk silences it', measureBargeIn)),
    ...(await step(45, 'voice: ten talks at once, and what they leave', measureCrowd)),
  ]
}

type Service = { url: string; process: ChildProcess }

async function step(seconds: number, name: string, measure: (service: Service) => Promise<Measure[]>) {
  const msPerLetter = measure === measureBargeIn ? 300 : 30
  // Two more may call: who hung up a moment ago counts until it is missed.
  const process = startProcess('bench/voice-process.ts', [String(msPerLetter), String(crowd + 2)], {
    execArgv: [...globalThis.process.execArgv, '--expose-gc'],
  })
  try {
    const [url] = (await within(20, 'the start', once(process, 'message'))) as [string]
    return await within(seconds, name, measure({ url, process }))
  } catch (error) {
    console.error(`  ${name}: ${error}`)
    return [{ name, value: Number.NaN, unit: '', limit: `${seconds} s`, ok: false }]
  } finally {
    await stopProcess(process)
  }
}

async function measureConnect({ url }: Service) {
  const { times, bare } = await connectTimes(url, 6)
  const peer = { name: 'an echo in the page', value: quantile(bare, 0.5) }
  return [
    withGoal(
      goals.connect,
      timesPeer(
        'voice: from the press to connected, in Chromium, the median of 6',
        'ms',
        quantile(times, 0.5),
        peer,
        limits.connect,
      ),
    ),
    toldOnly('ms', '  the slowest', quantile(times, 1)),
  ]
}

/** Milliseconds that sound takes to an echo in the page and back, encoded and sent as to the service. */
async function echoTime(): Promise<number> {
  const seconds = Array.from({ length: echoes }, () => [0.7, 1]).flat()
  const { spoken, heard } = await talkInBrowser(undefined, [untilConnected, ...seconds.slice(1), 1])
  return quantile(
    spoken.flatMap(([from]) => waitAfter(from, heard)),
    0.5,
  )
}

async function measureTurns({ url }: Service) {
  const echo = await echoTime()
  const seconds = Array.from({ length: turns }, () => [1.7, 1]).flat()
  const { spoken, heard, events } = await talkInBrowser(url, [untilConnected, ...seconds.slice(1), 2])
  const waits = spoken.flatMap(([, ended]) => waitAfter(ended, heard))
  const peer = { name: `${silence} ms of silence and an echo`, value: silence + echo }
  return [
    withGoal(
      goals.firstAudio,
      timesPeer(
        `voice: end of speech to first sound, p95 of ${waits.length}`,
        'ms',
        quantile(waits, 0.95),
        peer,
        limits.firstAudio,
      ),
    ),
    toldOnly('ms', '  the median', quantile(waits, 0.5)),
    atMost(0, '', `voice: messages lost over ${turns} turns`, lost(events, turns)),
  ]
}

/** Milliseconds until the next sound, if there is one. */
function waitAfter(ended: number, heard: Stretch[]): number[] {
  const next = heard.find(([from]) => from > ended)
  return next ? [(next[0] - ended) * 1_000] : []
}

async function measureBargeIn({ url }: Service) {
  const peer = { name: 'an echo', value: await echoTime() }
  const seconds = Array.from({ length: 9 }, () => [1.6, 0.7]).flat()
  const { spoken, heard, events } = await talkInBrowser(url, [untilConnected, ...seconds.slice(1), 1])
  // Only who talks while it speaks breaks in.
  const broken = spoken.flatMap(([from]) => {
    const speaking = heard.find((stretch) => stretch[0] < from && stretch[1] > from)
    return speaking ? [{ from, silent: (speaking[1] - from) * 1_000 }] : []
  })
  const told = events.filter(({ type }) => type === 'input_audio_buffer.speech_started')
  const tellings = broken.flatMap(({ from }) => {
    const first = told.find(({ at }) => at > from)
    return first ? [(first.at - from) * 1_000] : []
  })
  const silences = broken.map(({ silent }) => silent)
  return [
    // Our page is silent from then on; what is under way would be heard a moment longer.
    withGoal(
      goals.bargeIn,
      timesPeer(
        `voice: breaking in until the page is told, p95 of ${tellings.length}`,
        'ms',
        quantile(tellings, 0.95),
        peer,
        limits.bargeIn,
      ),
    ),
    toldOnly('ms', '  the median', quantile(tellings, 0.5)),
    toldOnly('ms', '  until the sound of the service ends by itself, the median', quantile(silences, 0.5)),
  ]
}

async function measureCrowd({ url, process }: Service) {
  // The first calls load what all others share.
  await talkAtOnce(url)
  const before = await memoryOf(process)
  const used = await cpuSeconds(process)
  const began = performance.now()
  const { alone, talks } = await talkAtOnce(url)
  const seconds = (performance.now() - began) / 1_000
  const share = ((await cpuSeconds(process)) - used) / seconds / crowd
  const after = await memoryOf(process)
  const waits = talks.flatMap((talk) => talk.waits)
  const grown = (after.held - before.held) / crowd
  return [
    withGoal(
      goals.connect,
      timesPeer(
        `voice: ${crowd} at once: connected, slowest`,
        'ms',
        quantile(
          talks.map((talk) => talk.connect),
          1,
        ),
        { name: 'one caller alone', value: alone },
        limits.crowdConnect,
      ),
    ),
    withGoal(
      goals.firstAudio,
      timesPeer(
        `voice: ${crowd} at once: end of speech to first sound, p95 of ${waits.length}`,
        'ms',
        quantile(waits, 0.95),
        { name: 'the silence that is waited for', value: silence },
        limits.crowdFirstAudio,
      ),
    ),
    toldOnly('ms', '  the median', quantile(waits, 0.5)),
    atMost(
      0,
      '',
      '  messages lost',
      talks.reduce((sum, talk) => sum + talk.lost, 0),
    ),
    toldOnly('%', '  of a core for each', share * 100),
    atMost(mostGrown, 'MB', 'voice: memory that a talk leaves behind', grown),
    atMost(0, '', '  calls that are still counted', after.calls),
    toldOnly('MB', '  of the process, after 20 talks', after.rss),
  ]
}

/** Ten callers in a process of their own, which ends with the step whatever they wait for. */
async function talkAtOnce(url: string): Promise<Crowd> {
  const callers = startProcess('bench/voice-crowd.ts', [url, String(crowd), String(turnsOfCrowd)])
  try {
    const failed = once(callers, 'exit').then(() => Promise.reject(new Error('the callers gave up')))
    const [told] = (await Promise.race([once(callers, 'message'), failed])) as [Crowd]
    failed.catch(() => undefined)
    await untilFree(url)
    return told
  } finally {
    await stopProcess(callers)
  }
}

async function untilFree(url: string) {
  const count = async () => ((await (await fetch(`${url}/healthz`)).json()) as { calls: number }).calls
  while ((await count()) > 0) await sleep(100)
}

async function memoryOf(process: ChildProcess): Promise<{ calls: number; held: number; rss: number }> {
  const answer = once(process, 'message')
  process.send('memory')
  return (await answer)[0]
}

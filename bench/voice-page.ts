import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { openVoicePage } from '../src/testing/voice/open-voice-page.ts'
import { speechFile } from '../src/testing/voice/speech-file.ts'
import { mintSecret } from '../src/testing/voice/voice-caller.ts'

/** When something could be heard, in seconds of the page's clock of sound. */
export type Stretch = [from: number, to: number]

export interface TalkOfPage {
  /** What the microphone took, and what came out of the loudspeaker. */
  spoken: Stretch[]
  heard: Stretch[]
  /** Types of the events that came, and their time. */
  events: { type: string; at: number }[]
  /** Milliseconds from the press to `session.created`. */
  connect: number
}

declare global {
  interface Window {
    call: (service: string, secret: string) => Promise<void>
    talk: TalkOfPage
    hangUp: () => void
  }
}

/** Calls from Chromium, whose microphone plays these seconds of silence, speech, silence …, and listens until all is over. */
export async function talkInBrowser(service: string, seconds: number[]): Promise<TalkOfPage> {
  const { page, close } = await openCallingPage(seconds)
  try {
    await call(page, service)
    // The file plays as long as it is, and nothing in the page tells that its last turn is over.
    await page.waitForTimeout(1_000 * seconds.reduce((sum, each) => sum + each, 0))
    return await hangUp(page)
  } finally {
    await close()
  }
}

/** How long each of these calls takes until the service has greeted, in milliseconds. */
export async function connectTimes(service: string, count: number): Promise<number[]> {
  const { page, close } = await openCallingPage([60])
  try {
    const times: number[] = []
    while (times.length < count) {
      await call(page, service)
      times.push((await hangUp(page)).connect)
    }
    return times
  } finally {
    await close()
  }
}

async function openCallingPage(seconds: number[]) {
  const opened = await openVoicePage(speechFile(seconds))
  const { outputFiles } = await build({ entryPoints: ['bench/voice-in-page.ts'], bundle: true, write: false })
  await opened.page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  return opened
}

async function call(page: Page, service: string) {
  const secret = await mintSecret(service)
  await page.evaluate(([address, own]) => window.call(address, own), [service, secret] as const)
}

const hangUp = (page: Page) =>
  page.evaluate(() => {
    window.hangUp()
    return window.talk
  })

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

export interface Service {
  url: string
  secret: string
}

declare global {
  interface Window {
    /** Calls the service, or an echo in the page itself. */
    call: (service?: Service) => Promise<void>
    talk: TalkOfPage
    hangUp: () => void
  }
}

/** Calls from Chromium, or an echo there without a service; its microphone plays these seconds of silence, speech, silence …, and it listens until all is over. */
export async function talkInBrowser(service: string | undefined, seconds: number[]): Promise<TalkOfPage> {
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

/** How long each of these calls takes until the service has greeted, and after each one that of an echo in the page, in milliseconds. */
export async function connectTimes(service: string, count: number) {
  const { page, close } = await openCallingPage([60])
  try {
    const [times, bare]: [number[], number[]] = [[], []]
    while (times.length < count) {
      await call(page, service)
      times.push((await hangUp(page)).connect)
      await call(page)
      bare.push((await hangUp(page)).connect)
    }
    return { times, bare }
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

async function call(page: Page, url?: string) {
  const service = url && { url, secret: await mintSecret(url) }
  await page.evaluate((called) => window.call(called || undefined), service)
}

const hangUp = (page: Page) =>
  page.evaluate(() => {
    window.hangUp()
    return window.talk
  })

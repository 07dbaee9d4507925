import type { Page } from 'playwright-core'

declare global {
  interface Window {
    scripted: {
      listening: boolean
      said: string[]
      saidIn: string[]
      say: (words: string) => void
      fail: (error: string) => void
    }
  }
}

/** Ears and a mouth at the browser's own interfaces, which no headless browser has: a test says what they hear. */
export async function scriptSpeech(page: Page, { onDevice = false } = {}): Promise<void> {
  await page.addInitScript((isOnDevice) => {
    let recognition: Recognition | undefined
    class Recognition {
      static available = () => Promise.resolve(isOnDevice ? 'available' : 'unavailable')
      onstart = () => undefined
      onend = () => undefined
      onerror = (_: object) => undefined
      onresult = (_: object) => undefined
      start() {
        recognition = this
        window.scripted.listening = true
        setTimeout(() => this.onstart(), 0)
      }
      abort() {
        if (recognition === this) window.scripted.listening = false
        recognition = undefined
      }
    }
    window.scripted = {
      listening: false,
      said: [],
      saidIn: [],
      say: (words) =>
        recognition?.onresult({
          resultIndex: 0,
          results: [Object.assign([{ transcript: words }], { isFinal: true })],
        }),
      fail: (error) => recognition?.onerror({ error }),
    }
    Object.assign(window, { SpeechRecognition: Recognition })
    let timer: ReturnType<typeof setTimeout> | undefined
    Object.assign(speechSynthesis, {
      speak(utterance: SpeechSynthesisUtterance) {
        window.scripted.said.push(utterance.text)
        window.scripted.saidIn.push(utterance.lang)
        const event = new Event('x') as SpeechSynthesisEvent
        timer = setTimeout(() => {
          utterance.onstart?.(event)
          timer = setTimeout(() => utterance.onend?.(event), 150)
        }, 0)
      },
      cancel: () => clearTimeout(timer),
      getVoices: () => [],
    })
  }, onDevice)
}

/** Says something once the page listens. */
export async function sayTo(page: Page, words: string): Promise<void> {
  await page.waitForFunction(() => window.scripted.listening)
  await page.evaluate((text) => window.scripted.say(text), words)
}

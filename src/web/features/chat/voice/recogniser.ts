import { type Language, localeOf } from '#i18n/languages.ts'
import type { LineEnd, LineEvents } from '#voice-talk/line.ts'
import { findRecognition, type Recognition } from '../composer/recognition.ts'

interface Hearing extends Pick<LineEvents, 'onHearing' | 'onHeard' | 'onSpeech' | 'onEnd'> {
  language: Language
  /** Names that are to be expected now, the likeliest first. */
  phrases: () => string[]
  /** Whether the browser hears on this device, and nothing leaves it. */
  isLocal: boolean
}

/** A browser may have the call and nothing behind it: then no event ever comes. */
const startsWithin = 8_000
/** Nor need it ever say whether it hears on this device, and a reader waits for that. */
const saysWithin = 2_000
/** Slow speakers stop for breath in the middle of a sentence. */
const breath = 1_000
const boost = 5

const reasons = new Map<string, LineEnd>([
  ['not-allowed', 'denied'],
  ['service-not-allowed', 'denied'],
  ['audio-capture', 'noMicrophone'],
])
/** Nothing was said, or we stopped it ourselves. */
const harmless = new Set(['no-speech', 'aborted'])

/** Whether the browser can hear this language on the device. */
export async function hearsOnDevice(language: Language): Promise<boolean> {
  const asked = findRecognition()?.available?.({ langs: [localeOf[language]], processLocally: true })
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, saysWithin))
  return (await Promise.race([asked?.catch(() => undefined), silence])) === 'available'
}

/** Hears by the browser's recognition, which ends by itself after a while and is then started anew. */
export function createRecogniser({ language, phrases, isLocal, onHearing, onHeard, onSpeech, onEnd }: Hearing) {
  let running: Recognition | undefined
  let isOn = false
  let takesPhrases = isLocal
  let said = ''
  let starting: ReturnType<typeof setTimeout> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined

  function start() {
    const Kind = findRecognition()
    if (!Kind) return onEnd('none')
    const recognition = new Kind()
    running = recognition
    recognition.lang = localeOf[language]
    recognition.continuous = true
    recognition.interimResults = true
    if (isLocal) recognition.processLocally = true
    if (takesPhrases) recognition.phrases = phrasesFor(phrases())
    recognition.onstart = () => clearTimeout(starting)
    recognition.onspeechstart = onSpeech
    recognition.onerror = ({ error }) => running === recognition && fail(error)
    recognition.onend = () => running === recognition && restart()
    recognition.onresult = (event) => running === recognition && take(event)
    starting = setTimeout(() => end('broken'), startsWithin)
    try {
      recognition.start()
    } catch {
      end('broken')
    }
  }

  function take({ resultIndex, results }: Parameters<NonNullable<Recognition['onresult']>>[0]) {
    const fresh = Array.from(results).slice(resultIndex)
    const textOf = (isFinal: boolean) =>
      fresh.filter((result) => Boolean(result.isFinal) === isFinal).map((result) => result[0]?.transcript.trim())
    said = [said, ...textOf(true)].filter(Boolean).join(' ')
    const all = [said, ...textOf(false)].filter(Boolean).join(' ')
    onHearing(all)
    clearTimeout(pause)
    if (all === said) pause = setTimeout(giveHeard, breath)
  }

  function giveHeard() {
    const words = said
    said = ''
    if (words) onHeard(words)
  }

  function fail(error: string) {
    if (error === 'phrases-not-supported') takesPhrases = false
    else if (!harmless.has(error)) end(reasons.get(error) ?? 'broken')
  }

  function restart() {
    clearTimeout(starting)
    if (isOn) start()
  }

  function stop() {
    const stopped = running
    running = undefined
    clearTimeout(starting)
    clearTimeout(pause)
    said = ''
    stopped?.abort()
  }

  function end(reason: LineEnd) {
    isOn = false
    stop()
    onEnd(reason)
  }

  return (on: boolean) => {
    if (on === isOn) return
    isOn = on
    if (on) start()
    else stop()
  }
}

function phrasesFor(phrases: string[]): unknown[] {
  const { SpeechRecognitionPhrase: Phrase } = window as {
    SpeechRecognitionPhrase?: new (text: string, boost: number) => unknown
  }
  return Phrase ? phrases.map((phrase) => new Phrase(phrase, boost)) : []
}

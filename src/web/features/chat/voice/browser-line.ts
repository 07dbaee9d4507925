import type { Language } from '#i18n/languages.ts'
import { sentencesOf, speechChunks, speechText } from '#text/speech-text.ts'
import { type Line, LineError, type LineEvents } from '#voice-talk/line.ts'
import { readAloud } from '#web/speech/read-aloud.ts'
import { findRecognition } from '../composer/recognition.ts'
import { createRecogniser } from './recogniser.ts'

interface Options {
  language: Language
  phrases: () => string[]
  isLocal: boolean
}

/** A line by the browser's own recognition and voice. Where there is no voice, what would be said is there to read. */
export function openBrowserLine(options: Options, events: LineEvents): Line {
  if (!findRecognition()) throw new LineError('none')
  const listen = createRecogniser({ ...options, ...events })
  let hush: () => void = () => undefined

  return {
    hearsWhileSpeaking: false,
    listen,
    say(text, onLetters) {
      const chunks = sentencesOf(text).flatMap((sentence) => speechChunks(speechText(sentence, options.language)))
      const spoken = chunks.join('').length
      return new Promise((resolve) => {
        const stop = readAloud({
          chunks,
          language: options.language,
          onChunk: (index) => onLetters(Math.round((chunks.slice(0, index).join('').length / spoken) * text.length)),
          onEnd: () => resolve(),
          onTaken: () => resolve(),
        })
        hush = () => {
          stop()
          resolve()
        }
      })
    },
    hush: () => hush(),
    close() {
      hush()
      listen(false)
    },
  }
}

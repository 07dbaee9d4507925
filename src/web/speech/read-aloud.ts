import { type Language, localeOf } from '#i18n/languages.ts'
import type { Reading, SpeechFailure } from './reading.ts'
import { readsByServer } from './server-voice.ts'
import { takeTurn } from './speaking-turn.ts'

/** A browser may have the calls and no voice behind them: then nothing ever starts, and no error comes. */
const startsWithin = 4_000

/** Reads one text at a time, whoever asks. What it returns stops it, without a word to `onEnd`. */
export function readAloud(reading: Reading): () => void {
  let stop: () => void = () => undefined
  const giveBack = takeTurn(() => {
    stop()
    reading.onTaken()
  })
  const begin = readsByServer(reading.language) ? readLate : readByDevice
  stop = begin({
    ...reading,
    onEnd(failure, message) {
      giveBack()
      reading.onEnd(failure, message)
    },
  })
  return () => {
    giveBack()
    stop()
  }
}

/** Few devices have no voice: what reads for them is fetched when they do. */
function readLate(reading: Reading): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  import('./read-by-server.ts').then(
    ({ readByServer }) => {
      if (!isOver) stop = readByServer(reading)
    },
    () => isOver || reading.onEnd('error'),
  )
  return () => {
    isOver = true
    stop?.()
  }
}

function readByDevice({ chunks, language, rate = 1, from = 0, onChunk, onEnd }: Reading): () => void {
  if (!('speechSynthesis' in window)) {
    onEnd('noSpeech')
    return () => undefined
  }
  const { speechSynthesis } = window
  const voices = speechSynthesis.getVoices()
  const voice = voiceFor(voices, language)
  if (voices.length > 0 && !voice) {
    onEnd('noVoice')
    return () => undefined
  }
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function finish(failure?: SpeechFailure) {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    if (failure) speechSynthesis.cancel()
    onEnd(failure)
  }

  function speak(index: number) {
    const chunk = chunks[index]
    if (isOver) return
    if (chunk === undefined) return finish()
    const utterance = new SpeechSynthesisUtterance(chunk)
    utterance.lang = localeOf[language]
    utterance.rate = rate
    if (voice) utterance.voice = voice
    utterance.onstart = () => {
      clearTimeout(timer)
      if (!isOver) onChunk?.(index)
    }
    utterance.onend = () => speak(index + 1)
    utterance.onerror = ({ error }) => finish(error === 'interrupted' || error === 'canceled' ? undefined : 'error')
    speechSynthesis.speak(utterance)
    clearTimeout(timer)
    timer = setTimeout(() => finish('noSpeech'), startsWithin)
  }

  speechSynthesis.cancel()
  speak(from)
  return () => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    speechSynthesis.cancel()
  }
}

/** A voice of the device before one that sends the words to its maker. */
function voiceFor(voices: SpeechSynthesisVoice[], language: Language): SpeechSynthesisVoice | undefined {
  const speaking = voices.filter(({ lang }) => lang.toLowerCase().startsWith(language))
  const local = speaking.filter(({ localService }) => localService)
  const ofTheCountry = ({ lang }: SpeechSynthesisVoice) => /[-_](us|mx|419)$/i.test(lang)
  return local.find(ofTheCountry) ?? local[0] ?? speaking.find(ofTheCountry) ?? speaking[0]
}

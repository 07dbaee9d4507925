import { api } from '#web/api.ts'
import type { Reading } from './reading.ts'

/** Reads by the speech service of this site. Each piece is fetched while the one before is heard. */
export function readByServer({ chunks, language, rate = 1, from = 0, onChunk, onEnd }: Reading): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const audio = new Audio()

  async function fetchSound(index: number): Promise<Blob | undefined> {
    const text = chunks[index]?.trim()
    return text ? api.fetchSpeech({ text, spoken: language, lng: language }, signal) : undefined
  }

  /** A piece that fails is told of when its turn comes. */
  function fetchLater(index: number): Promise<Blob | undefined> {
    const sound = fetchSound(index)
    sound.catch(() => undefined)
    return sound
  }

  async function run(): Promise<void> {
    let next = fetchLater(from)
    for (let index = from; index < chunks.length; index += 1) {
      const sound = await next
      next = fetchLater(index + 1)
      if (signal.aborted) return
      onChunk?.(index)
      if (sound) await play(sound)
    }
  }

  async function play(sound: Blob): Promise<void> {
    const address = URL.createObjectURL(sound)
    const ended = new Promise<void>((resolve, reject) => {
      audio.onended = () => resolve()
      audio.onerror = () => reject(new Error('the sound can not be played'))
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
    audio.src = address
    // A new source plays at its own speed again.
    audio.playbackRate = rate
    try {
      await Promise.all([audio.play(), ended])
    } finally {
      URL.revokeObjectURL(address)
    }
  }

  run().then(
    () => signal.aborted || onEnd(),
    (error: Error) => signal.aborted || onEnd('error', error.message),
  )
  return () => {
    leaving.abort()
    audio.pause()
  }
}

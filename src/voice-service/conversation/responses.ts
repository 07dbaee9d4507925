import type { Language } from '#i18n/languages.ts'
import { sentencesOf } from '#text/speech-text.ts'
import type { Sound, Synthesiser } from '../engines/engine.ts'
import type { Mouth } from '../media/mouth.ts'
import type { Item, Items } from './items.ts'
import { newId, type Send } from './server-events.ts'

interface Parts {
  send: Send
  items: Items
  mouth: Pick<Mouth, 'play' | 'hush'>
  synthesiser: Synthesiser
  log: (reason: string) => void
}

interface Saying {
  text: string
  language: Language
  metadata?: Record<string, string> | null | undefined
  /** Not part of the conversation: it is read out, and kept nowhere. */
  isApart?: boolean
}

interface Running {
  id: string
  item: Item
  metadata: Record<string, string> | null
  said: string
  hasBegun: boolean
  isCut: boolean
}

/** Says words as a response of the protocol: sentence by sentence, each made while the one before is heard. */
export function createResponses({ send, items, mouth, synthesiser, log }: Parts) {
  let running: Running | undefined

  async function say({ text, language, metadata = null, isApart = false }: Saying): Promise<boolean> {
    cut('turn_detected')
    const mine = open(metadata, isApart)
    running = mine
    const sentences = sentencesOf(text).filter((sentence) => sentence.trim() !== '')
    let next = make(sentences[0], language)
    for (const [at, sentence] of sentences.entries()) {
      const sound = await next
      if (mine.isCut) return false
      next = make(sentences[at + 1], language)
      if (sound) await play(mine, sentence, sound)
      if (mine.isCut) return false
    }
    close(mine, isApart, 'completed')
    return true
  }

  /** A sentence that can't be said is written all the same. */
  async function make(sentence: string | undefined, language: Language): Promise<Sound | undefined> {
    if (sentence === undefined) return undefined
    return synthesiser.say(sentence, language).catch(() => {
      log('a sentence could not be said')
      return { samples: new Int16Array(0), rate: 24_000 }
    })
  }

  function open(metadata: Running['metadata'], isApart: boolean): Running {
    const id = newId('resp')
    send('response.created', {
      response: { id, object: 'realtime.response', status: 'in_progress', output: [], metadata },
    })
    const fields = { type: 'message', role: 'assistant', status: 'in_progress', content: [] } as const
    const item = isApart ? { ...fields, id: newId('item'), content: [] } : items.add({ ...fields, content: [] })
    send('response.output_item.added', { response_id: id, output_index: 0, item })
    const part = { type: 'audio', transcript: '' }
    send('response.content_part.added', { ...placeOf({ id, item }), part })
    return { id, item, metadata, said: '', hasBegun: false, isCut: false }
  }

  async function play(mine: Running, sentence: string, sound: Sound) {
    if (!mine.hasBegun) send('output_audio_buffer.started', { response_id: mine.id })
    mine.hasBegun = true
    const before = mine.said
    const words = sentence.split(/(?<=\s)/)
    let told = 0
    const tell = (until: number) => {
      const delta = words.slice(told, until).join('')
      told = Math.max(told, until)
      if (delta === '') return
      mine.said += delta
      send('response.output_audio_transcript.delta', { ...placeOf(mine), delta })
    }
    // The first word at once: who reads along is never behind who listens.
    tell(1)
    if (sound.samples.length > 0) await mouth.play(sound, (share) => tell(Math.ceil(share * words.length)))
    if (mine.isCut) return
    mine.said = before + sentence
    const rest = words.slice(told).join('')
    if (rest) send('response.output_audio_transcript.delta', { ...placeOf(mine), delta: rest })
  }

  /** Stops in the middle of a word. */
  function cut(reason: 'turn_detected' | 'client_cancelled'): boolean {
    const mine = running
    if (!mine) return false
    mine.isCut = true
    mouth.hush()
    if (mine.hasBegun) send('output_audio_buffer.cleared', { response_id: mine.id })
    close(mine, items.find(mine.item.id) === undefined, 'cancelled', reason)
    return true
  }

  function close(mine: Running, isApart: boolean, status: 'completed' | 'cancelled', reason?: string) {
    running = undefined
    const content = [{ type: 'output_audio', transcript: mine.said }]
    send('response.output_audio.done', placeOf(mine))
    send('response.output_audio_transcript.done', { ...placeOf(mine), transcript: mine.said })
    send('response.content_part.done', { ...placeOf(mine), part: { type: 'audio', transcript: mine.said } })
    const change = { status: status === 'completed' ? status : ('incomplete' as const), content }
    if (isApart) Object.assign(mine.item, change)
    else items.finish(mine.item, change)
    send('response.output_item.done', { response_id: mine.id, output_index: 0, item: mine.item })
    const response = {
      id: mine.id,
      object: 'realtime.response',
      status,
      output: [mine.item],
      metadata: mine.metadata,
      usage,
    }
    const details = reason ? { status_details: { type: 'cancelled', reason } } : {}
    send('response.done', { response: { ...response, ...details } })
    if (status === 'completed') send('output_audio_buffer.stopped', { response_id: mine.id })
  }

  /** Has the client's own function answer. */
  function call(name: string, question: string) {
    const response_id = newId('resp')
    const metadata = null
    const opened = { id: response_id, object: 'realtime.response', output: [], metadata }
    send('response.created', { response: { ...opened, status: 'in_progress' } })
    const asked = JSON.stringify({ question })
    const item = items.add({
      type: 'function_call',
      status: 'completed',
      name,
      call_id: newId('call'),
      arguments: asked,
    })
    const place = { response_id, item_id: item.id, output_index: 0, call_id: item.call_id }
    send('response.output_item.added', { response_id, output_index: 0, item: { ...item, status: 'in_progress' } })
    send('response.function_call_arguments.delta', { ...place, delta: asked })
    send('response.function_call_arguments.done', { ...place, name, arguments: asked })
    send('response.output_item.done', { response_id, output_index: 0, item })
    send('response.done', { response: { ...opened, status: 'completed', output: [item], usage } })
  }

  return { say, cut, call, isSpeaking: () => running !== undefined }
}

/** Nothing here is counted in tokens. */
const usage = { total_tokens: 0, input_tokens: 0, output_tokens: 0 }

const placeOf = ({ id, item }: { id: string; item: Item }) => ({
  response_id: id,
  item_id: item.id,
  output_index: 0,
  content_index: 0,
})

import type { createTurns } from '#voice-service/media/cut-turns.ts'
import type { Engine, Recogniser } from '../engines/engine.ts'
import type { Mouth } from '../media/mouth.ts'
import { heardRate } from '../media/voice-activity.ts'
import type { ClientEvent, ClientItem, WantedResponse } from './client-events.ts'
import { createItems, type Item, wordsOf } from './items.ts'
import { createResponses } from './responses.ts'
import { errorOf, newId, type Send } from './server-events.ts'
import { changeSession, describeSession, type Session } from './session.ts'

/** Answers what was said, in sentences that are then read out. */
export interface Brain {
  hear: (words: string) => void
  /** The person began to talk, so that what is being said is over. */
  interrupt: () => void
  close: () => void
}

/** Says something, and tells whether all of it was heard. */
export type Say = (text: string) => Promise<boolean>

interface Parts {
  session: Session
  send: Send
  engine: Pick<Engine, keyof Recogniser | 'say'>
  mouth: Mouth
  turns: () => Pick<ReturnType<typeof createTurns>, 'waitFor' | 'commit' | 'drop'>
  /** Makes who answers, where the client leaves that to us. */
  openBrain: (session: Session, say: Say) => Brain
  log: (reason: string) => void
}

/** More stretches than these wait for no recogniser: who talks on is written down later or not at all. */
const mostWaiting = 3

/** One talk in the words of the protocol: what is heard becomes items, and what is to be said becomes responses. */
export function createConversation({ session: first, send, engine, mouth, turns, openBrain, log }: Parts) {
  const id = newId('sess')
  const items = createItems(send)
  const responses = createResponses({ send, items, mouth, synthesiser: engine, log })
  let session = first
  let brain: Brain | undefined
  let waiting = 0
  let written: Promise<void> = Promise.resolve()
  let hearingItem = newId('item')
  let isOver = false

  const say: Say = (text) => responses.say({ text, language: session.language })

  function begin() {
    turns().waitFor(session.pauseMs)
    send('session.created', { session: describeSession(session, id) })
  }

  function hearSpeech() {
    hearingItem = newId('item')
    send('input_audio_buffer.speech_started', { audio_start_ms: 0, item_id: hearingItem })
    if (!session.mayInterrupt) return
    responses.cut('turn_detected')
    brain?.interrupt()
  }

  function hearTurn(samples: Int16Array) {
    const item_id = hearingItem
    const previous_item_id = items.last()?.id ?? null
    send('input_audio_buffer.speech_stopped', { audio_end_ms: 0, item_id })
    send('input_audio_buffer.committed', { previous_item_id, item_id })
    const content = [{ type: 'input_audio', transcript: null }]
    const item = items.add({ id: item_id, type: 'message', role: 'user', status: 'completed', content })
    if (waiting >= mostWaiting) return failToWrite(item)
    waiting += 1
    // One after the other: what was said first is answered first.
    written = written
      .then(() => write(item, samples))
      .finally(() => {
        waiting -= 1
      })
  }

  async function write(item: Item, samples: Int16Array) {
    if (isOver) return
    const { language, keywords } = session
    const words = await engine.write({ samples, rate: heardRate }, { language, keywords }).catch(() => undefined)
    if (isOver) return
    if (words === undefined) return failToWrite(item)
    const place = { item_id: item.id, content_index: 0 }
    item.content = [{ type: 'input_audio', transcript: words }]
    const transcription = 'conversation.item.input_audio_transcription'
    if (words) send(`${transcription}.delta`, { ...place, delta: words })
    send(`${transcription}.completed`, { ...place, transcript: words, usage: { type: 'duration', seconds: 0 } })
    if (words && session.answers) answer(words)
  }

  function failToWrite({ id: item_id }: Item) {
    log('talk could not be written down')
    const failure = { type: 'server_error', code: 'audio_unintelligible', message: 'Not written down.' }
    send('conversation.item.input_audio_transcription.failed', { item_id, content_index: 0, error: failure })
  }

  function answer(words: string) {
    if (session.tool) return responses.call(session.tool, words)
    brain ??= openBrain(session, say)
    brain.hear(words)
  }

  /** Given words are read out; what was said last is answered. */
  function respond(wanted: WantedResponse | null | undefined) {
    const given = wanted?.input?.map(({ content = [] }) => wordsOf({ content })).join('\n')
    const last = items.last()
    const metadata = wanted?.metadata
    if (given) readOut({ text: given, isApart: wanted?.conversation === 'none', metadata })
    else if (last?.type === 'function_call_output') readOut({ text: wordsOf(last), metadata })
    else if (last?.role === 'user' && wordsOf(last)) answer(wordsOf(last))
    else send('error', errorOf('nothing_to_answer', 'Nothing was said that could be answered.'))
  }

  const readOut = (saying: { text: string; isApart?: boolean; metadata: WantedResponse['metadata'] }) =>
    responses.say({ ...saying, language: session.language })

  function change(wanted: Extract<ClientEvent, { type: 'session.update' }>['session']) {
    session = changeSession(session, wanted)
    turns().waitFor(session.pauseMs)
    send('session.updated', { session: describeSession(session, id) })
  }

  function retrieve(item_id: string) {
    const item = items.find(item_id)
    if (item) send('conversation.item.retrieved', { item })
    else send('error', errorOf('item_not_found', 'There is no such item.'))
  }

  function remove(item_id: string) {
    if (items.remove(item_id)) send('conversation.item.deleted', { item_id })
    else send('error', errorOf('item_not_found', 'There is no such item.'))
  }

  /** Takes what a client says over the events channel. */
  function take(event: ClientEvent) {
    switch (event.type) {
      case 'session.update':
        return change(event.session)
      case 'response.create':
        return respond(event.response)
      case 'response.cancel':
      case 'output_audio_buffer.clear':
        if (responses.cut('client_cancelled')) brain?.interrupt()
        return
      case 'input_audio_buffer.clear':
        turns().drop()
        return send('input_audio_buffer.cleared')
      case 'input_audio_buffer.commit':
        return turns().commit()
      case 'conversation.item.create':
        return items.add(itemOf(event.item))
      case 'conversation.item.retrieve':
        return retrieve(event.item_id)
      case 'conversation.item.delete':
        return remove(event.item_id)
      case 'conversation.item.truncate':
        return send('conversation.item.truncated', { item_id: event.item_id, content_index: 0, audio_end_ms: 0 })
    }
  }

  return {
    begin,
    take,
    hearSpeech,
    hearTurn,
    isSpeaking: responses.isSpeaking,
    close() {
      isOver = true
      responses.cut('client_cancelled')
      brain?.close()
    },
  }
}

function itemOf(item: ClientItem): Omit<Item, 'id'> & { id?: string } {
  const { id, ...rest } = item
  return { ...rest, status: 'completed', ...(id && { id }) }
}

import type { VoiceSession } from '#contract/voice.ts'
import { voiceTool } from '#contract/voice-terms.ts'
import { type Line, type LineEnd, LineError, type LineEvents } from '#voice-talk/line.ts'
import { connectPeer, openMicrophone } from './open-peer.ts'
import { questionOf, readServiceEvent, requestToSay, type ServiceEvent } from './realtime-events.ts'

/** A connection that wavers often comes back by itself. */
const wavering = 4_000
/** A service that never says that it has ended must not hold up the talk. */
const longestSaying = (text: string) => 10_000 + text.length * 120

/**
 * A line by a realtime speech service: it writes down what the person says, and reads out loud what it is given. What it
 * would say unasked is cut off.
 */
export async function openRealtimeLine(open: () => Promise<VoiceSession>, events: LineEvents): Promise<Line> {
  const microphone = await openMicrophone()
  const peer = new RTCPeerConnection()
  const channel = peer.createDataChannel('oai-events')
  const audio = new Audio()
  audio.autoplay = true
  let isClosed = false
  let saying: { done: () => void; onLetters: (letters: number) => void; letters: number } | undefined
  /** Whether this turn of the person's came in words already. */
  let isHeard = false
  let hearing = ''
  /** The service answers by itself, unasked. */
  let isUnasked = false

  function close() {
    isClosed = true
    saying?.done()
    for (const track of microphone.getTracks()) track.stop()
    audio.srcObject = null
    channel.close()
    peer.close()
  }

  function end(reason: LineEnd) {
    if (isClosed) return
    close()
    events.onEnd(reason)
  }

  const send = (event: object) => channel.readyState === 'open' && channel.send(JSON.stringify(event))

  function hush() {
    if (saying) cutOff()
    saying?.done()
  }

  function hear(words: string) {
    if (isHeard || words.trim() === '') return
    isHeard = true
    events.onHeard(words.trim())
  }

  const handlers = new Map<string, (event: ServiceEvent) => void>([
    ['input_audio_buffer.speech_started', beginTurn],
    [
      'conversation.item.input_audio_transcription.delta',
      ({ delta = '' }) => {
        hearing += delta
        events.onHearing(hearing)
      },
    ],
    ['conversation.item.input_audio_transcription.completed', ({ transcript = '' }) => hear(transcript)],
    ['response.function_call_arguments.done', answerCall],
    [
      'response.created',
      ({ response }) => {
        isUnasked = response?.metadata?.said_by !== 'navi' && !saying
      },
    ],
    ['response.output_audio_transcript.delta', ({ delta = '' }) => (isUnasked ? cutOff() : advance(delta))],
    ['response.output_audio_transcript.done', ({ transcript = '' }) => isUnasked || events.onSaid(transcript)],
    ['output_audio_buffer.stopped', () => saying?.done()],
    ['output_audio_buffer.cleared', () => saying?.done()],
    [
      'response.done',
      ({ response }) => response?.status !== undefined && response.status !== 'completed' && saying?.done(),
    ],
    ['error', ({ error }) => error?.code === 'session_expired' && end('expired')],
  ])

  function beginTurn() {
    isHeard = false
    hearing = ''
    hush()
    events.onSpeech()
  }

  function advance(delta: string) {
    if (!saying) return
    saying.letters += delta.length
    saying.onLetters(saying.letters)
  }

  function cutOff() {
    audio.muted = true
    send({ type: 'response.cancel' })
    send({ type: 'output_audio_buffer.clear' })
  }

  /** Our own talk answers: what the function asked is heard as if the person had said it. */
  function answerCall(event: ServiceEvent) {
    if (event.name !== undefined && event.name !== voiceTool) return
    hear(questionOf(event))
    const output = JSON.stringify({ answered: true })
    send({ type: 'conversation.item.create', item: { type: 'function_call_output', call_id: event.call_id, output } })
  }

  peer.ontrack = ({ streams, track }) => {
    audio.srcObject = streams[0] ?? new MediaStream([track])
  }
  peer.onconnectionstatechange = () => {
    if (peer.connectionState === 'failed') end('lost')
    if (peer.connectionState === 'disconnected')
      setTimeout(() => peer.connectionState === 'disconnected' && end('lost'), wavering)
  }
  channel.onmessage = ({ data }) => {
    const event = readServiceEvent(data)
    if (event) handlers.get(event.type)?.(event)
  }
  for (const track of microphone.getAudioTracks()) peer.addTrack(track, microphone)
  try {
    const session = await open().catch(() => {
      throw new LineError('away')
    })
    await connectPeer(peer, channel, session)
  } catch (error) {
    close()
    throw error
  }
  channel.onclose = () => end('lost')
  // A microphone that is pulled out ends its track.
  for (const track of microphone.getAudioTracks()) track.onended = () => end('noMicrophone')

  return {
    hearsWhileSpeaking: true,
    hush,
    close,
    listen(isOn) {
      for (const track of microphone.getAudioTracks()) track.enabled = isOn
    },
    say(text, onLetters) {
      saying?.done()
      audio.muted = false
      return new Promise((resolve) => {
        const timer = setTimeout(() => saying?.done(), longestSaying(text))
        const mine = {
          letters: 0,
          onLetters,
          done() {
            clearTimeout(timer)
            if (saying === mine) saying = undefined
            resolve()
          },
        }
        saying = mine
        send(requestToSay(text))
      })
    },
  }
}

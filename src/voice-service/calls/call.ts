import { createTurns } from '#voice-service/media/cut-turns.ts'
import { readClientEvent } from '../conversation/client-events.ts'
import { type Brain, createConversation, type Say } from '../conversation/conversation.ts'
import { createSender, errorOf } from '../conversation/server-events.ts'
import type { Session } from '../conversation/session.ts'
import type { Engine } from '../engines/engine.ts'
import { createEars } from '../media/ears.ts'
import { createMouth } from '../media/mouth.ts'
import type { Detector } from '../media/voice-activity.ts'
import { type Network, openPeer, type Peer } from './peer.ts'

export interface CallLimits {
  /** Until the events channel must be open. */
  connectMs: number
  /** Without a packet from the microphone: the client is gone. */
  lostMs: number
  /** Without a word of the person. */
  silenceMs: number
  /** In all. */
  longestMs: number
}

export interface CallParts {
  session: Session
  isBeta: boolean
  engine: Engine
  detector: Detector
  network: Network
  limits: CallLimits
  openBrain: (session: Session, say: Say) => Brain
  log: (reason: string) => void
  onEnd: (reason: string) => void
}

/** Events that a client may send in a second; more of them are not read. */
const mostEvents = 50
/** A client that sends more nonsense than this is told of it no longer. */
const mostComplaints = 100
const watchEveryMs = 250

/**
 * One call, from the offer to its end, which frees all it took.
 * @throws BadOfferError
 */
export async function openCall(offer: string, parts: CallParts) {
  const { session, isBeta, engine, detector, network, limits, log } = parts
  const began = Date.now()
  let isOver = false
  let isOpen = false
  let lastPacket = began
  let lastWord = began
  let eventsLeft = mostEvents
  let complaintsLeft = mostComplaints
  let peer: Peer | undefined

  const send = createSender((message) => peer?.send(message), isBeta)
  const mouth = createMouth((packet) => peer?.play(packet))
  const turns = createTurns(detector, {
    onSpeech() {
      lastWord = Date.now()
      talk.hearSpeech()
    },
    onTurn: (samples) => talk.hearTurn(samples),
  })
  const talk = createConversation({ ...parts, session, send, engine, mouth, turns: () => turns })
  const ears = createEars((samples) => isOpen && turns.take(samples))

  function take(data: string | Buffer) {
    if (eventsLeft <= 0) return
    eventsLeft -= 1
    const read = readClientEvent(data)
    if ('event' in read) return talk.take(read.event)
    complaintsLeft -= 1
    if (complaintsLeft >= 0) send('error', errorOf('invalid_event', read.problem, read.event_id))
  }

  function watch() {
    const now = Date.now()
    eventsLeft = Math.min(mostEvents, eventsLeft + (mostEvents * watchEveryMs) / 1_000)
    if (talk.isSpeaking()) lastWord = now
    if (!isOpen && now - began > limits.connectMs) end('it was never begun')
    else if (peer?.isFlooded()) end('it sends more than it may')
    else if (isOpen && now - lastPacket > limits.lostMs) end('the client is gone')
    else if (now - began > limits.longestMs) expire('it took too long')
    else if (now - lastWord > limits.silenceMs) expire('nobody spoke')
  }

  /** Ends a call that may go on no longer, and tells the client why. */
  function expire(reason: string) {
    send('error', errorOf('session_expired', 'Your session is over.'))
    // For the message to arrive.
    setTimeout(() => end(reason), watchEveryMs)
    clearInterval(timer)
  }

  function end(reason: string) {
    if (isOver) return
    isOver = true
    clearInterval(timer)
    talk.close()
    mouth.close()
    ears.close()
    peer?.close()
    parts.onEnd(reason)
  }

  const timer = setInterval(watch, watchEveryMs)
  try {
    peer = await openPeer(offer, network, {
      onOpen() {
        isOpen = true
        lastPacket = Date.now()
        lastWord = lastPacket
        talk.begin()
      },
      onMessage: take,
      onPacket(packet) {
        lastPacket = Date.now()
        if (!isOver) ears.take(packet)
      },
      onEnd: () => end('the client hung up'),
    })
  } catch (error) {
    end('the offer was bad')
    throw error
  }
  if (isOver) peer.close()
  return { answer: peer.answer, end, log }
}

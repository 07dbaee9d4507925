import type { ChatReply, ChatVariant, TalkReply } from '#contract/chat.ts'
import type { ToldLine } from '#contract/person.ts'
import type { Language } from '#i18n/languages.ts'
import { ApiError } from '#web/api.ts'
import { randomId } from '#web/random-id.ts'
import type { askNavi } from './ask-navi.ts'
import {
  busyTurn,
  type Failure,
  reduceTalk,
  revealEvery,
  settledIds,
  type Talk,
  type TalkAction,
} from './panel-talk.ts'

/** By the page itself, or by voice, at this time of the talk. */
type AskedHow = { automatic?: boolean; voice?: string }

interface Parts {
  variant: ChatVariant
  ask: typeof askNavi
  api: {
    readTalk: () => Promise<TalkReply>
    clearTalk: () => Promise<unknown>
    stopAnswer: (id: string, shown: number) => Promise<unknown>
  }
  /** Whether this reader wants answers whole instead of letter by letter. */
  isStill: () => boolean
  /** Tells other tabs that the talk has changed. */
  tellOthers: () => void
  /** Shows all that is known of the reader, where a question has told something. */
  onTold: (lines: ToldLine[]) => void
}

/**
 * A talk with Navi, without a page: asks, reveals, stops, restores. Going to another page of the site does not end a
 * question that is under way: its answer is kept by the server and is there when the reader comes back. Leaving the
 * site ends it (decision 0011).
 */
export function createTalk({ variant, ask, api, isStill, tellOthers, onTold }: Parts) {
  let talk: Talk = { turns: [] }
  let call = new AbortController()
  let timer: ReturnType<typeof setInterval> | undefined
  let isStale = false
  const listeners = new Set<() => void>()

  function dispatch(action: TalkAction) {
    talk = reduceTalk(talk, action)
    for (const listener of listeners) listener()
  }

  async function answer(id: string, language: Language): Promise<Failure | null> {
    const turn = talk.turns.find((one) => one.id === id)
    if (!turn) return null
    call = new AbortController()
    const { signal } = call
    try {
      if (!navigator.onLine) throw new TypeError('offline')
      const { question, automatic, voice } = turn
      const reply = await ask(
        { variant, question, id, automatic, voice, language },
        { signal, onTold, onText: (text) => !signal.aborted && arrive(id, text) },
      )
      if (!signal.aborted) finish(id, reply)
      return null
    } catch (error) {
      if (signal.aborted) return null
      const failure = failureOf(error)
      dispatch({ type: 'failed', id, failure })
      return failure
    }
  }

  function arrive(id: string, text: string) {
    if (isStill()) return
    dispatch({ type: 'arrived', id, text })
    startReveal()
  }

  function finish(id: string, reply: ChatReply) {
    dispatch({ type: 'replied', id, reply, atOnce: isStill() || reply.kind === 'emergency' })
    startReveal()
    tellOthers()
  }

  function startReveal() {
    timer ??= setInterval(() => {
      if (busyTurn(talk)) return dispatch({ type: 'ticked' })
      endReveal()
    }, revealEvery)
  }

  function endReveal() {
    clearInterval(timer)
    timer = undefined
    if (isStale) restore()
  }

  /** The talk as the server keeps it. What cannot be read is left as it is. */
  async function restore() {
    isStale = false
    const settled = settledIds(talk)
    try {
      const { turns } = await api.readTalk()
      dispatch({ type: 'restored', turns, settled })
    } catch {}
  }

  function reloadWhenIdle() {
    isStale = busyTurn(talk) !== undefined
    if (!isStale) restore()
  }

  /** Whether the next question can be asked: an answer that has all come is shown whole and makes room for it. */
  function makeRoom(): boolean {
    dispatch({ type: 'hurried' })
    return busyTurn(talk) === undefined
  }

  return {
    read: () => talk,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    restore,
    reloadWhenIdle,

    /** Asks, and resolves to what went wrong, if anything did. Null where Navi is still answering: nothing was asked. */
    ask(question: string, language: Language, how: AskedHow = {}): Promise<Failure | null> | null {
      if (!makeRoom()) return null
      const id = randomId()
      dispatch({ type: 'asked', id, question: question.trim(), automatic: false, ...how })
      return answer(id, language)
    },

    /** Asks the same question once more, by the same id: it is answered once, however often it is sent. */
    retry(id: string, language: Language): Promise<Failure | null> | null {
      if (!makeRoom()) return null
      dispatch({ type: 'retried', id })
      return answer(id, language)
    },

    /** Keeps what was revealed and ends the work on it. */
    stop() {
      const turn = busyTurn(talk)
      if (!turn) return
      call.abort()
      dispatch({ type: 'stopped' })
      api.stopAnswer(turn.id, turn.shown).then(tellOthers, () => undefined)
    },

    expand: (id: string, isExpanded: boolean) => dispatch({ type: 'expanded', id, isExpanded }),

    /** Deletes the talk everywhere. Rejects where the server did not. */
    async clear() {
      call.abort()
      dispatch({ type: 'stopped' })
      await api.clearTalk()
      dispatch({ type: 'cleared' })
      tellOthers()
    },
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return { kind: 'reply', message: error.message }
  return { kind: navigator.onLine ? 'call' : 'offline', message: '' }
}

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Topic, TurnReply } from '#contract/eligibility.ts'
import type { Language } from '#i18n/languages.ts'
import { ApiError, api, type TurnFields } from '#web/api.ts'

type CheckStatus = 'starting' | 'ready' | 'sending' | 'failed'

/** What went wrong: the check said why, the server answered something else, or nothing. */
export type CheckFailure = { kind: 'said' | 'answer' | 'network'; message: string }

/** The check's own words on why it does not go on. */
class CheckSaid extends Error {}

interface Options {
  drug: { id: string; label: string }
  language: Language
  onAnswer: () => void
  /** Another answer was understood, or one was taken back. */
  onLearn: () => void
  onFailure: (failure: CheckFailure) => void
}

/** A running eligibility check for one medicine. The first question is the medicine's label. */
export function useCheck({ drug, language, onAnswer, onLearn, onFailure }: Options) {
  const [turns, setTurns] = useState<{ now?: TurnReply; before?: TurnReply | undefined }>({})
  const [status, setStatus] = useState<CheckStatus>('starting')
  const [wasAsked, setWasAsked] = useState(false)
  const tellAnswer = useEffectEvent(onAnswer)
  const tellLearnt = useEffectEvent(onLearn)
  const tellFailure = useEffectEvent(onFailure)

  const send = useCallback(
    async (fields: TurnFields, isCurrent: () => boolean = () => true): Promise<boolean> => {
      try {
        const reply = await api.takeTurn({ ...fields, lng: language })
        if (!isCurrent()) return false
        if (reply.response_type === 'fail') throw new CheckSaid(reply.message)
        setTurns(({ now }) => ({ now: reply, before: now }))
        setStatus('ready')
        return true
      } catch (error) {
        if (!isCurrent()) return false
        setStatus('failed')
        tellFailure(failureOf(error))
        return false
      }
    },
    [language],
  )

  useEffect(() => {
    let current = true
    setStatus('starting')
    send({ question: drug.label }, () => current)
    return () => {
      current = false
    }
  }, [drug.label, send])

  const { now: turn, before } = turns
  const isDone = turn?.response_type === 'answer'
  useEffect(() => {
    if (isDone) tellAnswer()
  }, [isDone])

  const learnt = turn && JSON.stringify(turn.answers)
  const learntBefore = useRef(learnt)
  useEffect(() => {
    if (learntBefore.current !== undefined && learntBefore.current !== learnt) tellLearnt()
    learntBefore.current = learnt
  }, [learnt])

  const isBusy = status === 'starting' || status === 'sending'

  // Two turns under way would start from the same state, and the answer to one would be lost.
  async function take(fields: TurnFields): Promise<boolean> {
    if (isBusy) return false
    setStatus('sending')
    setWasAsked(true)
    return send(fields)
  }

  return {
    turn,
    status,
    isBusy,
    isDone,
    /** What the last turn understood. */
    understood: turn && before ? newAnswers(before, turn) : [],
    /** Whether the reader has done something here: what follows takes the focus. */
    wasAsked,
    answer: (text: string) => take({ question: text, drug_id: drug.id, ...(turn?.topic && { topic: turn.topic }) }),
    change: (topic: Topic) => take({ question: topic, change: topic, drug_id: drug.id }),
    startOver: () => take({ question: drug.label, start_over: 'true' }),
    retry: () => take({ question: drug.label }),
  }
}

/** The answers that were not known before, or otherwise. */
function newAnswers(before: TurnReply, { answers }: TurnReply): TurnReply['answers'] {
  const said = new Set(before.answers.map(({ topic, text }) => `${topic} ${text}`))
  return answers.filter(({ topic, text }) => !said.has(`${topic} ${text}`))
}

function failureOf(error: unknown): CheckFailure {
  if (error instanceof CheckSaid) return { kind: 'said', message: error.message }
  return { kind: error instanceof ApiError ? 'answer' : 'network', message: '' }
}

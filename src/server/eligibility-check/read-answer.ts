import type { PersonFacts, Topic } from '#contract/eligibility.ts'
import type { CheckState } from '#server/eligibility/check-state.ts'
import { understand, understandYesNo } from '#server/eligibility/understand/understand.ts'
import type { Outside } from '#server/eligibility/understand/understanding.ts'

/** What an answer did to a check; `note` is what the person is told besides the next question. */
export type Read = { state: CheckState; note?: 'personal' | 'notUnderstood' | 'nothingToGoBack' }

/** How often a topic is asked: the second time it is put in other words, and then it is left as it was. */
export const mostAsked = 2

/** Reads what a person says to the pending question. Pure: gives the next state. */
export function readAnswer(state: CheckState, text: string, outside: Outside): Read {
  const { pending } = state
  if (!pending) return { state }
  if (pending.doubtful) {
    const yes = understandYesNo(text)
    if (yes === true) return { state: take(state, pending.topic, pending.doubtful) }
    if (yes === false) return { state: askAgain({ ...state, pending: { topic: pending.topic } }) }
  }
  return readFresh({ ...state, pending: { topic: pending.topic } }, pending.topic, text, outside)
}

function readFresh(state: CheckState, topic: Topic, text: string, outside: Outside): Read {
  const understood = understand(topic, text, outside)
  switch (understood.kind) {
    case 'fact':
      return isSure(state, topic, understood)
        ? { state: take(state, topic, understood.facts) }
        : { state: { ...state, pending: { topic, doubtful: understood.facts } } }
    case 'skip':
    case 'not_known':
      return { state: close(forget(state, topic), topic) }
    case 'back':
      return goBack(state)
    case 'personal':
      return { state: askAgain(state), note: 'personal' }
    case 'not_understood':
      return { state: askAgain(state), note: 'notUnderstood' }
  }
}

/** Doubtful readings are confirmed, and so is whatever contradicts an earlier answer to another question. */
function isSure(
  { facts }: CheckState,
  topic: Topic,
  understood: { facts: PersonFacts; doubtful?: string | undefined },
): boolean {
  const contradicts = (Object.keys(understood.facts) as Topic[]).some(
    (each) => each !== topic && facts[each] !== undefined && !isSame(facts[each], understood.facts[each]),
  )
  return !understood.doubtful && !contradicts
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function take(state: CheckState, topic: Topic, facts: PersonFacts): CheckState {
  const learned = Object.keys(facts) as Topic[]
  // An answer that was read, but not for the question that was asked, leaves that question open.
  const pending = learned.includes(topic) ? null : { topic }
  return {
    ...state,
    facts: { ...state.facts, ...facts },
    closed: state.closed.filter((each) => !learned.includes(each)),
    answered: [...state.answered.filter((each) => !learned.includes(each)), ...learned],
    pending,
  }
}

function forget(state: CheckState, topic: Topic): CheckState {
  const { [topic]: _, ...facts } = state.facts
  return { ...state, facts }
}

function close(state: CheckState, topic: Topic): CheckState {
  return { ...state, closed: [...new Set([...state.closed, topic])], pending: null }
}

function askAgain(state: CheckState): CheckState {
  const topic = state.pending?.topic
  if (!topic) return state
  return (state.asked[topic] ?? 0) < mostAsked ? state : close(state, topic)
}

function goBack(state: CheckState): Read {
  const topic = state.answered.at(-1) ?? state.closed.at(-1)
  return topic ? { state: reopen(state, topic) } : { state, note: 'nothingToGoBack' }
}

/** Asks a topic again, as if for the first time; its old answer holds until there is a new one. */
export function reopen(state: CheckState, topic: Topic): CheckState {
  return {
    ...state,
    closed: state.closed.filter((each) => each !== topic),
    answered: state.answered.filter((each) => each !== topic),
    asked: { ...state.asked, [topic]: 0 },
    pending: { topic },
  }
}

import type { HeardMedicine } from '#contract/voice.ts'
import { longestHeard } from '#contract/voice-terms.ts'
import type { Translate } from '#i18n/translator.ts'
import { fold } from '#text/fold.ts'
import { type Line, type LineEnd, LineError, type LineEvents } from './line.ts'
import {
  confirmedText,
  heardAgain,
  type KnownNames,
  type Offered,
  openQuestion,
  type PendingQuestion,
  waiting,
  withKnown,
} from './pending-question.ts'
import { readConfirmation } from './read-confirmation.ts'
import { differsFrom, spokenReply } from './spoken-reply.ts'
import { type AskedName, atFirst, clockOf, type VoiceState } from './voice-state.ts'

interface Parts {
  /** Opens ears and a mouth; throws `LineError`. */
  openLine: (events: LineEvents) => Promise<Line> | Line
  hear: (text: string) => Promise<{ heard: HeardMedicine[]; in_danger: boolean }>
  /** Asks Navi, at this time of the talk, about medicines that are confirmed; gives nothing where there is no answer. */
  ask: (question: string, at: string, told: Told) => Promise<{ text: string; isUrgent: boolean } | undefined>
  t: Translate<'voice'>
  longestMinutes: number
}

/** What was found in the words of a question, which need not be read a second time. */
interface Told {
  medicines: readonly Offered[]
  inDanger: boolean
}

/** A name that is said again after a no is not much longer. */
const loneName = 4

/**
 * A talk by voice, without a page: hears, has each medicine confirmed, asks, and says the answer. Whatever is said stands
 * in the captions too.
 */
export function createVoiceTalk({ openLine, hear, ask, t, longestMinutes }: Parts) {
  let state: VoiceState = atFirst
  let line: Line | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let isHidden = false
  let isRetried = false
  /** Counts what the person says: work for what came before is dropped. */
  let turn = 0
  let pending: PendingQuestion | undefined
  /** A question whose medicine was denied, until its name is said again. */
  let denied: PendingQuestion | undefined
  const known: KnownNames = new Map()
  const listeners = new Set<() => void>()

  function become(change: Partial<VoiceState>) {
    state = { ...state, ...change }
    const mayHear = state.phase === 'listening' || (line?.hearsWhileSpeaking === true && state.phase !== 'ended')
    line?.listen(mayHear && !state.isMuted && !isHidden)
    for (const listener of listeners) listener()
  }

  const isOver = () => state.phase === 'ended'

  async function start() {
    timer = setInterval(tick, 1_000)
    await open()
  }

  async function open() {
    try {
      const opened = await openLine(events)
      if (isOver()) return opened.close()
      line = opened
      become({ phase: 'listening', canTalkOver: opened.hearsWhileSpeaking })
    } catch (error) {
      finish(error instanceof LineError ? error.reason : 'broken')
    }
  }

  function tick() {
    if (state.phase === 'connecting') return
    become({ seconds: state.seconds + 1 })
    if (state.seconds >= longestMinutes * 60) finish('time')
  }

  function finish(problem: VoiceState['problem']) {
    if (isOver()) return
    turn += 1
    clearInterval(timer)
    line?.close()
    line = undefined
    become({ phase: 'ended', problem, asked: null })
  }

  /** A line that breaks off is opened once more. */
  function lose(reason: LineEnd) {
    if (reason !== 'lost' || isRetried || isOver()) return finish(reason)
    isRetried = true
    turn += 1
    line = undefined
    become({ phase: 'connecting', asked: null })
    open()
  }

  async function say(text: string, then: Partial<VoiceState> = {}): Promise<void> {
    const mine = turn
    become({ phase: 'speaking', differs: false, caption: { who: 'navi', text, letters: 0 }, ...then })
    const show = (letters: number) =>
      mine === turn && state.caption.text === text && become({ caption: { who: 'navi', text, letters } })
    await line?.say(text, show)
    if (mine !== turn || isOver()) return
    show(text.length)
    become({ phase: 'listening' })
  }

  async function take(said: string) {
    // What is not searched for medicines is not asked either.
    const words = said.slice(0, longestHeard)
    turn += 1
    const mine = turn
    line?.hush()
    become({ phase: 'thinking', caption: { who: 'you', text: words, letters: words.length } })
    try {
      const { heard, in_danger } = await hear(words)
      if (mine !== turn) return
      if (in_danger) await answer(words, { medicines: [], inDanger: true })
      else await askName(questionOf(words, heard))
    } catch {
      if (mine === turn) await say(t('voice.failed'), { asked: null })
    }
  }

  /** What was heard, or the question before it with the name that is said again. */
  function questionOf(words: string, heard: HeardMedicine[]): PendingQuestion {
    const [only] = heard
    const before = denied
    denied = undefined
    const isName = heard.length === 1 && words.trim().split(/\s+/).length <= loneName
    return before && only && isName ? heardAgain(before, only) : openQuestion(words, heard)
  }

  async function askName(question: PendingQuestion) {
    pending = withKnown(question, known)
    const medicine = waiting(pending)
    if (!medicine) return answer(confirmedText(pending), { medicines: pending.confirmed, inDanger: false })
    const [first, ...alike] = medicine.offered
    if (!first) return
    await say(t('voice.confirm.question', { name: first.name }), { asked: { ...first, alike } })
  }

  async function answer(question: string, told: Told) {
    const mine = turn
    pending = undefined
    become({ phase: 'thinking', asked: null })
    const reply = await ask(question, clockOf(state.seconds), told)
    if (mine !== turn) return
    await say(reply ? spokenReply(reply, t('voice.more')) : t('voice.failed'))
  }

  /** The person means this one. */
  async function confirm(drug_id: string) {
    const medicine = pending && waiting(pending)
    const meant = medicine?.offered.find((one) => one.drug_id === drug_id)
    if (!pending || !medicine || !meant) return
    turn += 1
    line?.hush()
    known.set(fold(medicine.said), meant).set(fold(meant.name), meant)
    const mine = turn
    await askName({ ...pending, confirmed: [...pending.confirmed, meant] }).catch(() => {
      if (mine === turn) say(t('voice.failed'), { asked: null })
    })
  }

  /** The person means none that was offered. */
  async function deny() {
    turn += 1
    line?.hush()
    denied = pending
    pending = undefined
    await say(t('voice.confirm.sayAgain'), { asked: null })
  }

  async function takeConfirmation(words: string, asked: AskedName) {
    const { answer, number, rest } = readConfirmation(words)
    const chosen = answer === 'yes' ? asked.drug_id : answer === 'number' ? asked.alike[number]?.drug_id : undefined
    if (chosen) return confirm(chosen)
    if (answer === 'no' && rest === '') return deny()
    await takeOtherName(words, asked, answer === 'no')
  }

  /** Neither yes nor no: another name, danger, or something that is asked once more. */
  async function takeOtherName(words: string, { drug_id, name }: AskedName, isDenied: boolean) {
    turn += 1
    const mine = turn
    const { heard, in_danger } = await hear(words).catch(() => ({ heard: [], in_danger: false }))
    if (mine !== turn) return
    if (in_danger) return take(words)
    const other = heard.find(({ offered }) => offered[0] && offered[0].drug_id !== drug_id)
    if (other && pending) return askName(heardAgain(pending, other))
    if (isDenied) return deny()
    await say(t('voice.confirm.yesOrNo', { name }))
  }

  const events: LineEvents = {
    onHearing: (words) =>
      state.phase === 'listening' && !state.asked && become({ caption: { who: 'you', text: words, letters: 0 } }),
    onHeard: (words) => {
      if (isOver() || state.isMuted) return
      if (state.asked) takeConfirmation(words, state.asked)
      else take(words)
    },
    onSpeech: () => {
      if (state.phase === 'speaking') become({ phase: 'listening' })
    },
    onSaid: (words) => {
      if (state.caption.who === 'navi' && differsFrom(words, state.caption.text)) become({ differs: true })
    },
    onEnd: lose,
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    confirm,
    deny,
    mute: () => become({ isMuted: !state.isMuted }),
    /** Stops Navi in the middle of a sentence. */
    interrupt() {
      if (state.phase !== 'speaking') return
      turn += 1
      line?.hush()
      become({ phase: 'listening' })
    },
    /** Nobody is listened to whose page is out of sight. */
    hide(hidden: boolean) {
      isHidden = hidden
      if (hidden) line?.hush()
      if (!isOver()) become({})
    },
    end: (problem: VoiceState['problem'] = null) => finish(problem),
  }
}

export type VoiceTalk = ReturnType<typeof createVoiceTalk>

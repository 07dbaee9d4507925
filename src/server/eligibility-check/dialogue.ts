import { longestQuestion } from '#contract/chat-terms.ts'
import type { PersonFacts, Topic, TurnReply } from '#contract/eligibility.ts'
import type { EligibilityWords } from '#i18n/eligibility-words.ts'
import { type Language, languages } from '#i18n/languages.ts'
import type { AnswerService } from '#server/answer/answer.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Drugs } from '#server/drugs/drugs.ts'
import { easternYear } from '#server/eastern-day.ts'
import type { CheckState } from '#server/eligibility/check-state.ts'
import { countFits } from '#server/eligibility/count-fits.ts'
import { type Checked, type Eligibility, eligibilityWords } from '#server/eligibility/eligibility.ts'
import { mostAsked, type Read, readAnswer, reopen } from './read-answer.ts'

/** After so many turns the check ends with what is known. */
const mostTurns = 15

type Turn = {
  question: string
  session_id: string
  change?: Topic | undefined
  /** The medicine and the topic that the page shows: another tab may have gone on with another medicine. */
  drug_id?: string | undefined
  topic?: Topic | undefined
}
type Parts = {
  eligibility: Eligibility
  answer: AnswerService
  drugs: Pick<Drugs, 'find' | 'findByName' | 'nameIn'>
  stateOfZip: (zip: string) => string | undefined
}

/**
 * The eligibility check as a talk: one question at a time, the one that settles most first, and none that would change
 * nothing. Keeps nothing itself.
 */
export function createDialogue({ eligibility, answer, drugs, stateOfZip }: Parts) {
  /**
   * Takes one turn; `before` is the state of this browser's check, `told` what its reader has told anywhere. Gives the
   * state to keep and what to say.
   */
  function takeTurn(turn: Turn, before: CheckState | undefined, language: Language, told: PersonFacts = {}) {
    const words = eligibilityWords[language]
    const running = runningOf(turn, before, told)
    const text = turn.question.trim()
    const exact = turn.change ? undefined : drugOfLabel(text)
    if (exact) return resume(start(exact, turn.session_id, before, told), words, language)
    if (!running) return { state: before, reply: fail(before ? words.said.expired : words.said.noCheck) }
    if (turn.change) return advance({ state: reopen({ ...running, turns: 0 }, turn.change) }, words, language)
    const outside = { stateOfZip, year: easternYear() }
    if (text.length > longestQuestion) return { state: running, reply: fail(words.said.tooLong) }
    return advance(readAnswer({ ...running, turns: running.turns + 1 }, text, outside), words, language)
  }

  /** The check that a turn belongs to, as this browser last knew it. */
  function runningOf(
    { session_id, drug_id, topic }: Turn,
    before: CheckState | undefined,
    told: PersonFacts,
  ): CheckState | undefined {
    if (before?.session !== session_id) return undefined
    const shown = drug_id && drug_id !== before.drug ? drugs.find(drug_id) : undefined
    return shown ? { ...start(shown, session_id, before, told), pending: topic ? { topic } : null } : before
  }

  /** A page that is loaded again shows the question it had, unless it was answered elsewhere: that is not to ask again. */
  function resume(found: CheckState, words: EligibilityWords, language: Language) {
    const isAnswered = found.pending && !found.pending.doubtful && found.facts[found.pending.topic] !== undefined
    const state = isAnswered ? { ...found, pending: null } : found
    const topic = state.pending?.doubtful ? undefined : state.pending?.topic
    const asked = topic ? { ...state.asked, [topic]: (state.asked[topic] ?? 1) - 1 } : state.asked
    return advance({ state: { ...state, asked } }, words, language)
  }

  /** Other names of a medicine could be meant as an answer. */
  function drugOfLabel(label: string): Drug | undefined {
    const drug = drugs.findByName(label)
    const name = label.toLowerCase()
    return drug && languages.some((each) => drugs.nameIn(drug, each).toLowerCase() === name) ? drug : undefined
  }

  function advance({ state, note }: Read, words: EligibilityWords, language: Language) {
    const drug = drugs.find(state.drug)
    if (!drug) return { state: undefined, reply: fail(words.said.unknownDrug) }
    const [next, ...later] = answer.topicsThatDecide(drug, state.facts, [...state.closed, ...known(state)])
    const topic = state.pending?.topic ?? next
    if (!topic || state.turns >= mostTurns) {
      const done: CheckState = { ...state, pending: null }
      return { state: done, reply: recommend(done, drug, words, language) }
    }
    const doubtful = state.pending?.doubtful
    // To confirm a reading is not to ask again.
    const asked = doubtful
      ? state.asked
      : { ...state.asked, [topic]: Math.min((state.asked[topic] ?? 0) + 1, mostAsked) }
    const after: CheckState = { ...state, asked, pending: { topic, ...(doubtful && { doubtful }) } }
    const left = later.filter((each) => each !== topic).length
    return { state: after, reply: ask(after, topic, { note, left }, words) }
  }

  function recommend(state: CheckState, drug: Drug, words: EligibilityWords, language: Language): TurnReply {
    const checked = eligibility.check(drug, state.facts)
    return {
      ...emptyReply,
      response_type: 'answer',
      result: words.result({ ...countFits(checked), drug: drugs.nameIn(drug, language) }),
      advice: isRefusedByLaw(checked) ? words.federalInstead : '',
      unique: 'Options',
      options: checked.map((each) => ({
        ...eligibility.card(each, language),
        Program_name: each.program.name,
      })),
      recommendation: answer.find(drug, state.facts, language, { skipped: state.closed }),
      answers: answersOf(state, words),
      progress: { step: state.answered.length, of: state.answered.length },
    }
  }

  return { takeTurn }
}

/** Whether a copay card is kept from the person by the federal rule. */
function isRefusedByLaw(checked: Checked[]): boolean {
  return checked.some(({ findings }) => findings.some(({ why }) => why.code === 'insurance_federal'))
}

/** Topics whose answer is known. */
function known({ facts }: CheckState): Topic[] {
  return Object.keys(facts) as Topic[]
}

/** A new medicine, and another tab, begin with what is known of the person, so that nobody is asked twice. */
function start(drug: Drug, session: string, before: CheckState | undefined, told: PersonFacts): CheckState {
  const same = before?.session === session ? before : undefined
  if (same?.drug === drug.id) return { ...same, turns: 0 }
  return {
    session,
    drug: drug.id,
    facts: told,
    asked: {},
    closed: [],
    answered: (same?.answered ?? []).filter((topic) => topic !== 'prescription'),
    pending: null,
    turns: 0,
  }
}

const emptyReply: TurnReply = {
  response_code: 200,
  response_type: 'fail',
  question: '',
  result: '',
  message: '',
  advice: '',
  unique: '',
  options: [],
  recommendation: null,
  topic: null,
  hint: '',
  why: '',
  example: '',
  choices: [],
  answers: [],
  progress: { step: 0, of: 0 },
}

function fail(message: string): TurnReply {
  return { ...emptyReply, message }
}

function ask(
  state: CheckState,
  topic: Topic,
  { note, left }: { note: Read['note']; left: number },
  words: EligibilityWords,
): TurnReply {
  const { ask, again, hint, why, example } = words.questions[topic]
  const doubtful = state.pending?.doubtful
  const repeated = (state.asked[topic] ?? 0) > 1
  const question = doubtful ? words.confirm(topic, state.facts, doubtful) : repeated ? again : ask
  const step = state.answered.length + state.closed.length + 1
  return {
    ...emptyReply,
    response_type: 'question',
    question,
    message: note ? words.said[note] : '',
    topic,
    hint: doubtful ? '' : hint,
    why,
    example: doubtful ? '' : example,
    choices: doubtful ? words.yesNo : (words.choices[topic] ?? []),
    answers: answersOf(state, words),
    progress: { step, of: step + left },
  }
}

function answersOf(state: CheckState, words: EligibilityWords): TurnReply['answers'] {
  const told = known(state)
  const inOrder = new Set([...state.answered.filter((topic) => told.includes(topic)), ...told])
  return [...inOrder].map((topic) => ({ topic, label: words.topics[topic], text: words.answer(topic, state.facts) }))
}

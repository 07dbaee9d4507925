import { findAll } from '#server/drugs/find-all.ts'
import { createLimits } from '#server/eligibility/income-limit.ts'
import type { OutsideCalls } from '#server/operations/outside-calls.ts'
import type { Config } from '#server/settings/config.ts'
import { tellingItem } from '../answers/medicine/program-block.ts'
import { createProgramsFor } from '../answers/medicine/programs-for.ts'
import { createLookUp } from '../answers/records/look-up.ts'
import type { Answer, Understood } from '../turn.ts'
import { createBreaker } from './breaker.ts'
import type { CallLimits } from './call-limits.ts'
import { type Ask, openServer } from './model-server.ts'
import { choicesFormat, createChoiceReader } from './phrasing/choices.ts'
import type { ModelParts } from './phrasing/model-parts.ts'
import { heardBefore, messagesOf, systemPrompt } from './phrasing/prompt.ts'
import { rowOf } from './phrasing/record-rows.ts'
import { recordsAtHand } from './phrasing/records-at-hand.ts'
import { openingOf, sayAct } from './phrasing/say-around.ts'
import { sayField } from './phrasing/say-field.ts'
import { createTelling } from './phrasing/telling.ts'
import { createTools } from './phrasing/tools.ts'
import { createMeaningAsker, type ToRead } from './reading/ask-meaning.ts'
import { createNameRemover } from './reading/without-names.ts'
import { createTimeLimit } from './time-limit.ts'

export type ModelTurn = {
  question: string
  /** The questions before. */
  earlier: string[]
  understood: Understood
  offline: Answer
  /** Words that the answer may have. */
  room?: number
  /** Whose calls are counted together. */
  address: string
}

type ModelOut = {
  onText?: (text: string) => void
  onReplace?: (text: string) => void
  /** Tells who runs the site, without a reader's words. */
  warn?: (message: string) => void
  signal: AbortSignal
}

export type Model = NonNullable<ReturnType<typeof createModel>>

type Parts = ModelParts & {
  calls: CallLimits
  outside: Pick<OutsideCalls, 'note'>
  /** Milliseconds. */
  now?: () => number
}

/**
 * A model of an OpenAI-compatible server that chooses what answers say and reads what was not understood, or `undefined`
 * where none is configured.
 */
export function createModel(config: Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL'>, build: () => Parts) {
  const server = openServer(config)
  if (!server) return undefined
  const { calls, outside, now = Date.now, ...parts } = build()
  const breaker = createBreaker(now)
  const programs = createProgramsFor(parts)
  const lookUp = createLookUp(parts, programs)
  const toolsFor = createTools(parts, programs)
  const limits = createLimits(parts.catalogue.guidelines)
  const withoutNames = createNameRemover(parts.catalogue)

  /** Asks the server, and notes how that went where the reader waited for it. */
  const ask: Ask = async (asked, format, reader) => {
    const end = await server.ask(asked, format)
    if (reader.aborted) return end
    if (end === 'whole') breaker.succeeded()
    else breaker.failed()
    outside.note('model', end === 'whole' ? 'answered' : 'failed')
    return end
  }
  const askMeaning = createMeaningAsker(parts, { withoutNames, ask })

  /** Where the server does not rest and another call is allowed. */
  async function withLeave<T>(address: string, { warn }: Pick<ModelOut, 'warn'>, call: () => Promise<T>) {
    if (breaker.rests()) return undefined
    const release = await calls.take(address, warn)
    return release ? call().finally(release) : undefined
  }

  /**
   * Answers a turn with the fields that the model chooses, in our words, paragraph by paragraph. `undefined`: nothing was
   * passed on, the offline answer is to be used. Where something was and the model then fails, the offline answer replaces
   * it and is given back. Where the reader leaves, what was passed on is given back.
   */
  async function choose({ question, earlier, understood, offline, room }: ModelTurn, out: ModelOut) {
    const limit = createTimeLimit(out.signal)
    const records = recordsAtHand(lookUp, understood, offline)
    const telling = createTelling({
      offline,
      records,
      sayField: (record, field) => sayField(record, field, understood, limits),
      openingOf: (first) => openingOf(first, understood, parts.drugs, programs),
      itemOf: ({ card, facts }) => (card ? tellingItem(card, understood.language) : facts.item),
      room,
      sayAct: (act, told) => sayAct(act, told, understood),
      pass(text) {
        limit.hasSentence()
        out.onText?.(text)
      },
    })
    const readChoices = createChoiceReader()
    const medicines = findAll(parts.drugs.find, understood.drugs).map(({ name }) => name)
    const heard = { question: withoutNames(question), earlier: heardBefore(earlier, withoutNames), medicines }
    const asked = {
      system: systemPrompt,
      messages: messagesOf(heard, records.all().map(rowOf)),
      tools: toolsFor(understood, records),
      signal: limit.signal,
      take(text: string) {
        for (const choice of readChoices(text)) telling.take(choice)
        return !telling.isFull()
      },
    }
    const end = await ask(asked, choicesFormat, out.signal)
    limit.end()
    if (out.signal.aborted) return telling.soFar()
    if (end === 'whole') return telling.finish()
    if (!telling.hasSaid()) return undefined
    out.onReplace?.(offline.text)
    return offline
  }

  return {
    /** Answers a turn; `undefined`, also where the server rests or no more calls are allowed: use the offline answer. */
    answer: (turn: ModelTurn, out: ModelOut): Promise<Answer | undefined> =>
      withLeave(turn.address, out, () => choose(turn, out)),

    /** Reads a question that was not understood; `undefined`, for whatever reason: what was understood of it stands. */
    read: (turn: ToRead & Pick<ModelTurn, 'address'>, out: Pick<ModelOut, 'warn' | 'signal'>) =>
      withLeave(turn.address, out, () => askMeaning(turn, out.signal)),
  }
}

import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, type LanguageModelMiddleware, wrapLanguageModel } from 'ai'
import type { Config } from '#server/config.ts'
import { createLimits } from '#server/eligibility/income-limit.ts'
import type { OutsideCalls } from '#server/operations/outside-calls.ts'
import { tracedFetch } from '#server/operations/trace.ts'
import { tellingItem } from '../answers/medicine/program-block.ts'
import { createProgramsFor } from '../answers/medicine/programs-for.ts'
import { findAll } from '../answers/medicine/which-drug-answer.ts'
import { createLookUp } from '../answers/records/look-up.ts'
import type { Answer, Understood } from '../turn.ts'
import { createBreaker } from './breaker.ts'
import type { CallLimits } from './call-limits.ts'
import { createChoiceReader, replySchema } from './choices.ts'
import type { ModelParts } from './model-parts.ts'
import { messagesOf, systemPrompt } from './prompt.ts'
import { rowOf } from './record-rows.ts'
import { recordsAtHand } from './records-at-hand.ts'
import { openingOf, sayAct } from './say-around.ts'
import { sayField } from './say-field.ts'
import { streamChoices } from './stream-choices.ts'
import { createTelling } from './telling.ts'
import { createTimeLimit } from './time-limit.ts'
import { createTools } from './tools.ts'
import { createNameRemover } from './without-names.ts'

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

/** A model of an OpenAI-compatible server that chooses what answers say, or `undefined` where none is configured. */
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
    const medicines = findAll(parts.drugs, understood.drugs).map(({ name }) => name)
    const heard = { question: withoutNames(question), earlier: earlier.map(withoutNames), medicines }
    const end = await server?.ask({
      system: systemPrompt,
      messages: messagesOf(heard, records.all().map(rowOf)),
      tools: toolsFor(understood, records),
      signal: limit.signal,
      take(text) {
        for (const choice of readChoices(text)) telling.take(choice)
        return !telling.isFull()
      },
    })
    limit.end()
    if (out.signal.aborted) return telling.soFar()
    if (end === 'whole') {
      breaker.succeeded()
      outside.note('model', 'answered')
      return telling.finish()
    }
    breaker.failed()
    outside.note('model', 'failed')
    if (!telling.hasSaid()) return undefined
    out.onReplace?.(offline.text)
    return offline
  }

  return {
    /** Answers a turn; `undefined`, also where the server rests or no more calls are allowed: use the offline answer. */
    async answer(turn: ModelTurn, out: ModelOut): Promise<Answer | undefined> {
      if (breaker.rests()) return undefined
      const release = await calls.take(turn.address, out.warn)
      if (!release) return undefined
      return choose(turn, out).finally(release)
    },
  }
}

type Asked = Omit<Parameters<typeof streamChoices>[0], 'model'>

/** Asks for the schema until the server refuses it, and from then on without. */
function openServer({
  LLM_BASE_URL,
  LLM_API_KEY,
  LLM_MODEL,
}: Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL'>) {
  if (!LLM_BASE_URL || !LLM_MODEL) return undefined
  const server = createOpenAICompatible({
    name: 'outside',
    baseURL: LLM_BASE_URL,
    supportsStructuredOutputs: true,
    fetch: tracedFetch,
    ...(LLM_API_KEY ? { apiKey: LLM_API_KEY } : {}),
  })
  const wrap = (...more: LanguageModelMiddleware[]) =>
    wrapLanguageModel({
      model: server.chatModel(LLM_MODEL),
      middleware: [extractReasoningMiddleware({ tagName: 'think' }), ...more],
    })
  const plain = wrap()
  const bySchema = wrap({
    specificationVersion: 'v3',
    transformParams: async ({ params }) => ({ ...params, responseFormat }),
  })
  let takesSchema = true

  return {
    async ask(asked: Asked) {
      if (takesSchema) {
        const end = await streamChoices({ ...asked, model: bySchema })
        if (end !== 'refused') return end
        takesSchema = false
      }
      return streamChoices({ ...asked, model: plain })
    },
  }
}

const responseFormat = { type: 'json', name: 'choices', schema: replySchema } as const

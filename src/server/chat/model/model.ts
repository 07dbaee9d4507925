import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import { createDrugFinder } from '#drug-names/find-drugs.ts'
import type { Config } from '#server/config.ts'
import type { Grounding } from '../grounding/grounding.ts'
import type { Answer, Understood } from '../turn.ts'
import { createBreaker } from './breaker.ts'
import { composeAnswer } from './compose-answer.ts'
import { messagesOf, systemPrompt } from './prompt.ts'
import { createRecords } from './records.ts'
import { streamSentences } from './stream-sentences.ts'
import { createTimeLimit } from './time-limit.ts'
import type { ToolParts } from './tool-parts.ts'
import { createTools, type Looked } from './tools.ts'
import { createVerifier } from './verifier.ts'

/** One turn as a model may hear it: `question` is without what names a person. */
export type ModelTurn = {
  question: string
  past: { question: string; answer: string }[]
  understood: Understood
  offline: Answer
}

type ModelOut = {
  onText?: (text: string) => void
  onReplace?: (text: string) => void
  signal: AbortSignal
}

export type Model = NonNullable<ReturnType<typeof createModel>>

type Parts = Omit<ToolParts, 'finder'> & { grounding: Grounding /** Milliseconds. */; now?: () => number }

/** A model of an OpenAI-compatible server that phrases answers, or `undefined` where none is configured. */
export function createModel(
  { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL }: Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL'>,
  build: () => Parts,
) {
  if (!LLM_BASE_URL || !LLM_MODEL) return undefined
  const { grounding, now = Date.now, ...services } = build()
  const server = createOpenAICompatible({
    name: 'outside',
    baseURL: LLM_BASE_URL,
    ...(LLM_API_KEY ? { apiKey: LLM_API_KEY } : {}),
  })
  const model = wrapLanguageModel({
    model: server.chatModel(LLM_MODEL),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })
  const breaker = createBreaker(now)
  const records = createRecords(services.catalogue, services.communities)
  const names = services.catalogue.drugs.map(({ id, name, generic, type, spanishNames, aliases }) => ({
    id,
    label: name,
    generic,
    kind: type,
    also: [...spanishNames, ...aliases],
  }))
  const toolsFor = createTools({ ...services, finder: createDrugFinder(names) }, records)

  /**
   * Phrases the answer to a turn, sentence by sentence. `undefined`: nothing was passed on, the offline answer is to be used.
   * Where something was and it can't stand, the offline answer replaces it and is given back.
   * Where the reader leaves, what was passed on is given back.
   */
  async function answer(turn: ModelTurn, out: ModelOut): Promise<Answer | undefined> {
    if (breaker.rests()) return undefined
    const { understood, offline } = turn
    const { language } = understood
    const looked: Looked = { language, ids: new Set(idsOf(turn)), drugs: new Set(understood.drugs), fits: new Map() }
    const said = [turn.question, ...turn.past.map(({ question }) => question), JSON.stringify(understood.facts)]
    const limit = createTimeLimit(out.signal)
    const verifier = createVerifier({
      grounding,
      language,
      allowed: () => ({ records: looked.ids, drugs: looked.drugs, fits: looked.fits, said }),
      pass(sentence) {
        limit.hasSentence()
        out.onText?.(sentence)
      },
    })
    const material = records.findAll(looked.ids, looked).map(({ fields }) => fields)
    const end = await streamSentences({
      model,
      system: systemPrompt(language),
      messages: messagesOf(turn, material),
      tools: toolsFor(understood.facts, looked),
      signal: limit.signal,
      verifier,
    })
    limit.end()
    const compose = (text: string) => composeAnswer(text, offline, looked, records)
    if (out.signal.aborted) return compose(verifier.text())
    if (end === 'failed') breaker.failed()
    else breaker.succeeded()
    const text = end === 'failed' ? undefined : verifier.finish({ whole: end === 'whole' })
    if (text !== undefined) return compose(text)
    if (verifier.text() === '') return undefined
    out.onReplace?.(offline.text)
    return offline
  }

  return { answer }
}

/** The records that the offline answer draws on, and those that the person pointed at. */
function idsOf({ understood, offline }: ModelTurn): string[] {
  return [
    ...offline.items.map(({ item_id }) => item_id),
    ...[...offline.options, ...offline.shown, ...understood.records].map(({ id }) => id),
  ]
}

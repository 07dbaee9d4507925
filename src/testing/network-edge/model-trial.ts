import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ChatCompletionRequest, LLMock, type MockServerOptions } from '@copilotkit/aimock'
import { onTestFinished } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { createModel, type Model, type ModelTurn } from '#server/chat/model/model.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { createOutsideCalls } from '#server/operations/outside-calls.ts'
import { testApp } from '../app/test-app.ts'
import { asked } from '../factories/understood.ts'
import { perFile } from '../per-file.ts'
import { catalogue } from '../records/shipped-catalogue.ts'

const offlineTexts: Record<Language, string> = {
  en: 'The **Novo Nordisk Patient Assistance Program** may give you Ozempic free. Call 1-866-310-7549.',
  es: 'El **Novo Nordisk Patient Assistance Program** puede darle Ozempic gratis. Llame al 1-866-310-7549.',
}

/** A real server of the OpenAI kind for the one test that wants one, and its model. */
export const realServer = { url: process.env.LLM_TEST_BASE_URL, model: process.env.LLM_TEST_MODEL }

/** The offline answer on Ozempic. */
export function offlineAnswer(language: Language = 'en'): Answer {
  return {
    text: offlineTexts[language],
    items: [],
    options: [
      { id: 'novo-nordisk-pap', name: 'Novo Nordisk Patient Assistance Program' },
      { id: 'novo-nordisk-diabetes-savings-offer', name: 'Novo Nordisk Diabetes Savings Offer' },
    ],
    suggestions: ['Which number do I call?'],
    asks: null,
    shown: [{ kind: 'program', id: 'novo-nordisk-pap' }],
  }
}

/** A turn on Ozempic that asks for programs. */
export function understoodTurn(more: Partial<Understood> = {}): Understood {
  return asked({ intent: 'programs', drugs: ['ozempic'], ...more })
}

type Given = { now?: () => number; changed?: Partial<typeof catalogue>; name?: string }

async function openParts(changed: Given['changed']) {
  const used = changed ? { ...catalogue, ...changed } : catalogue
  const env = { LLM_CALLS_PER_READER: '100000', LLM_CALLS_PER_DAY: '1000000' }
  const { services } = await testApp({ catalogue: used, env })
  await services.communities.prepare()
  return { ...services, catalogue: used, calls: services.modelCalls }
}

// Reading every record takes a good part of a second.
const shippedParts = perFile(() => openParts(undefined))

/** The model path on the shipped catalogue, talking to a server at this address. */
export async function modelAt(url: string, { now, changed, name = 'trial' }: Given = {}) {
  const parts = await (changed ? openParts(changed) : shippedParts())
  const config = { LLM_BASE_URL: url, LLM_API_KEY: process.env.LLM_TEST_API_KEY, LLM_MODEL: name }
  return {
    model: createModel(config, () => ({ ...parts, outside: createOutsideCalls(), ...(now && { now }) })) as Model,
  }
}

/** A server of the OpenAI kind whose answers a test scripts, and the model path that talks to it. */
export async function openModelTrial(options: MockServerOptions & Given = {}) {
  const { now, changed, ...server } = options
  const mock = new LLMock({ port: 0, chunkSize: 9, ...server })
  await mock.start()
  onTestFinished(() => mock.stop())
  return { mock, ...(await modelAt(`${mock.url}/v1`, { ...(now && { now }), ...(changed && { changed }) })) }
}

/** A plain server, for what no proper one does. */
export async function openRawServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

/** One event of a stream of the OpenAI kind. */
export function chunk(content: string, finish_reason: string | null = null): string {
  const choices = [{ index: 0, delta: { role: 'assistant', content }, finish_reason }]
  return `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'trial', choices })}\n\n`
}

/** A server that always gives its `reply`, in pieces of a few letters. */
export async function openScriptedServer() {
  const server = { reply: '', url: '' }
  server.url = await openRawServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const pieces = server.reply.match(/[\s\S]{1,40}/g) ?? []
    response.end([...pieces.map((piece) => chunk(piece)), chunk('', 'stop'), 'data: [DONE]\n\n'].join(''))
  })
  return server
}

/** Asks, and gives what a reader would have seen: every piece as it came, and what stands in the end. */
export async function askModel(model: Model, turn: Partial<ModelTurn> = {}, signal = new AbortController().signal) {
  const pieces: string[] = []
  let seen = ''
  let replaced = false
  const understood = turn.understood ?? understoodTurn()
  const answer = await model.answer(
    {
      question: 'I can not afford Ozempic',
      earlier: [],
      address: '192.0.2.1',
      understood,
      offline: offlineAnswer(understood.language),
      ...turn,
    },
    {
      onText(text) {
        pieces.push(text)
        seen += text
      },
      onReplace(text) {
        replaced = true
        seen = text
      },
      signal,
    },
  )
  return { answer, pieces, seen, replaced }
}

/** A reply of a model that chooses these fields and sentences. */
export function choosing(...choices: object[]): string {
  return JSON.stringify({ choices })
}

/** The messages of the last request, as one text. */
export function lastHeard(mock: LLMock): string {
  return JSON.stringify((mock.getLastRequest()?.body as ChatCompletionRequest | undefined)?.messages ?? [])
}

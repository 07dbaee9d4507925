import type { ChatEvent, ChatReply, ChatVariant, chatCalls } from '#contract/chat.ts'
import type { ToldLine } from '#contract/person.ts'
import type { Language } from '#i18n/languages.ts'
import { ApiError, api, read } from '#web/api.ts'

type Addresses = { [Variant in ChatVariant]: (typeof chatCalls)[Variant]['url'] }

const addresses: Addresses = {
  prescription: '/api/get_prescription_criteria_reccomendation',
  community: '/api/get_local_criteria_fearures',
  pharmacy: '/api/get_digital_pharmacy',
  general: '/api/new_navi_assistant_bot',
}

/** A model may think; a line that is silent for longer is dead. */
const silentFor = 30_000

interface Question {
  variant: ChatVariant
  question: string
  id: string
  automatic: boolean
  voice?: string | undefined
  language: Language
}

interface Listening {
  /** Ends the request. */
  signal: AbortSignal
  /** The text so far, whenever more has come. */
  onText: (text: string) => void
  /** All that is known of the reader, where the question has told something. */
  onTold?: (lines: ToldLine[]) => void
}

/** Asks Navi and follows the answer as it comes. Throws `ApiError` on a refusal, another error where the line broke. */
export async function askNavi(asked: Question, { signal, ...told }: Listening): Promise<ChatReply> {
  const line = new AbortController()
  const hangUp = () => line.abort()
  signal.addEventListener('abort', hangUp)
  let timer = setTimeout(hangUp, silentFor)
  try {
    const opened = api.openAnswer(addresses[asked.variant], fieldsOf(asked), line.signal)
    const [response, { createParser }] = await Promise.all([opened, import('eventsource-parser')])
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return await read<ChatReply>(response)
    const take = createTaker(createParser, told)
    for await (const chunk of chunksOf(response)) {
      clearTimeout(timer)
      timer = setTimeout(hangUp, silentFor)
      const reply = take(chunk)
      if (reply) return reply
    }
    throw new TypeError('The answer ended before it was whole')
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', hangUp)
    // A reader that leaves a finished answer early would else hold the connection.
    hangUp()
  }
}

function fieldsOf({ question, id, automatic, voice, language }: Question): Record<string, string> {
  return { question, question_id: id, lng: language, ...(automatic && { automatic: 'true' }), ...(voice && { voice }) }
}

async function* chunksOf({ body }: Response) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) yield part.value
}

type CreateParser = typeof import('eventsource-parser').createParser

/** Reads events out of chunks that may end anywhere; returns the whole answer once it is there. */
function createTaker(createParser: CreateParser, { onText, onTold }: Omit<Listening, 'signal'>) {
  let text = ''
  let reply: ChatReply | undefined
  let refusal: ApiError | undefined
  const parser = createParser({
    onEvent({ event, data }) {
      const message = { event, data: JSON.parse(data) } as ChatEvent
      if (message.event === 'done') reply = message.data
      else if (message.event === 'error') refusal = new ApiError(message.data.code, message.data.message)
      else if (message.event === 'start') {
        if (message.data.told) onTold?.(message.data.told)
      } else {
        text = message.event === 'replace' ? message.data.text : text + message.data.text
        onText(text)
      }
    },
  })
  return (chunk: string): ChatReply | undefined => {
    parser.feed(chunk)
    if (refusal) throw refusal
    return reply
  }
}

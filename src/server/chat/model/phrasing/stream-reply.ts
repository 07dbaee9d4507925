import {
  APICallError,
  type LanguageModel,
  type ModelMessage,
  stepCountIs,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from 'ai'

/** One look-up, and then the choices. */
const mostSteps = 2
const mostTokens = 400
/** For servers that keep to no number of tokens. */
const mostLetters = 3000

type Given = {
  model: LanguageModel
  system: string
  messages: ModelMessage[]
  tools?: ToolSet | undefined
  signal: AbortSignal
  /** Gets each piece of text. `false`: no more is wanted. */
  take: (text: string) => boolean
}

/** How a stream ended: with what it had to say, because the server takes no such request, or without an end. */
type End = 'whole' | 'refused' | 'failed'

/** Streams the model's text. Never throws, and never outlives its signal. */
export async function streamReply(given: Given): Promise<End> {
  const stop = new AbortController()
  const signal = AbortSignal.any([given.signal, stop.signal])
  const aborted = new Promise<End>((resolve) =>
    signal.addEventListener('abort', () => resolve('failed'), { once: true }),
  )
  const end = await Promise.race([read({ ...given, signal }).catch(() => 'failed' as const), aborted])
  stop.abort()
  return end
}

async function read({ model, system, messages, tools = {}, signal, take }: Given): Promise<End> {
  const { fullStream } = streamText({
    model,
    system,
    messages,
    tools,
    abortSignal: signal,
    stopWhen: stepCountIs(mostSteps),
    prepareStep: ({ stepNumber }) => (stepNumber === mostSteps - 1 ? { toolChoice: 'none' } : {}),
    maxOutputTokens: mostTokens,
    temperature: 0,
    maxRetries: 0,
    // Its own way is to print the error, and with it the words of the person.
    onError: () => {},
  })
  const reader = createReader(take)
  for await (const part of fullStream) {
    const end = signal.aborted ? 'failed' : reader(part)
    if (end) return end
  }
  return 'failed'
}

/** Reads the parts of a stream one by one, and says when and how it ended. */
function createReader(take: Given['take']) {
  let letters = 0

  function takeText(text: string): End | undefined {
    letters += text.length
    if (letters > mostLetters) return 'failed'
    return take(text) ? undefined : 'whole'
  }

  return (part: TextStreamPart<ToolSet>): End | undefined => {
    switch (part.type) {
      case 'text-delta':
        return takeText(part.text)
      case 'finish':
        return letters > 0 ? endOf(part.finishReason) : 'failed'
      case 'error':
        return isRefusal(part.error) ? 'refused' : 'failed'
      case 'abort':
        return 'failed'
      default:
        return undefined
    }
  }
}

/** The server understood the request and does not take it so. */
function isRefusal(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)
}

/** What a limit of tokens cut off are whole choices up to there. */
function endOf(reason: string): End {
  return ['stop', 'length', 'tool-calls', 'other'].includes(reason) ? 'whole' : 'failed'
}

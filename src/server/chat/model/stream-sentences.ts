import { type LanguageModel, type ModelMessage, stepCountIs, streamText, type TextStreamPart, type ToolSet } from 'ai'
import type { createVerifier } from './verifier.ts'

const mostSteps = 4
const mostTokens = 600
/** For servers that keep to no number of tokens. */
const mostLetters = 6000

type Given = {
  model: LanguageModel
  system: string
  messages: ModelMessage[]
  tools: ToolSet
  signal: AbortSignal
  verifier: Pick<ReturnType<typeof createVerifier>, 'push'>
}

/** How a stream ended: to its end, cut off by its own limit, with text that is not fit to be shown, or not at all. */
type End = 'whole' | 'cut' | 'unfit' | 'failed'

/** Streams the model's text into the verifier. Never throws, and never outlives its signal. */
export async function streamSentences({ verifier, ...given }: Given): Promise<End> {
  const stop = new AbortController()
  const signal = AbortSignal.any([given.signal, stop.signal])
  const aborted = new Promise<End>((resolve) =>
    signal.addEventListener('abort', () => resolve('failed'), { once: true }),
  )
  const end = await Promise.race([read({ ...given, signal }, verifier).catch(() => 'failed' as const), aborted])
  stop.abort()
  return end
}

async function read({ model, system, messages, tools, signal }: Omit<Given, 'verifier'>, verifier: Given['verifier']) {
  const { fullStream } = streamText({
    model,
    system,
    messages,
    tools,
    abortSignal: signal,
    stopWhen: stepCountIs(mostSteps),
    maxOutputTokens: mostTokens,
    temperature: 0.2,
    maxRetries: 0,
    // Its own way is to print the error, and with it the words of the person.
    onError: () => {},
  })
  const reader = createReader(verifier)
  for await (const part of fullStream) {
    const end = signal.aborted ? 'failed' : reader.take(part)
    if (end) return end
  }
  return 'failed'
}

/** Reads the parts of a stream one by one, and says when and how it ended. */
function createReader({ push }: Given['verifier']) {
  let letters = 0
  let words = false

  function takeText(text: string): End | undefined {
    letters += text.length
    words ||= text.trim() !== ''
    if (letters > mostLetters) return 'failed'
    return push(text) ? undefined : 'unfit'
  }

  return {
    take(part: TextStreamPart<ToolSet>): End | undefined {
      switch (part.type) {
        case 'text-delta':
          return takeText(part.text)
        case 'start-step':
          // Words before a look-up and those after it are paragraphs of their own.
          if (words) push('\n\n')
          return undefined
        case 'finish':
          return words ? endOf(part.finishReason) : 'failed'
        case 'error':
        case 'abort':
          return 'failed'
        default:
          return undefined
      }
    },
  }
}

function endOf(reason: string): End {
  if (reason === 'length') return 'cut'
  return reason === 'stop' || reason === 'tool-calls' || reason === 'other' ? 'whole' : 'failed'
}

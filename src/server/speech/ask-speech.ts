import { tracedFetch } from '#server/operations/trace.ts'

/** Words that were made into sound, and what kind of file that is. */
export type Spoken = { type: string; sound: Buffer }

/** Why there is no sound, without a word of what was to be said. */
export class SpeechError extends Error {}

/** In milliseconds; who pressed the button waits for it. */
const patience = 15_000
/** In bytes: of a long answer, three minutes as 16-bit sound have fewer. */
const mostBytes = 8 * 1024 * 1024

type Asked = {
  base: string
  key: string | undefined
  model: string
  voice: string | undefined
  text: string
  language: string
}

/**
 * Asks for words as sound, in the form of OpenAI's `/v1/audio/speech`. MP3 is a tenth as long as what is not compressed;
 * a service that can only give something else names it.
 * @throws SpeechError where it refuses, gives no sound or too much, or does not answer
 */
export async function askSpeech({ base, key, model, voice, text, language }: Asked): Promise<Spoken> {
  const response = await tracedFetch(`${base}/v1/audio/speech`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-language': language,
      ...(key && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ model, input: text, ...(voice && { voice }), response_format: 'mp3' }),
    // What another address would be told is the key.
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new SpeechError('the speech service did not answer')
  })
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
  if (!response.ok || !type.startsWith('audio/')) {
    await response.body?.cancel()
    throw new SpeechError(`the speech service gave no sound (${response.status})`)
  }
  return { type, sound: await readSound(response) }
}

async function readSound({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of body ?? []) {
      size += part.length
      if (size > mostBytes) break
      parts.push(part)
    }
  } catch {
    throw new SpeechError('the speech service broke off its answer')
  }
  if (size === 0 || size > mostBytes) throw new SpeechError('the speech service gave no sound or too much')
  return Buffer.concat(parts)
}

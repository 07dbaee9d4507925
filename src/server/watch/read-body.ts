import type { Response } from 'undici'

/** The bytes of an answer, unpacked; `null` where there are more than we take, however few it announced. */
export async function readBody(response: Response, most: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

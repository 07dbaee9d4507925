import { DeliveryError } from './delivery-error.ts'
import { writeWhole } from './folder.ts'
import type { Text } from './message.ts'
import { parseSmsUrl } from './transport-url.ts'
import { sendByTwilio } from './twilio.ts'

export type TextSender = ReturnType<typeof createTextSender>

/**
 * Sends texts by the provider of `url`, or writes them as `.txt` files where it names a folder. `send` throws a
 * DeliveryError, at the latest after `longest` milliseconds.
 */
export function createTextSender(url: string, longest = 15_000) {
  const address = parseSmsUrl(url)
  if (!address) throw new Error('SMS_URL is neither a provider nor a folder')
  if (address.kind === 'twilio') return { ...address, send: (text: Text) => sendByTwilio(address, text, longest) }
  return {
    ...address,
    send: (text: Text) =>
      writeWhole(address.folder, `${text.id}.txt`, `To: ${text.to}\n\n${text.body}\n`).catch(failed),
  }
}

function failed(error: NodeJS.ErrnoException): never {
  throw new DeliveryError(error.code ?? 'unknown')
}

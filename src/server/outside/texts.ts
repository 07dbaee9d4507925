import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { writeWhole } from './folder.ts'
import { DeliveryError, type Text } from './message.ts'
import { parseSmsUrl, type TwilioAddress } from './transport-url.ts'

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

/** https://www.twilio.com/docs/api/errors/21610: the number has answered STOP. */
const unsubscribed = 21610

const errorBody = z.object({ code: z.int() })

/**
 * Creates a Message resource: https://www.twilio.com/docs/messaging/api/message-resource.
 * The call has no key that makes it safe to repeat, so an answer that is lost on the way can mean a text that comes twice.
 */
async function sendByTwilio(
  { origin, account, token, from }: TwilioAddress,
  text: Text,
  longest: number,
): Promise<void> {
  const reply = await fetch(`${origin}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}` },
    body: new URLSearchParams({ To: text.to, From: from, Body: text.body }),
    redirect: 'error',
    signal: AbortSignal.timeout(longest),
  }).catch((error: Error) => {
    throw new DeliveryError(error.name === 'TimeoutError' ? 'twilio_timeout' : 'twilio_unreachable')
  })
  if (reply.status === 201) return
  const code = await readCode(reply)
  throw new DeliveryError(`twilio_${code ?? reply.status}`, {
    permanent: isFinal(reply.status),
    stopped: code === unsubscribed,
  })
}

/** 401 and 403 are about our account, which the operator can mend; 429 is never processed (error 20429). */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)
}

async function readCode(reply: Response): Promise<number | undefined> {
  const body: unknown = await reply.json().catch(() => undefined)
  return errorBody.safeParse(body).data?.code
}

/**
 * Whether Twilio signed this call of ours with the account's token: HMAC-SHA1 over the address it called and the fields
 * in the order of their names. https://www.twilio.com/docs/usage/webhooks/webhooks-security
 */
export function isSignedByTwilio(
  signature: string,
  { token, url, fields }: { token: string; url: string; fields: Record<string, string> },
): boolean {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + fields[name], url)
  const wanted = Buffer.from(createHmac('sha1', token).update(signed).digest('base64'))
  const given = Buffer.from(signature)
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

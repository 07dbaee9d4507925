import { fileURLToPath } from 'node:url'

type Folder = { kind: 'folder'; folder: string }

export type SmtpAddress = {
  kind: 'smtp'
  host: string
  port: number
  /** TLS from the first byte, TLS before anything else is said, TLS where offered, or none. */
  tls: 'at_once' | 'required' | 'offered' | 'none'
  auth: { user: string; pass: string } | undefined
}

export type TwilioAddress = { kind: 'twilio'; origin: string; account: string; token: string; from: string }

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Reads MAIL_URL: `smtp://user:password@host:587`, `smtps://…`, `file:///folder` or a folder; undefined where it is none. */
export function parseMailUrl(text: string): SmtpAddress | Folder | undefined {
  const url = parse(text)
  if (!url) return folderOf(text)
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:') return folderOf(text, url)
  if (!url.hostname) return undefined
  const atOnce = url.protocol === 'smtps:'
  return {
    kind: 'smtp',
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (atOnce ? 465 : 587),
    tls: atOnce ? 'at_once' : startTls(url),
    auth: url.username ? { user: decode(url.username), pass: decode(url.password) } : undefined,
  }
}

/** Reads SMS_URL: `https://ACCOUNT_SID:AUTH_TOKEN@api.twilio.com?from=+15005550006`, `file:///folder` or a folder. */
export function parseSmsUrl(text: string): TwilioAddress | Folder | undefined {
  const url = parse(text)
  if (!url) return folderOf(text)
  const isTwilio = url.protocol === 'https:' || (url.protocol === 'http:' && loopback.includes(url.hostname))
  if (!isTwilio) return folderOf(text, url)
  // A plus sign in a query stands for a space.
  const from = url.searchParams.get('from')?.replace(/^ /, '+') ?? ''
  if (!url.username || !url.password || !/^\+\d{5,15}$/.test(from)) return undefined
  return { kind: 'twilio', origin: url.origin, account: decode(url.username), token: decode(url.password), from }
}

function startTls({ hostname, searchParams }: URL): SmtpAddress['tls'] {
  if (searchParams.get('tls') === 'none') return 'none'
  return loopback.includes(hostname) ? 'offered' : 'required'
}

function folderOf(text: string, url?: URL): Folder | undefined {
  if (url) return url.protocol === 'file:' && !url.host ? { kind: 'folder', folder: fileURLToPath(url) } : undefined
  return text.includes('://') ? undefined : { kind: 'folder', folder: text }
}

function parse(text: string): URL | undefined {
  const isDrive = /^[a-z]:[\\/]/i.test(text)
  return !isDrive && URL.canParse(text) ? new URL(text) : undefined
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A password may hold a percent sign that begins no escape.
    return part
  }
}

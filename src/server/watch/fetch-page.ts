import { decodeBuffer } from 'encoding-sniffer'
import { type Dispatcher, fetch, type Response } from 'undici'
import { siteName } from '#text/site-name.ts'
import { PrivateAddress, readBody } from './page-edge.ts'

/** Why a page could not be read. None of these says that it is gone. */
export type Unreadable =
  | 'private address'
  | 'robots'
  | 'another site'
  | 'too many redirects'
  | 'too slow'
  | 'too large'
  | 'refused'
  | 'too many requests'
  | 'broken'
  | 'no connection'
  | 'no text'
  | 'captcha'
  | 'script only'
  | 'soft 404'
  | 'for sale'
  | 'other page'
  | 'never opened'

export type Validators = { etag: string | null; modified: string | null }

export type Fetched =
  | ({ kind: 'page'; html: string; url: string } & Validators)
  | { kind: 'same' }
  | { kind: 'gone' }
  | { kind: 'unreadable'; why: Unreadable }

export type Limits = {
  /** Of one page, after it is unpacked. */
  bytes: number
  /** From the first request to the last byte, redirects and all, without the pauses between them. */
  milliseconds: number
  /** Between two requests to one site, redirects and robots.txt too. */
  apart: number
}

export const limits: Limits = { bytes: 2_000_000, milliseconds: 10_000, apart: 5_000 }

type Ask = {
  agent: Dispatcher
  name: string
  limits: Limits
  /** Whether the site lets us ask for an address: asked before each request, redirects too. */
  mayAsk: (url: string) => Promise<boolean>
  /** Asks when the site may be asked again. */
  inTurn: <Answer>(url: string, ask: () => Promise<Answer>) => Promise<Answer>
  known?: Validators | undefined
}

/** Fetches one page within its limits and its own site, and never throws. */
export async function fetchPage(address: string, ask: Ask): Promise<Fetched> {
  let left = ask.limits.milliseconds
  let url = address
  for (let hops = 0; hops <= mostHops; hops += 1) {
    try {
      if (!(await ask.mayAsk(url))) return { kind: 'unreadable', why: 'robots' }
    } catch (error) {
      return { kind: 'unreadable', why: whyOf(error) }
    }
    const { answer, took } = await ask.inTurn(url, () => request(url, address, ask, left))
    if (answer.kind !== 'moved') return answer
    left = Math.max(0, left - took)
    const next = new URL(answer.to, url)
    const refusal = refusalOf(next, new URL(address))
    if (refusal) return { kind: 'unreadable', why: refusal }
    url = next.href
  }
  return { kind: 'unreadable', why: 'too many redirects' }
}

const mostHops = 5

type Moved = { kind: 'moved'; to: string }

async function request(url: string, first: string, ask: Ask, milliseconds: number) {
  const began = performance.now()
  const answer = await requestWithin(AbortSignal.timeout(milliseconds), url, first, ask)
  return { answer, took: Math.ceil(performance.now() - began) }
}

async function requestWithin(signal: AbortSignal, url: string, first: string, ask: Ask): Promise<Fetched | Moved> {
  try {
    const response = await fetch(url, {
      dispatcher: ask.agent,
      redirect: 'manual',
      signal,
      headers: { 'user-agent': ask.name, accept: 'text/html', ...(url === first ? conditions(ask.known) : {}) },
    })
    const to = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    if (to === null) return await readResponse(response, url, ask.limits)
    await response.body?.cancel()
    return { kind: 'moved', to }
  } catch (error) {
    return { kind: 'unreadable', why: signal.aborted ? 'too slow' : whyOf(error) }
  }
}

function refusalOf(next: URL, first: URL): Unreadable | null {
  if (!isSameSite(next, first)) return 'another site'
  // Who sends all that is gone to the front page has no page of that name any more, or has moved it: a person looks.
  return next.pathname === '/' && first.pathname.length > 1 ? 'soft 404' : null
}

function conditions(known: Validators | undefined): Record<string, string> {
  return {
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.modified ? { 'if-modified-since': known.modified } : {}),
  }
}

/** The same name, with or without "www.", by http or https on their own ports. */
function isSameSite(a: URL, b: URL): boolean {
  return (
    siteName(a) === siteName(b) &&
    /^https?:$/.test(a.protocol) &&
    a.port === b.port &&
    !(b.protocol === 'https:' && a.protocol === 'http:')
  )
}

async function readResponse(response: Response, url: string, { bytes }: Limits): Promise<Fetched> {
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  const missing = missingOf(status, type)
  if (missing) {
    await response.body?.cancel()
    return missing
  }
  const body = await readBody(response, bytes)
  if (body === null) return { kind: 'unreadable', why: 'too large' }
  if (isBinary(body)) return { kind: 'unreadable', why: 'no text' }
  const label = /charset=["']?([\w-]+)/i.exec(type)?.[1]
  const html = decodeBuffer(body, {
    defaultEncoding: 'utf-8',
    ...(label ? { transportLayerEncodingLabel: label } : {}),
  })
  return { kind: 'page', html, url, etag: headers.get('etag'), modified: headers.get('last-modified') }
}

/** What an answer means that has no page to read. */
function missingOf(status: number, type: string): Exclude<Fetched, { kind: 'page' }> | null {
  if (status === 304) return { kind: 'same' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429) return { kind: 'unreadable', why: 'too many requests' }
  if (status !== 200) return { kind: 'unreadable', why: status < 500 ? 'refused' : 'broken' }
  return type === '' || /html|text\/plain|xml/i.test(type) ? null : { kind: 'unreadable', why: 'no text' }
}

/** A file that calls itself a page; the pages in UTF-16 begin with their mark. */
function isBinary(body: Buffer): boolean {
  const isWide = body.length > 1 && (body.readUInt16BE(0) === 0xfeff || body.readUInt16BE(0) === 0xfffe)
  return !isWide && body.subarray(0, 1000).includes(0)
}

function whyOf(error: unknown): Unreadable {
  const causes = [error, (error as { cause?: unknown }).cause]
  if (causes.some((cause) => cause instanceof PrivateAddress)) return 'private address'
  return causes.some((cause) => /^(Z_|UND_ERR_(SOCKET|RES)|HPE_)/.test((cause as { code?: string })?.code ?? ''))
    ? 'broken'
    : 'no connection'
}

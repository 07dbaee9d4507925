import { createHash } from 'node:crypto'

/** Other hosts that this installation is set up to ask. */
export type Hosts = { frameHosts: string[]; voiceHost: string | null; readsOut: boolean }

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/**
 * The policy of one rendered page: nothing from another host but the frames of `frameHosts`, which readers must ask for, and calls to the `voiceHost`,
 * and of inline scripts just those that we wrote, which have the nonce of this rendering. What got into the page in another
 * way has none. They are named by hash, because a kept page can't carry a fresh nonce.
 */
export function contentSecurityPolicy(html: string, nonce: string, { frameHosts, voiceHost, readsOut }: Hosts): string {
  const ours = [...html.matchAll(script)].filter(([, attributes]) => attributes?.includes(attributeOf(nonce)))
  const inline = ours.filter(([, attributes]) => !attributes?.includes(' src='))
  const hashes = inline.map(([, , code]) => `'sha256-${sha256(code ?? '')}'`)
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${voiceHost ?? ''}`.trim(),
    // Sound of our own calls, which a page has in its memory.
    ...(readsOut ? ['media-src blob:'] : []),
    "manifest-src 'self'",
    ...(frameHosts.length > 0 ? [`frame-src ${frameHosts.join(' ')}`] : []),
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The page as it leaves: who reads it learns no nonce. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(attributeOf(nonce), '')
}

function attributeOf(nonce: string): string {
  return ` nonce="${nonce}"`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

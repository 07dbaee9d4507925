import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The policy of one finished page: nothing from another host but the frames of `frameHosts`, which readers must ask for,
 * and of inline scripts just those that the page holds.
 * They are named by hash because a kept page can't carry a fresh nonce.
 */
export function contentSecurityPolicy(html: string, frameHosts: string[]): string {
  const hashes = [...html.matchAll(inlineScript)].map(([, code]) => `'sha256-${sha256(code ?? '')}'`)
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(frameHosts.length > 0 ? [`frame-src ${frameHosts.join(' ')}`] : []),
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

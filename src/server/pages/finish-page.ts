import { compressed, type EncodedReply, encodedReply } from '#server/http/encoded-reply.ts'
import { contentSecurityPolicy, type Hosts, withoutNonce } from './content-security-policy.ts'

/** A rendered page as it is kept and sent. Without a build, Vite puts scripts and styles of its own into it, and changes them at will. */
export async function finishPage(page: Response, nonce: string, built: boolean, hosts: Hosts): Promise<EncodedReply> {
  const type = page.headers.get('content-type') ?? 'text/html; charset=utf-8'
  const headers = new Map([['vary', 'Accept-Encoding, Accept-Language, Cookie']])
  for (const name of ['location', 'x-remix-response', 'x-robots-tag', 'cache-control']) {
    const value = page.headers.get(name)
    if (value) headers.set(name, value)
  }
  if (!type.startsWith('text/html')) return encoded(Buffer.from(await page.arrayBuffer()))
  const rendered = await page.text()
  const html = withoutNonce(rendered, nonce)
  if (!built) return encoded(Buffer.from(html))
  headers.set('content-security-policy', contentSecurityPolicy(rendered, nonce, hosts))
  const link = linkToStylesheet(html)
  if (link) headers.set('link', link)
  return encoded(Buffer.from(paintFirst(html)))

  async function encoded(body: Buffer): Promise<EncodedReply> {
    return encodedReply(body, type, { headers: Object.fromEntries(headers), brotli: await compressed(body) })
  }
}

const stylesheets = /<link rel="stylesheet"[^>]*>/g

/**
 * What the first paint waits for comes first in the head of a page. React writes the links to all scripts before the
 * stylesheet, and on a slow line they would come before it: they are fetched when nothing else is.
 */
export function paintFirst(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, Math.max(end, 0))
  const first = head.match(stylesheets) ?? []
  const ordered = head
    .replace(stylesheets, '')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('<head>', `<head>${first.join('')}`)
  return ordered + html.slice(head.length)
}

/** The `Link` header that has the stylesheet of a page fetched before the page itself is read; nothing where it has none. */
export function linkToStylesheet(html: string): string | undefined {
  const [, address] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
  return address && `<${address}>; rel=preload; as=style`
}

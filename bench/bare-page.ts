import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/**
 * The peer of a page: its HTML and its styles, byte for byte nearly the same, and nothing that runs or is fetched besides,
 * from a server that knows nothing else.
 */
export async function startBarePage(url: string) {
  const html = await textAt(url)
  const bare = html
    .replaceAll('<script', '<script type="text/plain"')
    .replaceAll(/rel="(module)?preload"/g, 'rel="none"')
  const kept = new Map([['/', { type: 'text/html; charset=utf-8', body: brotliCompressSync(bare) }]])
  for (const [, path = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
    kept.set(path, { type: 'text/css', body: brotliCompressSync(await textAt(new URL(path, url).href)) })
  }
  const server = createServer((request, response) => {
    const found = kept.get(request.url ?? '')
    if (!found) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': found.type, 'content-encoding': 'br' }).end(found.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}

async function textAt(url: string): Promise<string> {
  return (await fetch(url)).text()
}

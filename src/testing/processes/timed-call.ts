/** An answer over HTTP with how long it took, to its end and to its first bytes after the headers, in milliseconds. */
export async function timedCall(url: string, { json, headers = {} }: { json?: object; headers?: object } = {}) {
  const started = performance.now()
  const reply = await fetch(url, {
    redirect: 'manual',
    ...(json && { method: 'POST', body: JSON.stringify(json) }),
    headers: { ...(json && { 'content-type': 'application/json' }), ...headers },
  })
  const text = await reply.text()
  return { status: reply.status, headers: reply.headers, text, ms: performance.now() - started }
}

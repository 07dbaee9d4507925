import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import contract from '#server/outside/twilio-contract.json'

const account = 'AC00000000000000000000000000000000'
const token = 'a-token/with:signs'

/** A reply of the recorded contract; or the connection is cut, or there is no answer at all. */
export type Outcome = keyof typeof contract.replies | 'cut' | 'silent'

/** Answers like Twilio's Messages resource, by the recorded contract, and refuses any call that the contract does not allow. */
export async function startTwilioServer(outcomeOf: (to: string) => Outcome = () => 'queued') {
  const texts: { to: string; body: string }[] = []
  const breaches: string[] = []
  const server = createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)))
    breaches.push(...breachesOf(request, fields))
    const outcome = outcomeOf(fields.To ?? '')
    if (outcome === 'silent') return
    if (outcome === 'cut') return response.destroy()
    const { status, body } = contract.replies[outcome]
    if (status === 201) texts.push({ to: fields.To ?? '', body: fields.Body ?? '' })
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${account}:${encodeURIComponent(token)}@127.0.0.1:${port}?from=+15005550006`,
    token,
    texts,
    /** What our calls did that the contract does not allow. */
    breaches,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function breachesOf(
  { method, url, headers }: { method?: string; url?: string; headers: NodeJS.Dict<string | string[]> },
  fields: Record<string, string>,
): string[] {
  const { request } = contract
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  const kept = {
    method: method === request.method,
    path: url === request.path.replace('{AccountSid}', account),
    authorization: headers.authorization === authorization,
    contentType: String(headers['content-type']).startsWith(request.content_type),
    fieldNames: Object.keys(fields).sort().join() === Object.keys(request.fields).sort().join(),
    fields: Object.entries(request.fields).every(([name, pattern]) => new RegExp(pattern).test(fields[name] ?? '')),
  }
  return Object.entries(kept).flatMap(([name, isKept]) => (isKept ? [] : [name]))
}

import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import { Agent, buildConnector, type Response } from 'undici'

/** Where the watcher meets the network: how a name becomes addresses, and where a connection to one really goes. */
export type Edge = {
  resolve: (hostname: string) => Promise<string[]>
  dial: (address: string, port: number) => { host: string; port: number }
}

export const internet: Edge = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  dial: (host, port) => ({ host, port }),
}

/** Thrown for a name that leads into a private network: a page could otherwise make us read what only we can reach. */
export class PrivateAddress extends Error {}

/** Connections to public addresses only, whatever a name, a redirect or a second look-up of the name says. */
export function createPublicAgent({ resolve, dial }: Edge, milliseconds: number): Agent {
  const connector = buildConnector({ timeout: milliseconds })
  return new Agent({
    connect: (options, callback) => {
      addressOf(options.hostname)
        .then((address) => {
          const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80))
          const { host, port: dialed } = dial(address, port)
          const servername = options.servername ?? options.hostname
          connector({ ...options, hostname: host, port: String(dialed), servername }, callback)
        })
        .catch((error: Error) => callback(error, null))
    },
  })

  async function addressOf(hostname: string): Promise<string> {
    const bare = hostname.replace(/^\[|\]$/g, '')
    const addresses = ipaddr.isValid(bare) ? [bare] : await resolve(bare)
    const [first] = addresses
    // One private address among public ones is enough to be refused: which is dialed would be chance.
    if (first === undefined || !addresses.every(isPublic)) throw new PrivateAddress(`${hostname} is no public address`)
    return first
  }
}

function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast'
}

/** The bytes of an answer, unpacked; `null` where there are more than we take, however few it announced. */
export async function readBody(response: Response, most: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

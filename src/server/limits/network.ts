/** How much more a wider network may do than one reader in it. */
export type Network = { name: string; share: number }

/**
 * The networks that one reader's address stands for, the narrowest first. In IPv6 whoever has one address has the 2^64 that
 * share its first half; a home is often given a /56 and a company a /48, so they count too, with room for neighbours.
 */
export function networksOf(address: string): Network[] {
  if (!address.includes(':')) return [{ name: address, share: 1 }]
  const [, ipv4] = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i) ?? []
  if (ipv4) return [{ name: ipv4, share: 1 }]
  const [a = '', b = '', c = '', d = ''] = groupsOf(address)
  return [
    { name: [a, b, c, d].join(':'), share: 1 },
    { name: `${[a, b, c, (Number.parseInt(d, 16) >> 8).toString(16)].join(':')}/56`, share: 2 },
    { name: `${[a, b, c].join(':')}/48`, share: 4 },
  ]
}

/** Of more, who asked least lately is counted anew: a crowd must not fill the memory. */
export const mostNetworks = 15_000

/** The narrowest of them: what one reader's address, or one home's, is counted as. */
export function homeOf(address: string): string {
  return networksOf(address)[0]?.name ?? address
}

/** The eight groups without leading zeros, with those that `::` left out. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').flatMap((group) => group.replace(/^0+(?=.)/, '') || []))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail]
}

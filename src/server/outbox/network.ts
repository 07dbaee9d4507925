/** What one reader's address stands for: in IPv6 whoever has one address has the 2^64 that share its first half. */
export function networkOf(address: string): string {
  const [, ipv4] = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i) ?? []
  if (ipv4 || !address.includes(':')) return ipv4 ?? address
  const [head = [], tail = []] = address
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

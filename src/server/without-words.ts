/** An error that says where it happened and nothing else: its message might repeat what a reader wrote. */
export function withoutWords(error: unknown, failure: string): Error {
  const { name, message, stack } = error instanceof Error ? error : new Error('unknown')
  const bare = new Error(`${failure}: ${name}`)
  const frames = (stack ?? '').replace(message, '').match(/^\s+at .*$/gm) ?? []
  bare.stack = [bare.message, ...frames].join('\n')
  return bare
}

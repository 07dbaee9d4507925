/** An error that says what failed, where, and by which code, and nothing else: its message might repeat what a reader wrote. */
export function withoutWords(error: unknown, failure: string): Error {
  const { name, message, stack } = error instanceof Error ? error : new Error('unknown')
  const bare = new Error([`${failure}:`, name, ...codeOf(error)].join(' '))
  const frames = (stack ?? '').replace(message, '').match(/^ +at .*$/gm) ?? []
  bare.stack = [bare.message, ...frames].join('\n')
  return bare
}

/** The code of Node or of PostgreSQL: its own, or that of what caused it. */
function codeOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  if ('code' in error && /^[A-Z0-9_]+$/.test(String(error.code))) return [String(error.code)]
  return codeOf(error.cause)
}

/**
 * Gives of texts that are alike always the first. Texts that are cut out of a file are each a text of their own, however
 * often the same stands there: together they would be megabytes.
 */
export function createTextSharing(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const first = known.get(text)
    if (first === undefined) known.set(text, text)
    return first ?? text
  }
}

type Out<Understood> = {
  onUnderstood?: (understood: Understood) => void
  onText?: (text: string) => void
  onReplace?: (text: string) => void
  warn?: (message: string) => void
  signal: AbortSignal
}

/** Passes text on to the reader until the signal aborts, and knows what the reader has of it. */
export function createSaidSoFar<Understood>({ onText, onReplace, signal, ...rest }: Out<Understood>) {
  let said = ''
  const pass = (next: string, tell: ((text: string) => void) | undefined, text: string) => {
    if (signal.aborted || !tell) return
    said = next
    tell(text)
  }
  return {
    text: () => said,
    out: {
      ...rest,
      onText: (text: string) => pass(said + text, onText, text),
      onReplace: (text: string) => pass(text, onReplace, text),
      signal,
    },
  }
}

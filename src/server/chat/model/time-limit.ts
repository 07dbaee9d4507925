/** How long an answer of a model may take, in milliseconds: until its first sentence, and until its last. */
export const firstSentenceMs = 4000
export const wholeAnswerMs = 8000

/** A signal that aborts with the reader's, where no sentence came in time, or where the answer is too long in coming. */
export function createTimeLimit(reader: AbortSignal) {
  const late = new AbortController()
  const first = setTimeout(() => late.abort(), firstSentenceMs)
  const whole = setTimeout(() => late.abort(), wholeAnswerMs)
  return {
    signal: AbortSignal.any([reader, late.signal]),
    hasSentence: () => clearTimeout(first),
    end(): void {
      clearTimeout(first)
      clearTimeout(whole)
    },
  }
}

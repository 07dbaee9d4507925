/** Some words, `from` up to but not including `to`, that mean something. */
export type FoundPattern<Meaning> = { means: Meaning; from: number; to: number }

type Step = { isGap: boolean; isOptional: boolean; whole: Set<string>; starts: string[] }
type Pattern<Meaning> = { means: Meaning; steps: Step[] }

/** What ends a clause; gaps do not reach over it. */
export const clauseEnd = '|'
const longestGap = 3
const startLength = 3
const manyDigits = /^\d{2,}$/

/**
 * Builds the search for the patterns of a table, which stand between commas. In a pattern `a/b` is one word or the
 * other, `a/-` a word or none, `suicid*` any word that starts so (three letters at least), `#` a number of two digits or
 * more, and `..` up to three words of any kind. The first word is never optional. Words are folded.
 */
export function createWordPatterns<Meaning extends string>(table: Record<Meaning, string>) {
  const byWord = new Map<string, Pattern<Meaning>[]>()
  const byStart = new Map<string, Pattern<Meaning>[]>()
  for (const means of Object.keys(table) as Meaning[]) {
    for (const written of table[means].trim().split(/\s*,\s*/)) {
      const steps = written.split(/\s+/).filter(Boolean).map(readStep)
      for (const word of steps[0]?.whole ?? []) add(byWord, word, { means, steps })
      for (const start of steps[0]?.starts ?? []) add(byStart, start.slice(0, startLength), { means, steps })
    }
  }

  return (words: string[]): FoundPattern<Meaning>[] => {
    const found: FoundPattern<Meaning>[] = []
    for (const [from, word] of words.entries()) {
      for (const patterns of [byWord.get(word), byStart.get(word.slice(0, startLength))]) {
        for (const { means, steps } of patterns ?? []) {
          const to = endOf(steps, 0, words, from)
          if (to !== undefined) found.push({ means, from, to })
        }
      }
    }
    return found
  }
}

/** The words with each found pattern gone and the end of a clause in its place. */
export function withoutPatterns(words: string[], found: FoundPattern<string>[]): string[] {
  const gone = new Set(found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
  return gone.size === 0 ? words : words.map((word, at) => (gone.has(at) ? clauseEnd : word))
}

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

function readStep(written: string): Step {
  const choices = written.split('/')
  return {
    isGap: written === '..',
    isOptional: choices.includes('-'),
    whole: new Set(choices.filter((choice) => choice !== '-' && !choice.endsWith('*'))),
    starts: choices.filter((choice) => choice.endsWith('*')).map((choice) => choice.slice(0, -1)),
  }
}

function endOf(steps: Step[], at: number, words: string[], place: number): number | undefined {
  const step = steps[at]
  if (!step) return place
  if (step.isGap) return endAfterGap(steps, at, words, place)
  const word = words[place]
  const end = word !== undefined && fits(step, word) ? endOf(steps, at + 1, words, place + 1) : undefined
  return end ?? (step.isOptional ? endOf(steps, at + 1, words, place) : undefined)
}

function endAfterGap(steps: Step[], at: number, words: string[], place: number): number | undefined {
  for (let skipped = 0; skipped <= longestGap; skipped += 1) {
    const end = endOf(steps, at + 1, words, place + skipped)
    if (end !== undefined || words[place + skipped] === clauseEnd) return end
  }
  return undefined
}

function fits({ whole, starts }: Step, word: string): boolean {
  return (
    whole.has(word) ||
    (whole.has('#') && manyDigits.test(word)) ||
    (starts.length > 0 && starts.some((start) => word.startsWith(start)))
  )
}

/** The texts that have a term, and what it is worth in each: two lists of numbers, because 100,000 pairs were 6 MB more. */
type Postings = { holders: number[]; worths: number[] }

/** How much a term counts that stands several times in a text, and how much long texts are held back (the usual values). */
const [saturation, ofLength] = [1.2, 0.75]

/**
 * How well each of some texts has the terms of a question, by how rare these are: Okapi BM25.
 * @param texts The terms of each text, as often as they stand there.
 * @returns The score of each text for the terms of a question, from 0 on.
 */
export function createTextMatch(texts: readonly string[][]): (asked: ReadonlySet<string>) => Float64Array {
  // The search holds on to what it names, and the texts themselves are no longer needed.
  const { length } = texts
  const postings = postingsOf(texts)
  return (asked) => {
    const scores = new Float64Array(length)
    for (const term of asked) {
      const { holders, worths } = postings.get(term) ?? none
      for (let at = 0; at < holders.length; at += 1) {
        const text = holders[at] ?? 0
        scores[text] = (scores[text] ?? 0) + (worths[at] ?? 0)
      }
    }
    return scores
  }
}

const none: Postings = { holders: [], worths: [] }

function postingsOf(texts: readonly string[][]): Map<string, Postings> {
  const meanLength = texts.reduce((sum, { length }) => sum + length, 0) / (texts.length || 1)
  const worthOf = ({ text, count }: Holder, rare: number) => {
    const length = (texts[text]?.length ?? 0) / meanLength
    return (rare * count * (saturation + 1)) / (count + saturation * (1 - ofLength + ofLength * length))
  }
  return new Map(
    [...holdersOf(texts)].map(([term, holders]) => {
      const rare = Math.log(1 + (texts.length - holders.length + 0.5) / (holders.length + 0.5))
      const worths = holders.map((holder) => worthOf(holder, rare))
      return [term, { holders: holders.map(({ text }) => text), worths }]
    }),
  )
}

/** A text that has a term, and how often. */
type Holder = { text: number; count: number }

function holdersOf(texts: readonly string[][]): Map<string, Holder[]> {
  const holders = new Map<string, Holder[]>()
  for (const [text, terms] of texts.entries())
    for (const term of terms) {
      const known = holders.get(term)
      const last = known?.at(-1)
      if (last?.text === text) last.count += 1
      else if (known) known.push({ text, count: 1 })
      else holders.set(term, [{ text, count: 1 }])
    }
  return holders
}

/** A text that has a term, and what it is worth there. */
type Posting = { text: number; worth: number }

/** How much a term counts that stands several times in a text, and how much long texts are held back (the usual values). */
const [saturation, ofLength] = [1.2, 0.75]

/**
 * How well each of some texts has the terms of a question, by how rare these are: Okapi BM25.
 * @param texts The terms of each text, as often as they stand there.
 * @returns The score of each text for the terms of a question, from 0 on.
 */
export function createTextMatch(texts: readonly string[][]): (asked: ReadonlySet<string>) => Float64Array {
  const postings = postingsOf(texts)
  return (asked) => {
    const scores = new Float64Array(texts.length)
    for (const term of asked)
      for (const { text, worth } of postings.get(term) ?? []) scores[text] = (scores[text] ?? 0) + worth
    return scores
  }
}

function postingsOf(texts: readonly string[][]): Map<string, Posting[]> {
  const meanLength = texts.reduce((sum, { length }) => sum + length, 0) / (texts.length || 1)
  const worthOf = ({ text, count }: Holder, rare: number) => {
    const length = (texts[text]?.length ?? 0) / meanLength
    return (rare * count * (saturation + 1)) / (count + saturation * (1 - ofLength + ofLength * length))
  }
  return new Map(
    [...holdersOf(texts)].map(([term, holders]) => {
      const rare = Math.log(1 + (texts.length - holders.length + 0.5) / (holders.length + 0.5))
      return [term, holders.map((holder) => ({ text: holder.text, worth: worthOf(holder, rare) }))]
    }),
  )
}

/** A text that has a term, and how often. */
type Holder = { text: number; count: number }

function holdersOf(texts: readonly string[][]): Map<string, Holder[]> {
  const holders = new Map<string, Holder[]>()
  for (const [text, terms] of texts.entries())
    for (const [term, count] of countsOf(terms)) {
      const known = holders.get(term)
      if (known) known.push({ text, count })
      else holders.set(term, [{ text, count }])
    }
  return holders
}

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

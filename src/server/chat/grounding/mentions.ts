import { fold } from '#text/fold.ts'

type Entry<Item> = { tokens: string[]; item: Item }
type Token = { folded: string; capital: boolean }

/** Finds names in a text by whole words, the longest first; a name must start with a capital letter or a digit. */
export function createMentions<Item>(named: { name: string; item: Item }[]) {
  const byFirst = new Map<string, Entry<Item>[]>()
  for (const { name, item } of named) {
    const tokens = tokensOf(name).map(({ folded }) => folded)
    const [first] = tokens
    if (!first) continue
    const entries = byFirst.get(first) ?? []
    byFirst.set(first, entries)
    entries.push({ tokens, item })
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.tokens.length - a.tokens.length)

  function longestAt(words: Token[], at: number): Entry<Item>[] {
    const { folded, capital } = words[at] as Token
    if (!capital) return []
    const found = (byFirst.get(folded) ?? []).filter(({ tokens }) =>
      tokens.every((token, step) => token === words[at + step]?.folded),
    )
    return found.filter(({ tokens }) => tokens.length === found[0]?.tokens.length)
  }

  /** What the names in a text stand for, in its order; a name inside a longer one is not counted. */
  return function mentionsIn(text: string): Item[] {
    const words = tokensOf(text)
    const found: Item[] = []
    for (let at = 0; at < words.length; ) {
      const entries = longestAt(words, at)
      found.push(...entries.map(({ item }) => item))
      at += entries[0]?.tokens.length ?? 1
    }
    return [...new Set(found)]
  }
}

function tokensOf(text: string): Token[] {
  const words = text.replace(/['’]/g, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.map((word) => ({ folded: fold(word), capital: /^[\p{Lu}\p{N}]/u.test(word) }))
}

import { tokenize } from '../tokens.ts'

type Name = { name: string; words: readonly string[] }

/** Names of one or several words, each known by its first word; of those that begin alike the longest stands first. */
export type Gazetteer = ReadonlyMap<string, readonly Name[]>

export function createGazetteer(names: Iterable<string>): Gazetteer {
  const gazetteer = new Map<string, Name[]>()
  for (const name of names) {
    const words = tokenize(name)
    const [first] = words
    if (first !== undefined) gazetteer.set(first, [...(gazetteer.get(first) ?? []), { name, words }])
  }
  for (const list of gazetteer.values()) list.sort((a, b) => b.words.length - a.words.length)
  return gazetteer
}

/** The tokens with each name replaced by one token that says what it names. */
export function maskNames(tokens: string[], gazetteer: Gazetteer, mask: string): string[] {
  const masked: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const [name] = namesAt(tokens, at, gazetteer)
    masked.push(name ? mask : (tokens[at] as string))
    at += name?.words.length ?? 1
  }
  return masked
}

/** Every name in the tokens, also those within others. */
export function findNames(tokens: string[], gazetteer: Gazetteer): string[] {
  return tokens.flatMap((_, at) => namesAt(tokens, at, gazetteer).map(({ name }) => name))
}

function namesAt(tokens: string[], at: number, gazetteer: Gazetteer): Name[] {
  const begin = gazetteer.get(tokens[at] ?? '') ?? []
  return begin.filter(({ words }) => words.every((word, index) => tokens[at + index] === word))
}

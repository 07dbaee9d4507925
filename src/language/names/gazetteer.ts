import { tokenize } from '../tokens.ts'

/** `more`: its words after the first. */
type Name = { name: string; more: readonly string[] }

/** Most have one word: a list for each of them would be megabytes. */
const none: readonly never[] = []

/**
 * Names of one or several words, each known by its first word, or its first two with a space between: hundreds begin with "no".
 * Of those that begin alike the longest stands first.
 */
export type Gazetteer = ReadonlyMap<string, readonly Name[]>

export function createGazetteer(names: Iterable<string>): Gazetteer {
  const gazetteer = new Map<string, Name[]>()
  for (const name of names) {
    const [first, ...more] = tokenize(name)
    if (first === undefined) continue
    const entry = { name, more: more.length > 0 ? more : none }
    const begin = more.length > 0 ? `${first} ${more[0]}` : first
    const alike = gazetteer.get(begin)
    if (alike) alike.push(entry)
    else gazetteer.set(begin, [entry])
  }
  for (const list of gazetteer.values()) list.sort((a, b) => b.more.length - a.more.length)
  return gazetteer
}

/** The tokens with each name replaced by one token that says what it names. */
export function maskNames(tokens: string[], gazetteer: Gazetteer, mask: string): string[] {
  const masked: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const [name] = namesAt(tokens, at, gazetteer)
    masked.push(name ? mask : (tokens[at] as string))
    at += 1 + (name?.more.length ?? 0)
  }
  return masked
}

/** Every name in the tokens, also those within others. */
export function findNames(tokens: string[], gazetteer: Gazetteer): string[] {
  return tokens.flatMap((_, at) => namesAt(tokens, at, gazetteer).map(({ name }) => name))
}

function namesAt(tokens: string[], at: number, gazetteer: Gazetteer): Name[] {
  const [first = '', second] = [tokens[at], tokens[at + 1]]
  const longer = gazetteer.get(`${first} ${second}`) ?? none
  const found = longer.filter(({ more }) => more.every((word, index) => tokens[at + 1 + index] === word))
  return [...found, ...(gazetteer.get(first) ?? none)]
}

import { tokenize } from '../tokens.ts'

/** `more`: its words after the first. */
type Name = { name: string; more: readonly string[] }

/** Most have one word: a list for each of them would be megabytes. */
const none: readonly never[] = []

/** Names that begin with the same word: those of this word alone, and longer ones by their second, the longest first. */
type Alike = { alone: readonly Name[]; longer?: Map<string, Name[]> }

/** Names of one or several words, by their first word and then by their second: hundreds begin with "no". */
export type Gazetteer = ReadonlyMap<string, Alike>

export function createGazetteer(names: Iterable<string>): Gazetteer {
  const gazetteer = new Map<string, Alike>()
  for (const name of names) {
    const [first, ...more] = tokenize(name)
    if (first === undefined) continue
    const alike = gazetteer.get(first) ?? { alone: none }
    gazetteer.set(first, alike)
    const [second] = more
    if (second === undefined) alike.alone = [...alike.alone, { name, more: none }]
    else addLonger(alike, second, { name, more })
  }
  for (const { longer } of gazetteer.values())
    for (const list of longer?.values() ?? []) list.sort((a, b) => b.more.length - a.more.length)
  return gazetteer
}

function addLonger(alike: Alike, second: string, name: Name): void {
  alike.longer ??= new Map()
  const list = alike.longer.get(second)
  if (list) list.push(name)
  else alike.longer.set(second, [name])
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

function namesAt(tokens: string[], at: number, gazetteer: Gazetteer): readonly Name[] {
  const alike = gazetteer.get(tokens[at] ?? '')
  if (!alike) return none
  const longer = alike.longer?.get(tokens[at + 1] ?? '')
  if (!longer) return alike.alone
  const found = longer.filter(({ more }) => more.every((word, index) => tokens[at + 1 + index] === word))
  return [...found, ...alike.alone]
}

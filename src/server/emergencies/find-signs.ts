import type { EmergencyKind } from '#contract/communities.ts'
import { createWordPatterns, type FoundPattern } from '#text/word-patterns.ts'

type Sign<Name> = { means: EmergencyKind; first: Name; others: Name[] }
type FoundPart<Name> = { all: FoundPattern<Name>[]; starts: Set<number>; ends: Set<number> }

/** How many words may stand between two parts of a sign: a short clause. */
const farthest = 6

/**
 * Builds the search for signs of danger. A part is a named list of word patterns; a sign is names of parts, such as
 * `chest pain`, of which the others must stand near the first, in any order.
 */
export function createSignFinder<Name extends string>(
  parts: Record<Name, string>,
  signs: Record<EmergencyKind, string>,
) {
  const findParts = createWordPatterns(parts)
  const all = (Object.keys(signs) as EmergencyKind[]).flatMap((means) => readSigns<Name>(means, signs[means]))

  return (words: string[]): FoundPattern<EmergencyKind>[] => {
    const byPart = new Map<Name, FoundPart<Name>>()
    for (const found of findParts(words)) {
      const part = byPart.get(found.means) ?? { all: [], starts: new Set(), ends: new Set() }
      byPart.set(found.means, part)
      part.all.push(found)
      part.starts.add(found.from)
      part.ends.add(found.to)
    }
    return all
      .filter(({ others }) => others.every((other) => byPart.has(other)))
      .flatMap(({ means, first, others }) =>
        (byPart.get(first)?.all ?? [])
          .filter((part) => others.every((other) => isNear(part, byPart.get(other))))
          .map(({ from, to }) => ({ means, from, to })),
      )
  }
}

function readSigns<Name extends string>(means: EmergencyKind, list: string): Sign<Name>[] {
  return list
    .trim()
    .split(/\s*,\s*/)
    .map((sign) => {
      const [first, ...others] = sign.split(' ') as [Name, ...Name[]]
      return { means, first, others }
    })
}

function isNear({ from, to }: FoundPattern<string>, other: FoundPart<string> | undefined): boolean {
  for (let between = 0; between <= farthest; between += 1) {
    if (other?.starts.has(to + between) || other?.ends.has(from - between)) return true
  }
  return false
}

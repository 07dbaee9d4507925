import { fold } from '#text/fold.ts'
import * as home from './words/home-words.ts'

/** Fewer people are told in other ways too. */
const fewest = 3

/** A list of who lives together, as it stands in a text, and how many they are. */
export type HomeListed = { list: string; size: number }

/** Counts a list of people that has the person in it: "it's him, my mom, me and my 2 brothers". Nothing where somebody may be missing. */
export function homeListed(sentence: string): HomeListed | undefined {
  const list = sentence.match(home.list)?.groups?.list
  if (!list || !home.meInList.test(list)) return undefined
  const sizes = [...list.matchAll(home.oneOfList)].map(({ groups = {} }) => sizeOf(groups))
  const size = sizes.reduce((sum, one) => sum + one, 0)
  return sizes.length >= fewest && Number.isInteger(size) ? { list, size } : undefined
}

/** "My kids" may be any number. */
function sizeOf({ count, pair, many }: Partial<Record<string, string>>): number {
  if (count) return home.numbers.get(fold(count)) ?? Number(count)
  if (pair) return 2
  return many ? Number.NaN : 1
}

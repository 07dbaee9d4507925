import { createContext, useContext } from 'react'
import type { ToldLine, ToldTopic } from '#contract/person.ts'

/** What the reader has told anywhere on the site, and the ways to change it. */
export type Person = {
  /** In words, a line a topic. */
  lines: ToldLine[]
  /** What the browser had kept could not be read, and is gone. */
  lost: boolean
  /** Tells one fact, or with '' takes it back; gives '' where it was understood and kept, else why not. The page follows. */
  tell: (topic: ToldTopic, answer: string) => Promise<string>
  /** Tells what was said for something else, such as a search: where it is not understood or not kept, nobody is bothered. */
  mention: (topic: ToldTopic, answer: string) => Promise<void>
  forget: () => Promise<void>
  /** Reads again what the server has heard beside `tell`: in the check. */
  refresh: () => Promise<void>
  /** Shows what Navi has heard, which its answer brings along. The page follows. Stays the same function. */
  hear: (lines: ToldLine[]) => void
}

export const PersonContext = createContext<Person | null>(null)

/** What the reader has told; a `PersonProvider` must stand above. */
export function usePerson(): Person {
  const person = useContext(PersonContext)
  if (!person) throw new Error('usePerson needs a PersonProvider above it')
  return person
}

/** Where the reader lives, as the search of local help takes it, or ''. A ZIP code needs no state. */
export function toldPlace({ lines }: Pick<Person, 'lines'>): string {
  const text = lines.find(({ topic }) => topic === 'place')?.text ?? ''
  return text.replace(/^(\d{5}),.*$/, '$1')
}

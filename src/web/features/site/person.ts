import { createContext, useContext } from 'react'
import type { ToldLine, ToldTopic } from '#contract/person.ts'

/** What the reader has told anywhere on the site, and the ways to change it. */
export type Person = {
  /** In words, a line a topic. */
  lines: ToldLine[]
  /** What the browser had kept could not be read, and is gone. */
  lost: boolean
  /** Tells one fact, or with '' takes it back; gives whether it was understood and kept. The page follows. */
  tell: (topic: ToldTopic, answer: string) => Promise<boolean>
  forget: () => Promise<void>
  /** Reads again what the server has heard beside `tell`: in the check or the chat. */
  refresh: () => Promise<void>
}

export const PersonContext = createContext<Person | null>(null)

export function usePerson(): Person {
  const person = useContext(PersonContext)
  if (!person) throw new Error('usePerson needs a PersonProvider above it')
  return person
}

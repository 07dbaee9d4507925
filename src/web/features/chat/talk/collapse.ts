import { advance } from './advance.ts'

/** The first reply is collapsed to this many characters. */
export const collapsedTo = 150

/** Where the shown beginning of a collapsed text ends: no mark is split. */
export function collapsedEnd(text: string): number {
  return advance({ text, from: 0, letters: collapsedTo, isWhole: true })
}

/** A text, or its beginning and an ellipsis where it is long. */
export function collapsed(text: string): string {
  const end = collapsedEnd(text)
  return end < text.length ? `${text.slice(0, end).trimEnd()}…` : text
}

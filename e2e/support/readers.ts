/**
 * The two who try what people can do: each language and each width once. Where a language has no part in it, such as a
 * network that fails, one reader is enough; where words could break it on one screen alone, both languages have that screen.
 */
export const readers = [
  ['en', 390],
  ['es', 1280],
] as const

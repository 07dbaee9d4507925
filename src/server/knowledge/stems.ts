/** Words are one by so many letters: "apply" and "applying", "gasto" and "gastos". */
const stem = 5
const shortest = 3

/** How words begin, as often as they stand there. Short ones tell nothing. */
export function stemsOf(words: readonly string[]): string[] {
  return words.filter((word) => word.length >= shortest).map((word) => word.slice(0, stem))
}

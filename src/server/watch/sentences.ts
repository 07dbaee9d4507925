/**
 * A block of a page, cut where a sentence ends, with the mark of its footnote: not at the point of "U.S." or "$1.50", nor between a
 * question and its answer. What stands after a semicolon is another rule.
 */
export function sentencesOf(line: string): string[] {
  return line.split(/(?<=(?:[a-z)%\d]|[A-Z]{2})[.!][*†‡§^”"]?)\s+(?=[A-Z¿¡“"])|(?<=;)\s+/)
}

/** Short forms, as a part of a pattern: a name or a place goes on after their point. */
export const shortForms = String.raw`Dr|Dra|Mr|Mrs|Ms|St|Ste|Sr|Sra|EE|U\.S`

const endOfSentence = new RegExp(
  String.raw`(?<=[.!?]["»*_)]?)(?<!(?:^|[^\p{L}.])(?:${shortForms})\.|\d [NSEW]\.) (?=[\p{Lu}¿¡$])`,
  'u',
)

/** The sentences of a text in English or Spanish: "St. Louis" and "135 E. Main Street" end none. */
export function sentencesIn(text: string): string[] {
  return text.split(endOfSentence)
}

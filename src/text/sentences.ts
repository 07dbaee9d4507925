/** The sentences of a text in English or Spanish. */
export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?]["”»]?) (?=[\p{Lu}¿¡$])/u)
}

import { telAddress } from '#text/tel-address.ts'

/** A link as the marks of an answer write it. */
export function link(words: string, address: string): string {
  return `[${words}](${address})`
}

/** A phone number that one tap calls. */
export function phoneLink(phone: string): string {
  return link(phone, telAddress(phone))
}

/** Paragraphs with an empty line between them; what is empty is left out. */
export function paragraphs(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

export function bullets(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

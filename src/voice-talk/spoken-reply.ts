import { plainText } from '#text/chat-markup.ts'
import { sentencesOf } from '#text/speech-text.ts'

/** Whoever listens forgets the beginning of what takes longer than half a minute. */
const mostLetters = 450

/** What is said of an answer: its first sentences, and that there is more to read. Words in danger are said whole. */
export function spokenReply({ text, isUrgent }: { text: string; isUrgent: boolean }, more: string): string {
  const plain = plainText(text).trim()
  if (isUrgent || plain.length <= mostLetters) return plain
  let said = ''
  for (const sentence of sentencesOf(plain)) {
    if (said && said.length + sentence.length > mostLetters) break
    said += sentence
  }
  return said.length < plain.length ? `${said.trim()} ${more}` : said
}

/** Whether a voice said a number or a name that it was not given. */
export function differsFrom(said: string, given: string): boolean {
  const allowed = new Set(claimsOf(given))
  return claimsOf(said).some((claim) => !allowed.has(claim))
}

/** Digits without what stands between them, and words with a capital that begin no sentence. */
function claimsOf(text: string): string[] {
  const numbers = (text.match(/\d(?:[\d., ()-]*\d)?/g) ?? []).map((number) => number.replace(/\D/g, ''))
  const names = text.match(/(?<=[\p{Ll},;:] )\p{Lu}[\p{L}-]{2,}/gu) ?? []
  return [...numbers, ...names.map((name) => name.toLowerCase())]
}

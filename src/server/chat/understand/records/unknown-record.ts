import { commonWords } from '#server/chat/medicines/common-words.ts'
import type { Intent } from '#server/chat/turn.ts'
import { fold } from '#text/fold.ts'
import type { Spoken } from '../spoken.ts'
import { ordinaryWords } from '../words/vocabulary.ts'

/** What is said after "for" or "of", up to the end of the sentence: "the phone number for Zorbocare". */
const whose = /\b(?:for|of|to|de|del|para) (?:(?:the|that|this|my|el|la|los|las|ese|esa|mi) )?(\p{L}{3,})$/u
/** Of a text that is not all in capitals: "the number of that SHINE". */
const inCapitals = /\b\p{Lu}{4,}\b/gu
const common = new Set(commonWords.split(/\s+/))

/** Whether a number or a form is asked for by a name that no record and no medicine of ours has: no other one is given instead. */
export function asksUnknownRecord(intent: Intent, { text, named, told, medicines, pointed }: Spoken): boolean {
  const isNamed = named.length + told.length + medicines.drugs.length > 0 || pointed.isOrdinal
  if (isNamed || (intent !== 'phone' && intent !== 'form')) return false
  const initials = /\p{Ll}/u.test(text) ? (text.match(inCapitals) ?? []).map(fold) : []
  if (initials.some((name) => !ordinaryWords.has(name))) return true
  if (pointed.isPointing) return false
  const names = text.split(/[.?!,;\n]+/).map((sentence) => fold(sentence).match(whose)?.[1])
  return names.some((name) => name !== undefined && !ordinaryWords.has(name) && !common.has(name))
}

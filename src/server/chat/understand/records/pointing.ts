import type { RecordRef, TalkContext } from '#server/chat/turn.ts'
import { createPhrases } from '#server/eligibility/understand/phrases.ts'
import type { Token } from '#server/eligibility/understand/tokens.ts'
import { type Pointing, pointingWords } from '../words/pointing-words.ts'

const find = createPhrases(pointingWords)

/** "First, does it cover Humira?" and "my first time here" point at nothing; "the first" and a turn of so few words do. */
const mostBesideBare = 3
const bare =
  /^(?:first|second|third|fourth|fifth|1st|2nd|3rd|primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|quint[oa]|last|[uú]ltim[oa])$/

/** What a turn points at: the record, and whether it was said by its place in the list. */
export type Pointed = { records: RecordRef[]; isOrdinal: boolean; isPointing: boolean; rest: Token[] }

/** Reads "the second one" and "that one" as the records that were shown; `isOfMedicines`: a place among these is meant. */
export function readPointing(tokens: Token[], before: TalkContext, isOfMedicines = false): Pointed {
  const words = tokens.filter(({ text }) => /[\p{L}\d#]/u.test(text))
  const lone = words.length === 1 && /^[1-5]$/.test(words[0]?.text ?? '') ? (words[0]?.text as Pointing) : undefined
  const signs = find(words).map((sign) =>
    (words.length > mostBesideBare && isBare(sign, words)) || isOfTime(sign, words) ? { token: sign.token } : sign,
  )
  const means = signs.flatMap((sign) => sign.means ?? [])
  const place = lone ?? means.find((each) => each !== 'that')
  const shown = place && !isOfMedicines ? at(before.shown, place) : undefined
  const that = means.includes('that') ? inQuestion(before) : []
  return {
    records: shown ? [shown] : that,
    isOrdinal: shown !== undefined,
    isPointing: means.length > 0 || lone !== undefined,
    rest: shown ? signs.filter((sign) => !sign.means).map(({ token }) => token) : tokens,
  }
}

/** "The last one was this morning" and "the last pill" are of no list. */
const ofTime = /^(?:was|were|fue|era|pills?|dos(?:e|is)|shots?|time|refill|pastillas?|vez|surtido|i|que)$/

function isOfTime({ token, means }: { token: Token; means?: Pointing | undefined }, words: Token[]): boolean {
  if (means !== 'last') return false
  const last = token.text.split(' ').at(-1)
  return ofTime.test(words[words.findIndex(({ text }) => text === last) + 1]?.text ?? '')
}

/** "The first visit", "the first of the year". */
const ofDate =
  /^(?:(?:time|times|visit|day|week|month|year|refill|vez|veces|visita|dia|semana|mes|ano)\b|(?:of|de|del) (?:(?:the|next|this|each|every|el|cada|este) )?(?:year|month|mes|ano)\b)/

function isBare({ token }: { token: Token }, words: Token[]): boolean {
  const [, ordinal = ''] = token.text.match(/^(?:(?:the|el|la) )?(\S+)$/) ?? []
  if (!bare.test(ordinal)) return false
  const at = words.findIndex(({ text }) => text === ordinal)
  const after = words.slice(at + 1, at + 4).map(({ text }) => text)
  return ordinal === token.text || ofDate.test(after.join(' '))
}

function at(shown: RecordRef[], place: Pointing): RecordRef | undefined {
  return place === 'last' ? shown.at(-1) : shown[Number(place) - 1]
}

/** What "it" is: the record talked of, or the first that was shown. */
export function inQuestion({ records, shown }: TalkContext): RecordRef[] {
  return records.length > 0 ? records : shown.slice(0, 1)
}

import { stateCodes, territoryCodes } from '#contract/states.ts'
import { distance } from '#text/distance.ts'
import { createPhrases, type Sign } from './phrases.ts'
import {
  beforeVeteransCare,
  cityNames,
  codesThatAreCities,
  codesThatAreWords,
  foreignNames,
  misleadingNames,
  placeBlocks,
  placeNames,
  smallTalk,
} from './place-names.ts'
import type { Token } from './tokens.ts'
import type { Outside, Reading } from './understanding.ts'

type Place = { code: string; kind: 'named' | 'zip' | 'city' }

const codes = new Set([...stateCodes, ...territoryCodes])
const find = createPhrases<string>({
  ...Object.fromEntries(Object.entries(placeNames).map(([code, names]) => [code, [names, ''] as [string, string]])),
  ...Object.fromEntries(
    Object.entries(cityNames).map(([code, names]) => [`city ${code}`, [names, ''] as [string, string]]),
  ),
  misleading: [misleadingNames, ''],
  foreign: [foreignNames, ''],
  block: [placeBlocks, ''],
  moved: ['moved to, me mude a, me mude para', ''],
})

/** The state or territory an answer names, by name, code, city or ZIP code; nothing when it names two. */
export function readPlace(tokens: Token[], outside: Outside): Reading | undefined {
  const signs = find(withoutOrigin(tokens).filter(({ text }) => !/^[!¡]$/.test(text)))
  if (signs.some(({ means }) => means === 'foreign' || means === 'block')) return undefined
  const places = signs.flatMap((_, at) => placeAt(signs, at, outside) ?? [])
  const state = places.length === 0 ? misspelled(signs) : agreed(places)
  return state ? { facts: { state } } : undefined
}

const beginsOrigin = /^(?:from|soy|era|vengo)$/
const endsOrigin = /^(?:,|but|pero|now|ahora)$/

/** Without where somebody comes from, beside where they live: "moved to Texas from NY". */
function withoutOrigin(tokens: Token[]): Token[] {
  const from = tokens.findIndex(({ text }) => beginsOrigin.test(text))
  if (from === -1) return tokens
  const to = tokens.findIndex(({ text }, at) => at > from && endsOrigin.test(text))
  const rest = [...tokens.slice(0, from), ...(to === -1 ? [] : tokens.slice(to))]
  return rest.length > 1 ? rest : tokens
}

/** The same beside another answer, where only a full name after "I live in" counts. */
export function readPlaceAside(tokens: Token[], outside: Outside): Reading | undefined {
  const signs = find(tokens)
  const isSaid = signs.some(({ means }, at) => {
    const before = signs.slice(Math.max(0, at - 3), at).map(({ token }) => token.text)
    return codes.has(means ?? '') && /(^|\b)((i|we) live in|(vivo|vivimos) en)$/.test(before.join(' '))
  })
  return isSaid ? readPlace(tokens, outside) : undefined
}

function placeAt(signs: Sign<string>[], at: number, { stateOfZip }: Outside): Place | undefined {
  const { means, token } = signs[at] as Sign<string>
  if (means?.startsWith('city ')) return { code: means.slice('city '.length), kind: 'city' }
  if (means) return codes.has(means) ? { code: means, kind: 'named' } : undefined
  if (/^\d{5}$/.test(token.raw)) {
    const code = stateOfZip?.(token.raw)
    return code && codes.has(code) ? { code, kind: 'zip' } : undefined
  }
  const code = token.text.toUpperCase()
  return codes.has(code) && isMeant(signs, at, code) ? { code, kind: 'named' } : undefined
}

/** Whether two letters stand for a state and are not the word "in", "or", "la" … */
function isMeant(signs: Sign<string>[], at: number, code: string) {
  if (!codesThatAreWords.has(code)) return true
  if (code === 'VA' && beforeVeteransCare.test(signs[at - 1]?.token.text ?? '')) return false
  const raw = signs[at]?.token.raw
  const isSmallTalk = smallTalk.has(code.toLowerCase()) && raw !== code
  const isAlone = signs.every(({ token }, place) => place === at || !/[\p{L}\d]/u.test(token.text))
  const isLast = at === signs.length - 1 || signs[at + 1]?.token.number !== undefined
  if (isAlone && codesThatAreCities.has(code)) return false
  if (isAlone || (signs[at - 1]?.token.text === ',' && isLast)) return !isSmallTalk
  return raw === code && !codesThatAreCities.has(code) && signs.some(({ token }) => /\p{Ll}/u.test(token.raw))
}

/** One state; a ZIP code decides over the names of streets and towns. */
function agreed(places: Place[]): string | undefined {
  const ofKind = (kind: Place['kind']) => new Set(places.filter((place) => place.kind === kind).map(({ code }) => code))
  const [zips, named, cities] = [ofKind('zip'), ofKind('named'), ofKind('city')]
  if (zips.size > 0) return only(named.size > 0 ? intersection(zips, named) : zips)
  // "Washington, DC"
  if (named.has('DC')) named.delete('WA')
  return only(new Set([...named, ...cities]))
}

function intersection(a: Set<string>, b: Set<string>) {
  return new Set([...a].filter((code) => b.has(code)))
}

function only(found: Set<string>): string | undefined {
  return found.size === 1 ? [...found][0] : undefined
}

const longNames = Object.entries(placeNames).flatMap(([code, names]) =>
  names.split(', ').flatMap((name) => (/^[a-z]{6,}$/.test(name) ? [{ code, name }] : [])),
)

/** The one state whose name is one letter away from a word of the answer. */
function misspelled(signs: Sign<string>[]): string | undefined {
  const words = signs.filter(({ means, token }) => !means && token.text.length >= 6).map(({ token }) => token.text)
  const near = words.slice(0, 20).flatMap((word) => longNames.filter(({ name }) => distance(word, name, 1) <= 1))
  return only(new Set(near.map(({ code }) => code)))
}

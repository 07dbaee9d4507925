import type { FoundPlace, Places } from '#server/communities/places/find-place.ts'
import type { Token } from '#server/eligibility/understand/tokens.ts'
import { nameOf } from './place-name.ts'
import { kindsOfTown } from './words/place-words.ts'

/**
 * Some words that name a place; `unsure` where it may be more than one, or a part of another name. `states`: those that
 * have a county of that name; `isHome`: somebody lives there.
 */
export type Window = { found: FoundPlace | 'unsure'; from: number; to: number; states?: string[]; isHome?: boolean }

type Parts = {
  places: Places
  isWellKnown: (place: FoundPlace) => boolean
  stateAt: (tokens: Token[], at: number) => FoundPlace | undefined
}

/** A town of the state that is known is meant, unless another has more than so many times its ZIP codes. */
const knownFactor = 4

/** Settles what a place means beside a state that is said after it, and where the state of the person is known. */
export function createSettling({ places, isWellKnown, stateAt }: Parts) {
  /** "Langley Park, Maryland": of a town that is none of ours the state is kept. */
  function besideState(window: Window, tokens: Token[]): Window | undefined {
    const { from, to, states } = window
    const found = stateAt(tokens, kindsOfTown.has(tokens[to]?.text ?? '') ? to + 1 : to)
    return found && (!states || states.includes(found.state)) ? { found, from, to } : undefined
  }

  /** "Edina" where Minnesota is known: a town of that state, or for a small one of another state none for sure, but where somebody lives there. */
  function inKnown(window: Window, tokens: Token[], known: string): Window {
    const { found, from, to, states } = window
    if (states) return states.includes(known) ? { ...window, found: places.find(known) ?? 'unsure' } : window
    const name = nameOf(tokens.slice(from, to))
    const own = places.find(`${name} ${known}`)
    const most = found === 'unsure' ? (places.namesakes(name)[0]?.zips ?? 0) : found.zips
    if (own?.kind === 'city' && own.zips * knownFactor >= most) return { ...window, found: own }
    const isSure = window.isHome || found === 'unsure' || isWellKnown(found)
    return isSure ? window : { ...window, found: 'unsure' }
  }

  return (window: Window, tokens: Token[], known: string | undefined): Window | undefined => {
    const { found } = window
    if (found === 'unsure') return besideState(window, tokens) ?? (known ? inKnown(window, tokens, known) : window)
    if (!known || found.state === known) return window
    if (isOfMedicaid(window, tokens)) return undefined
    return isCityAlone(found, window) ? inKnown(window, tokens, known) : window
  }
}

/** "NM Medicaid" in Texas tells of insurance, and not where somebody lives. */
function isOfMedicaid({ to }: Window, tokens: Token[]): boolean {
  return tokens[to]?.text === 'medicaid'
}

/** Without its state. */
function isCityAlone({ kind, city }: FoundPlace, { from, to }: Window): boolean {
  return kind === 'city' && to - from <= city.split(' ').length
}

import { states as names } from '#i18n/en/local-help/states.ts'
import type { CountyCode } from '#server/catalogue/files/read-counties.ts'
import type { Token } from '#server/eligibility/understand/tokens.ts'

/** The states that have a county of the name that is said, and where its words end. */
type County = { states: string[]; to: number }

/** How many words a name may have: "Saint John the Baptist Parish". */
const lengths = [4, 3, 2, 1]

/** Finds the county whose name begins at a word: "harris county", "condado de Harris". */
export function createCountyFinder(countyCode: CountyCode) {
  /** "Miami-Dade" has a hyphen, which words have lost. */
  function statesOf(words: string[]): string[] {
    const [kind = '', ...name] = words.map(capitalized).toReversed()
    const written = [' ', '-'].map((between) => `${name.toReversed().join(between)} ${kind}`)
    return Object.keys(names).filter((state) => written.some((name) => countyCode(state, name)))
  }

  /** In English the kind stands behind the name. */
  function endingAt(tokens: Token[], from: number, to: number): string[] {
    const kind = tokens[to]?.text ?? ''
    return kind === 'county' || kind === 'parish' ? statesOf(rawOf(tokens.slice(from, to + 1))) : []
  }

  return (tokens: Token[], at: number): County | undefined => {
    const isSpanish = tokens[at]?.text === 'condado' && tokens[at + 1]?.text === 'de'
    const from = isSpanish ? at + 2 : at
    const found = lengths.map((length) => ({
      states: isSpanish
        ? statesOf([...rawOf(tokens.slice(from, from + length)), 'county'])
        : endingAt(tokens, from, from + length),
      to: from + length + (isSpanish ? 0 : 1),
    }))
    return found.find(({ states }) => states.length > 0)
  }
}

function rawOf(tokens: Token[]): string[] {
  return tokens.map(({ raw }) => raw)
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}

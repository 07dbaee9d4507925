import { longestQuestion } from '#contract/chat-terms.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { fold } from '#text/fold.ts'
import { collectKnownWords } from './known-words.ts'
import { peopleNamedLikeWords } from './people-named-like-words.ts'

const [name, number, mail] = ['[name]', '[number]', '[mail]']

const at = String.raw`(?:@|\(\s*(?:at|arroba)\s*\)|\[\s*(?:at|arroba)\s*\]|\{\s*(?:at|arroba)\s*\}|\s(?:at|arroba)\s)`
const dot = String.raw`(?:\.|\(\s*(?:dot|punto)\s*\)|\[\s*(?:dot|punto)\s*\]|\{\s*(?:dot|punto)\s*\}|\s(?:dot|punto)\s)`
/** An address of mail, however its signs are written. It starts where no letter of it stands before, so that each is read once. */
const mailShape = new RegExp(
  String.raw`(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+\s*${at}\s*[\p{L}\p{N}-]+(?:\s*${dot}\s*[\p{L}\p{N}-]+)+`,
  'giu',
)
/** Seven digits or more, whatever stands between them: no income, ZIP code or strength is so long. */
const longNumber = /\p{Nd}(?:[^\p{L}\p{N}$%]{0,3}\p{Nd}){6,}/gu
/** Letters and digits in one, such as the number of a passport. "20mg" and "B12" are too short. */
const mixedNumber =
  /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}-]*\p{L})(?=[\p{L}\p{N}-]*\p{Nd}[\p{L}\p{N}-]*\p{Nd}[\p{L}\p{N}-]*\p{Nd}[\p{L}\p{N}-]*\p{Nd})[\p{L}\p{N}-]{5,}/gu

/** Whoever is named after one of these is a person, even where the name is a word of every day. */
const beforePerson =
  'mom|mother|dad|father|husband|wife|son|daughter|child|kid|baby|brother|sister|grandma|grandmother|grandpa|grandfather|aunt|uncle|cousin|nephew|niece|friend|neighbor|partner|boyfriend|girlfriend|patient|client|doctor|dr|mr|mrs|ms|miss|nurse|madre|mamá|mama|padre|papá|papa|esposo|esposa|marido|mujer|hijo|hija|niño|niña|bebé|hermano|hermana|abuelo|abuela|abuelita|abuelito|tío|tía|primo|prima|sobrino|sobrina|amigo|amiga|vecino|vecina|novio|novia|paciente|doctora|dra|sr|sra|señor|señora|don|doña|named|called|llamado|llamada|llama'
const afterPerson = new RegExp(String.raw`(?:^|[^\p{L}])(?:${beforePerson})(?:['’]s)?[.,:]?\s+$`, 'iu')
const startsSentence = /(?:^|[.!?:;¿¡\n]["“¿¡)\s]*)$/u
const word = /\p{L}[\p{L}\p{M}'’]*/gu

/**
 * Makes the function that leaves of a text only words that are known to name nobody. What anyone may be called by is
 * taken out with every other word that we do not know: no list of names is whole.
 */
export function createNameRemover(catalogue: Catalogue): (text: string) => string {
  const known = collectKnownWords(catalogue)

  function isSaid(written: string, before: string, after: string): boolean {
    const folded = fold(written)
    if (!folded.split(' ').every((part) => known.has(part))) return false
    if (!peopleNamedLikeWords.has(folded)) return true
    const isCapital = /^\p{Lu}\p{Ll}/u.test(written)
    if (afterPerson.test(before) || /^\s+(?:here|aquí|speaking)\b/i.test(after)) return false
    return !isCapital || (startsSentence.test(before) && !/^\s+\p{Lu}\p{Ll}/u.test(after))
  }

  return (text) => {
    const plain = text
      .normalize('NFKC')
      // One sign can stand for eighteen letters.
      .slice(0, longestQuestion)
      .replace(/\p{Cf}/gu, '')
      .replace(mailShape, mail)
      .replace(mixedNumber, number)
      .replace(longNumber, number)
    const marked = plain.replace(word, (written, offset: number) => {
      if (isPlaceholder(plain, offset)) return written
      const [before, after] = [plain.slice(0, offset), plain.slice(offset + written.length)]
      return isSaid(written, before, after) ? written : name
    })
    return withNeighbours(marked)
  }
}

function isPlaceholder(text: string, at: number): boolean {
  return [number, mail].some((sign) => text.startsWith(sign, at - 1))
}

/** A capital or a word of every day behind a name is the rest of it: "John Price", "john price". Names that touch become one. */
function withNeighbours(text: string): string {
  const next = text.replace(/(\[name\][\s.'’-]+)(\p{L}[\p{L}\p{M}'’]*)/gu, (all, before: string, written: string) =>
    peopleNamedLikeWords.has(fold(written)) || /^\p{Lu}\p{Ll}/u.test(written) ? `${before}${name}` : all,
  )
  return next === text ? text.replace(/\[name\](?:[\s.,'’-]*\[name\])+/g, name) : withNeighbours(next)
}

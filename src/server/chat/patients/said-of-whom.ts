import { fold } from '#text/fold.ts'
import type { Who } from '../turn.ts'
import { takenByIn } from '../understand/facts/whose-age.ts'
import { kinNamed, mayBe, pronounIn } from './kin.ts'

/** A part of a turn, of whom it tells, or of all, the medicines that it names, and those that are said to be theirs. */
export type Clause = { text: string; who: Who | 'all' | undefined; named: string[]; drugs: string[] }

/** A comma inside a number ends nothing. */
const clauseEnds = /(?<!\d),|,(?!\d)|[;!?\n¿¡]+|\.(?!\d)|\s(?:and|but|y|pero|mientras|while)(?=\s)/i
const mostClauses = 24
/** Within so many words of whose it is a medicine follows: "my mom's Eliquis", "mi hijo con Vyvanse". */
const mostWordsToName = 4
/** "… and takes Eliquis", of whom the clause before tells. Folded. */
const goesOn =
  /^(?:(?:also|tambien|now|ahora) )?(?:(?:(?:s?he|ella|el) )?(?:takes?|needs?|uses?|ocupa)|(?:s?he )?is (?:on|taking)|s?hes (?:on|taking)|am (?:on|taking)|toma|tomo|usa|uso|necesit[ao]|se pone|me pongo|(?:(?:ahora|ya|ella|a el|a ella) )?les? (?:dan|dieron|recet\w+|mand\w+|pus\w+|camb\w+|pid\w+)|(?:they|(?:his|her|the) \w+) (?:\w+ )?(?:put|want|started|switched|have|has) (?:him|her)|(?:his|her|su) \w+ (?:\w+ )?(?:prescribed|recet\w+|mand\w+))\b/
/** Whoever writes tells of themselves, or of what is theirs. Folded. */
const ofSelf = /^(?:(?:so|and|but|y|pero|well) )?(?:i|im|ive|yo)\b/
const ofOwn =
  /^(?:(?:so|and|but|now|ok|okay|y|pero|ahora|well|bueno) )*(?:i (?:have|got|am on)|im on|ive got|(?:yo )?tengo|me (?:dieron|dan|pusieron|mandaron|recetaron|inyectan))\b/
/** "Now me": what comes next is the writer's. Folded. */
const toSelf =
  /(?:^|\b)(?:(?:now|what about|how about|and|ahora|y) (?:me|yo|a mi|for me|para mi)|mine|(?:lo|el|la) mi[ao])$/
/** "Is my Zoloft covered". Folded. */
const ownNamed = /\b(?:my|mi) (\w+)/
/** "Los dos tienen Medicare". Folded. */
const ofAll = /\b(?:both|they|l[oa]s dos|amb[oa]s|ell[oa]s)\b/
const pair = /(?<!\p{L})l[oa]s dos(?!\p{L})/giu
/** "El Eliquis de mi mamá". */
const ofKin = /\b(?:de|of) (?:mi|my)\b/

/** `current`: medicines of the talk, of which "my" tells nothing. */
type Heard = { drugsIn: (text: string) => string[]; known: readonly (Who | undefined)[]; current?: readonly string[] }

/** The clauses of a turn with whom each tells of; `known` are those whom "she" and "he" may be. */
export function saidOfWhom(text: string, { drugsIn, known, current = [] }: Heard): Clause[] {
  const clauses: Clause[] = []
  const kinSoFar: Who[] = []
  for (const piece of text.split(clauseEnds, mostClauses).filter((piece) => piece.trim() !== '')) {
    const folded = fold(piece)
    const before = clauses.at(-1)
    const kin = kinNamed(folded).map((each) => each.kin)
    kinSoFar.push(...kin)
    const named = drugsIn(piece)
    const taker = named.length > 0 ? takerIn(piece, { drugsIn, known: [...kinSoFar, ...known], current }) : undefined
    const who = taker ?? kin[0] ?? spokenOf(piece, [...kinSoFar, ...known]) ?? before?.who
    const isTheirs = taker !== undefined || goesOn.test(folded) || (kin.length === 0 && goesOnFrom(before))
    // As of one: "los dos tienen Medicare" is of others than who asks.
    const text = who === 'all' ? piece.replace(pair, ' ') : piece
    clauses.push({ text, who, named, drugs: isTheirs ? named : [] })
  }
  return clauses
}

/** Of whom a clause tells that names nobody. */
function spokenOf(piece: string, known: Heard['known']): Clause['who'] {
  const folded = fold(piece)
  if (ofAll.test(folded)) return 'all'
  return meantBy(piece, known) ?? (ofSelf.test(folded) || toSelf.test(folded) ? 'writer' : undefined)
}

/** "My mom takes Eliquis and metoprolol", "now me, Synthroid". */
function goesOnFrom(before: Clause | undefined): boolean {
  return before !== undefined && (before.drugs.length > 0 || toSelf.test(fold(before.text)))
}

/** Who is said to take the medicine of a clause. */
function takerIn(piece: string, { drugsIn, known, current }: Heard): Who | undefined {
  const folded = fold(piece)
  const kin = kinNamed(folded)
  const teller = takenByIn(piece)
  if (teller === 'writer') return 'writer'
  if (teller === 'other') return kin[0]?.kin ?? meantBy(piece, known)
  const mine = drugsIn(folded.match(ownNamed)?.[1] ?? '').filter((drug) => !current?.includes(drug))
  if (kin.length === 0 && (ofOwn.test(folded) || mine.length > 0)) return 'writer'
  const after = ({ end }: { end: number }) => folded.slice(end).replace(/^s\b/, '').trim().split(' ')
  const isOwner = (one: { end: number }) => drugsIn(after(one).slice(0, mostWordsToName).join(' ')).length > 0
  return (ofKin.test(folded) ? kin[0] : kin.find(isOwner))?.kin
}

/** Whom "she" or "he" means, where it can be one only. */
export function meantBy(text: string, known: readonly (Who | undefined)[]): Who | undefined {
  const pronoun = pronounIn(text)
  const meant = new Set(known.filter((who) => pronoun !== undefined && who !== undefined && mayBe(pronoun, who)))
  return meant.size === 1 ? [...meant][0] : undefined
}

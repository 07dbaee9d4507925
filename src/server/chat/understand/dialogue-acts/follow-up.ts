import { createPhrases } from '#server/eligibility/understand/phrases.ts'
import type { Token } from '#server/eligibility/understand/tokens.ts'
import { fold } from '#text/fold.ts'
import { turnWords } from '../words/turn-words.ts'

const find = createPhrases(turnWords)

const negated =
  /(?<![\p{L}\d])(?:(?:not|instead of|rather than|en vez de|en lugar de) (?:for |the |my |el |la |para |mi )?|no (?:es |era )?(?:para )?(?:el|la|los|las|mi) |(?:not|no longer|isnt|doesnt live|dont live|no (?:est[aá]|estoy|estamos|vive|vivo|vivimos)(?: ya)?) (?:in|en) (?:the |el |la )?)(?!i |yo |married\b)[\p{L}\d-]+/giu
const correcting =
  /^\s*(?:no+|nope|nah)\s*[,.!;]|^\s*not\b|^\s*no (?:el|la|los|las) [^\s,]+,|^\s*(?:actually|sorry|wait|perd[oó]n|digo|mejor dicho)\b|\b(?:meant|i said|quise decir|yo dije|dije que|me refer[ií]a|me refiero|mejor dicho)\b|,\s*(?:not(?! married)|no (?:el|la|los|las))\b/i

/** Who asks for several people goes on to the next one: "otra paciente distinta". Folded, as the next two are. */
export const nextPatient =
  /\b(?:(?:otr[oa]|another|different|next|second|segund[oa]) (?:\w+ )?(?:patient|client|paciente|client[ae])|(?:paciente|client[ae]) (?:nuev[oa]|distint[oa]|diferente))\b(?! (?:told|said|says|has told|me|dijo|dice|asked)\b)|^(?:(?:ok|and|y|now|ahora|va|el|la|the) )*(?:(?:new|nuev[oa]) (?:patient|client|paciente|cliente)\b|(?:pt|patient|client|case|paciente|caso) (?:[b-h]|[2-9])\b)/
/** "Segundo: señora de 67, Medicare": the next of those that are counted; as written. */
const counted =
  /^\s*(?:(?:ok|y|and|el|la|the|va)\s+)*(?:segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|[uú]ltim[oa]|second|third|fourth|next|last)(?: (?:one|caso|case))?\s*[:.]\s/i
const firstPatient =
  /\b(?:back to|return to|volviendo a|regresando a|volvamos a|de vuelta a) (?:(?:the|my|la|el|mi) )*(?:(?:first|primer|primer[oa]) ?(?:patient|client|paciente|cliente|one|person)?|(?:patient|client|paciente|cliente)(?: (?:one|1|uno))?)$|\b(?:back to|volviendo a|regresando a|volvamos a) (?:(?:the|my|la|el|mi) )*(?:first|primer|primer[oa])\b/
/** "Mi esposo toma la misma, ¿podemos ir los dos?" asks for both. */
const both =
  /\b(?:both of us|us both|we (?:can |could |are |take |both )*both|nosotros dos|entre (?:los|las) dos|(?:podemos|podriamos|vamos|ir|aplicar|aplicamos|solicitar|tomamos|estamos)(?: \w+)? (?:los|las) dos|(?:apply|file|go) together|(?:aplicar|solicitar|ir) juntos)\b/

/** "It is for my husband", and nothing else. */
const isForPerson = /^(?:es|era|seria|its|it is|thats|no es)(?: no)? (?:para|for)(?: \S+){1,2}$/

/** Within so many words "and my husband" asks for him. */
const mostToPerson = 6

/** How a turn goes on from the one before. */
export type FollowUp = {
  /** "and …", "what about …": the same question of something else. */
  isContinued: boolean
  /** "no, I meant …": what is said replaces what was understood. */
  isCorrection: boolean
  /** Whom it asks for now, where that is somebody else than the turns before did. */
  isFor: 'writer' | 'other' | undefined
  /** It asks for somebody of another home than the turns before did. */
  isNextPatient: boolean
  /** It asks for the person of the talk and somebody beside them. */
  isForBoth: boolean
}

/** @param isOfOther The talk is about somebody else than it began with. */
export function readFollowUp(text: string, tokens: Token[], isOfOther: boolean): FollowUp {
  const words = tokens.filter(({ text: word }) => /[\p{L}\d]/u.test(word))
  const signs = find(words)
  const means = new Set(signs.map((sign) => sign.means))
  const start = signs
    .slice(0, 2)
    .some(
      (sign, at) => sign.means === 'and' && (at === 0 || /^(ok|okay|but|pero|oh)$/.test(signs[0]?.token.text ?? '')),
    )
  const isCorrection = correcting.test(text)
  const isOfWriter = means.has('me') && /\b(?:for me|para mi|for myself)\b/.test(fold(text))
  // "And would I keep my plan? My husband drives for UPS" asks for nobody else.
  const isOfPerson = signs
    .slice(0, mostToPerson)
    .some((sign, at) => sign.means === 'person' && !isSpanishVerb(sign.token, signs[at - 1]?.token))
  const whom = isOfPerson ? 'other' : isOfWriter ? 'writer' : undefined
  const isContinued = start || /\b(?:too|as well|tambi[eé]n)\W*$/i.test(text)
  const folded = fold(text)
  const isNextPatient = nextPatient.test(folded) || counted.test(text)
  const isForBoth = both.test(folded)
  return { isContinued, isCorrection, isFor: isFor(), isNextPatient, isForBoth }

  function isFor(): FollowUp['isFor'] {
    if (isNextPatient) return 'other'
    if (isOfOther && firstPatient.test(folded)) return 'writer'
    return (start || isForPerson.test(folded)) && !isForBoth ? whom : undefined
  }
}

/** "¿Y cuánto son las genéricas?" speaks of no son. */
function isSpanishVerb({ text }: Token, before: Token | undefined): boolean {
  return text === 'son' && !/^(?:my|our|his|her|the|a|for|about|other|older|younger|little)$/.test(before?.text ?? '')
}

/** The text without what a correction takes back: "rent" of "not food, rent". */
export function withoutNegated(text: string): string {
  const rest = text.replace(negated, ' ')
  return /\p{L}{3,}/u.test(rest) ? rest : text
}

import type { Range } from '#contract/eligibility.ts'
import type { TakenBy } from '#server/chat/turn.ts'
import { readAge } from '#server/eligibility/understand/age.ts'
import { readTokens } from '#server/eligibility/understand/phrases.ts'
import type { Outside } from '#server/eligibility/understand/understanding.ts'
import { fold } from '#text/fold.ts'

const birth =
  /\b(?:born (?:back )?(?:in|on) |naci (?:en )?(?:el )?|nacio (?:en )?(?:el )?|soy del )(?:\w+ ){0,3}?(?:19\d\d|20\d\d|\d\d)\b/
const ofWriter = /\b(?:i was|im|i am) $/
const ofOther = /\b(?:was|is|shes|hes) $/

/** The age that a year of birth tells of who takes the medicine, before or after this year's birthday: "born in 1958". */
export function ageByBirth(text: string, takenBy: TakenBy | undefined, outside: Outside): Range | undefined {
  const folded = fold(text)
  const found = folded.match(birth)
  if (!found) return undefined
  const before = folded.slice(0, found.index)
  const isOfWriter = ofWriter.test(before) || /^(?:naci |soy)/.test(found[0])
  const isOfOther = !isOfWriter && (ofOther.test(before) || found[0].startsWith('nacio'))
  if ((takenBy === 'writer' && isOfOther) || (takenBy === 'other' && isOfWriter)) return undefined
  return readAge(readTokens(found[0]), outside)?.facts.age
}

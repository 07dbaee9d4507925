import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import { fold } from '#text/fold.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'
import { knowledge } from './cards-by-words.ts'
import { ofRules } from './of-denial.ts'
import { toldJustBefore } from './told-just-before.ts'

/** Who may say no, as far as their no is one to a medicine. */
const others =
  /\b(?:doctor|dr|doc|nurse|pharmac\w+|farmac\w+|landlord|boss|husband|wife|hospital|bank|judge|police|he|she|doctora?|enfermera|dueno|jefe|esposo|esposa|marido|banco|juez|policia)\b/

const supposed = /\b(?:if|when|in case|si|cuando|por si)\b/
const no =
  /\b(?:(?:says?|said|tells? (?:me|us)|get|got) (?:a )?no\b|den(?:y|ies|ied)\b|reject(?:s|ed)?\b|refus(?:e|es|ed)\b|(?:turn|turns|turned) (?:(?:me|us|it|them) )?down\b|(?:dont|doesnt|wont) (?:accept|approve|take (?:me|us))\b|not (?:accepted|approved)\b|(?:dicen|digan|dice|diga) (?:que|q) no\b|nieg(?:a|an|uen?)\b|rechaz\w+|no (?:me|nos|lo|la|le) (?:acept|aprueb)\w+)/

/** What may stand after a no, where nothing more is asked. */
const nothingMore =
  /^(?: (?:me|us|it|him|her|them|the|my|for|what|then|do|does|can|should|would|i|we|happens|next|now|again|down|accept|approve|medicine|que|q|hago|hacemos|hace|pasa|sigue|entonces|puedo|hacer|se|la|lo|mi|otra|vez|medicina|solicitud|ahi|despues))*$/

const ofExtraHelp = /\bextra help\b|\bayuda adicional\b/
const ofMedicaid = /\b(?:medicaid|medi ?cal)\b/
const ofPlan = /\b(?:plans?|insurance|insurer|seguro|aseguranza|appeal|apelacion)\b/

/** Answers on a medicine, after which the program that was shown may say no; '' where none was told. */
const ofPrograms = new Set<Knowledge['subject'] | ''>(['', 'free-medicine', 'out-of-medicine', 'prices'])

/** Finds the answer to "and what if they say no", by what was spoken of: a program, Medicaid, Extra Help or a plan. */
export function createIfDenied(cards: readonly Knowledge[]) {
  const subjects = new Map(cards.map(({ id, subject }) => [id, subject]))

  return (spoken: Spoken): Meaning | undefined => {
    const folded = fold(spoken.text)
    if (spoken.medicines.drugs.length > 0 || !asksOfNo(folded)) return undefined
    const last = toldJustBefore(spoken.before) ?? ''
    return afterNo(folded, last, spoken)
  }

  function afterNo(folded: string, last: string, spoken: Spoken): Meaning | undefined {
    const subject = subjects.get(last) ?? ''
    if (ofExtraHelp.test(folded) || last.startsWith('extra-help')) return knowledge(['extra-help-denied-appeal'])
    if (ofMedicaid.test(folded) || subject === 'medicaid') return knowledge(['medicaid-appeal-fair-hearing'])
    if (subject === 'denials' || ofRules.includes(last) || ofPlan.test(folded)) return afterDenial(last, spoken)
    return ofPrograms.has(subject) && spoken.before.drugs.length > 0 ? knowledge(['denied-what-next']) : undefined
  }
}

/** "And if they turn me down, then what": nothing more is asked, and of nobody else. */
function asksOfNo(folded: string): boolean {
  const said = no.exec(folded)
  if (!said || others.test(folded)) return false
  return supposed.test(folded.slice(0, said.index)) && nothingMore.test(folded.slice(said.index + said[0].length))
}

/** The step after the one that was told. */
function afterDenial(last: string, { facts, before }: Spoken): Meaning | undefined {
  const insurance = facts.insurance ?? before.facts.insurance ?? []
  if (insurance.includes('medicare'))
    return last === 'part-d-redetermination' ? undefined : knowledge(['part-d-redetermination'])
  if (insurance.includes('medicaid')) return knowledge(['medicaid-appeal-fair-hearing'])
  return knowledge([last === 'internal-appeal' ? 'external-review' : 'internal-appeal'])
}

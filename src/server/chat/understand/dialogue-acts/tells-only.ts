import { fold } from '#text/fold.ts'
import type { Spoken } from '../spoken.ts'
import { asksSomething, wantsSomething } from './asks-something.ts'

const clause =
  /\b(?:i|im|ive|id|ill|we|were|weve|he|hes|she|shes|they|theyre|it|its|that|thats|this|there|my|our|yo|me|se|le|les|nos|lo|ya|ella|ellos|mis?|es|son|fue|era|esta|estan|tengo|tiene|tenemos|pago|pagamos|dice|dicen|dijo|dijeron)\b/

/** A bare name or wish is shorter: "copay card please". */
const fewestWords = 5

/** Said even in a clause, these are wanted: "I can't afford it", "my insurance won't cover it". */
const wanted = [
  'programs',
  'insurance_help',
  'eligibility',
  'may_get',
  'which_drug',
  'choose_plan',
  'tell_more',
] as const

/** What is asked of a record is often said so: "the link does not open", "save that as a card". */
const ofRecord = ['phone', 'form', 'papers', 'source', 'card'] as const

/** In more words a record is named in passing: "I have the paper here from December". */
const mostOfRecord = 12

/**
 * Whether a turn only tells something in a clause of its own: "they said the card reached its maximum". What words of a card or a
 * price stand for is not asked for there.
 */
export function tellsOnly({ text, signals: { said } }: Pick<Spoken, 'text' | 'signals'>): boolean {
  if (asksSomething(text) || wantsSomething(text)) return false
  const count = text.trim().split(/\s+/).length
  const isOfRecord = count < mostOfRecord && ofRecord.some((means) => said.has(means))
  const isClause = count >= fewestWords && clause.test(fold(text))
  return isClause && !isOfRecord && !wanted.some((means) => said.has(means))
}

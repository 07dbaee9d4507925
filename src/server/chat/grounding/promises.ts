import type { InsuranceRule, ProgramRules } from '#contract/programs.ts'
import type { Drug } from '#server/catalogue/read-drugs.ts'
import { freeKinds, trialKinds } from '#server/programs/program-kinds.ts'
import { fold } from '#text/fold.ts'
import type { Allowed } from './claim.ts'
import type { ServedRecord } from './served-records.ts'

const free = /\bfree\b|\bat no cost\b|\bno[- ]cost\b|\bgratis\b|\bgratuit[oa]s?\b|\bsin (?:ning[uú]n )?costo\b/i
/** Asking costs nothing anywhere, and neither does Navi; "feel free" promises nothing. */
const freeAnyway =
  /\b(?:apply|applying|calls?|calling|asking|navi|it|solicitar\w*|aplicar|pedir\w*|llamar?|llamada|llame|navi)(?: to (?:call|apply|ask))?,?(?: (?:is|are|es|est[aá]|son|for|always|siempre|de forma))* (?:free|gratis|gratuita?)|\b(?:toll|feel|sugar)[- ]free|\bfree to (?:ask|call|apply|contact)/i
const negation = /\b(?:not|no|never|nor|cannot|nunca|ni|tampoco|sin)\b|n[’']t\b/i

const fitting =
  /\b(?:you|usted(?:es)?)(?: \w+)?(?: (?:do|does|will|also|already|now|both|should|fully|s[ií]|ya|no|not|tambi[eé]n))* (?:qualify|qualifies|(?:are|is|be|been|get|’re) (?:eligible|approved|covered|qualified|accepted)|califica\w*|(?:es|est[aá]|ser[aá]) (?:elegible|aprobad[oa]|cubiert[oa])|tiene derecho|re[uú]ne los requisitos|cumple)\b|\byou[’']re (?:\w+ )?(?:eligible|approved|covered|qualified)|\bha sido aprobad|\bguarant|\bgarantiz/i
const hedge =
  /\b(?:may|might|could|can|if|whether|see|check|find out|likely|ask|to know|when|who|puede|podr[ií]a|quiz[aá]s?|tal vez|si|probable|probablemente|posible|vea|ver|revis[ea]\w*|saber|pregunt[ea]\w*|cuando|quien)\b/i

const takes =
  /\b(?:accepts?|takes?|covers?|works? with|welcomes?|open to|good for|acepta[n]?|cubre[n]?|toma[n]?|funciona[n]? con|sirve[n]? (?:con|para))\b/i
const gives =
  /\b(?:covers?|includes?|pays? for|helps? (?:you )?pay for|gives?|offers?|provides?|cubre[n]?|incluye[n]?|paga[n]?|ofrece[n]?|ayuda[n]? a pagar|da[n]?)\b/i
const insurances: [RegExp, (keyof InsuranceRule)[]][] = [
  [/\bmedicare\b/i, ['medicare', 'extra_help']],
  [/\bmedicaid\b/i, ['medicaid']],
  [/\btricare\b|\bVA\b/i, ['tricare_va']],
  [/\b(?:private|commercial|job)\b.{0,12}\binsurance\b|\bseguro (?:privado|comercial|del trabajo)\b/i, ['commercial']],
]

/** Whether a sentence says "free" of something that no record gives free. */
export function wronglyFree(sentence: string, spokenOf: ServedRecord[], looked: ServedRecord[]): boolean {
  if (!free.test(sentence) || freeAnyway.test(sentence) || negation.test(sentence)) return false
  if (spokenOf.length > 0) return !spokenOf.every(isFree)
  return looked.length > 0 && !looked.some(isFree)
}

/** Whether a sentence says that the person qualifies or is refused, and the check did not find so. */
export function wronglyFitting(sentence: string, spokenOf: ServedRecord[], { fits }: Allowed): boolean {
  if (!fitting.test(sentence)) return false
  const found = spokenOf.map(({ ref }) => fits?.get(ref.id))
  const refuses = negation.test(sentence)
  if (hedge.test(sentence)) return !refuses && found.includes('not_now')
  return found.length === 0 || found.some((fit) => fit !== (refuses ? 'not_now' : 'likely'))
}

/** Whether a sentence says that a program takes an insurance which one of its rules does not accept. */
export function wronglyTaken(
  sentence: string,
  spokenOf: ServedRecord[],
  rulesOf: (record: ServedRecord) => ProgramRules[],
): boolean {
  if (!takes.test(sentence) || negation.test(sentence)) return false
  const named = insurances.filter(([words]) => words.test(sentence))
  return spokenOf.flatMap(rulesOf).some((rules) => named.some(([, kinds]) => !accepts(rules, kinds)))
}

/** Whether a sentence says that a program pays for medicines of which its record names none. */
export function wronglyGiven(sentence: string, spokenOf: ServedRecord[], drugs: Drug[]): boolean {
  if (!gives.test(sentence) || negation.test(sentence) || drugs.length === 0) return false
  const listed = spokenOf.flatMap(({ program }) => (program?.covers === 'listed' ? program.medicines : null))
  if (listed.length === 0 || listed.includes(null)) return false
  const names = new Set(drugs.flatMap(({ name, generic }) => [fold(name), fold(generic)]))
  return !listed.some((medicine) => names.has(fold(medicine?.brand ?? '')) || names.has(fold(medicine?.generic ?? '')))
}

function accepts({ insurance }: ProgramRules, kinds: (keyof InsuranceRule)[]): boolean {
  return kinds.some((kind) => insurance[kind] === 'yes')
}

function isFree({ program, texts }: ServedRecord): boolean {
  return (
    (program !== null && [...freeKinds, ...trialKinds].includes(program.kind)) ||
    texts.some((text) => free.test(text) || /\$0\b/.test(text))
  )
}

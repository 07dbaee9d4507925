import { fold } from '#text/fold.ts'

/** What only one state calls its Medicaid or its market for plans, folded. */
const names: [state: string, names: string][] = [
  ['AK', 'denali ?(?:kid ?)?care'],
  ['AR', 'ar ?kids'],
  ['AZ', 'ahcccs'],
  ['CA', 'medi cal|covered california|covered ca'],
  ['CO', 'health first colorado|connect for health colorado'],
  ['CT', 'husky (?:health|[bcd])|access health ct'],
  ['DC', 'dc health link'],
  ['DE', 'diamond state health plan'],
  ['GA', 'peach ?care'],
  ['HI', 'med ?quest'],
  ['IA', 'iowa health link|hawki'],
  ['ID', 'your health idaho'],
  ['IN', 'healthy indiana plan|hip 2 0|hoosier healthwise'],
  ['KS', 'kancare'],
  ['KY', 'kynect'],
  ['LA', 'healthy louisiana'],
  ['MA', 'mass ?health|massachusetts health connector|connector ?care'],
  ['MD', 'maryland health connection'],
  ['ME', 'mainecare|coverme'],
  ['MI', 'healthy michigan(?: plan)?'],
  ['MN', 'mnsure|minnesota ?care'],
  ['MO', 'mo healthnet'],
  ['NJ', 'nj family ?care|get covered nj'],
  ['NM', 'turquoise care|centennial care|bewell'],
  ['NV', 'nevada health link|nevada check up'],
  ['NY', 'ny ?state of health|child health plus'],
  ['OK', 'sooner ?(?:care|select)'],
  ['OR', 'oregon health plan|ohp'],
  ['PA', 'pennie|keystone first'],
  ['PR', 'plan vital|reforma de salud|tengo la reforma'],
  ['RI', 'healthsource ri|rite ?care'],
  ['TN', 'tenn ?care|coverkids'],
  ['VT', 'vermont health connect|green mountain care|dr dynasaur'],
  ['VA', 'cardinal care|famis'],
  ['WA', 'apple health|washington healthplanfinder'],
  ['WI', 'badger ?care(?: plus)?|forward ?health'],
]
const shapes = names.map(([state, each]): [string, RegExp] => [state, new RegExp(String.raw`\b(?:${each})\b`)])

/** The state whose plan a text names, if it names one of one state only: who has Medi-Cal lives in California. */
export function stateOfPlan(text: string): string | undefined {
  const folded = fold(text)
  const [state, ...others] = shapes.flatMap(([state, shape]) => (shape.test(folded) ? [state] : []))
  return others.length === 0 ? state : undefined
}

import { anyOf, insurers, insurersByWord, medicaid, planRunners, stateMedicaids } from './insurance-names.ts'

const companies = anyOf(insurers, insurersByWord, planRunners, medicaid, stateMedicaids, ['medicare'])

/** What stands between "the card" and what it says, and asks nothing of a card that lowers a price: "I found the card, it's neither one, it's WellCare". */
const between = String.raw`(?:,? (?!(?:if|for|work\w*|use\w*|with|and|si|para|sirve|funciona|con|y)\b)[\p{L}'’]+){0,5},?`

/** In Texas a county gives care by a Gold Card, and in some states people call Medicaid the medical card. */
const cards: [card: RegExp, plan: string][] = [
  [
    /\b(?:(?:la|the|mi|my|una|a) )?(?:tarjeta )?(?:(?:harris )?county gold card|gold card (?:del condado|(?:from|of|through|with) (?:the |harris )?county))\b/giu,
    'a county plan',
  ],
  [/\bmedical card(?= for (?:my |medical )?(?:marijuana|weed|cannabis|pot)\b)/giu, 'permit'],
  [
    /\b(?:(?:the|a) (?:state )?medical card|state medical card)(?: (?:from|through) the state)?\b|\b(?:(?:la|una) )?tarjeta (?:m[eé]dica|de salud) del (?:estado|gobierno)(?!\p{L})/giu,
    'state Medicaid',
  ],
  [/(?<=\b(?:my|his|her|our) )(?:medical|insurance|health plan|member(?:ship)?) card\b/giu, 'policy'],
]

/** Cards that say whose they are, up to the name of a company. */
const naming: [card: string, plan: string][] = [
  [String.raw`\b(?:the|my|his|her) card(?=${between} (?:says|reads|it['’]?s|is)(?: [\p{L}]+)? `, 'the policy'],
  [String.raw`\b(?:la|mi|su) tarjeta(?=${between} (?:dice|es)(?: (?:de|del|que))? `, 'la póliza'],
]

const named = naming.map(([card, plan]) => {
  const says = new RegExp(`${card})`, 'iu')
  // It takes 30 ms to compile, when it is first used, and few texts need it.
  const saysCompany = new RegExp(`${card}(?:${companies})\\b)`, 'giu')
  return (text: string) => (says.test(text) ? text.replace(saysCompany, plan) : text)
})

/** A text in which cards of a plan are called by the plan: none of them lowers a price. */
export function withPlansForCards(text: string): string {
  if (!/card|tarjeta/i.test(text)) return text
  const known = cards.reduce((told, [card, plan]) => told.replace(card, plan), text)
  return named.reduce((told, withPlan) => withPlan(told), known)
}

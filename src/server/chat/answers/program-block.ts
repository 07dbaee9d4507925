import type { FindingReply as Finding, ProgramCard } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import { isForOneState } from '#server/programs/program-kinds.ts'
import { bullets } from './markup.ts'
import { programItem } from './program-item.ts'
import { reachLine } from './reach-line.ts'
import { say } from './say.ts'

/** How many programs an answer tells of; the others can be chosen. */
export const mostTold = 3

/** A program in a few lines: its name, what you get, the rule that matters most now, other reasons, how to reach it. */
export function programBlock(card: ProgramCard, language: Language, reasons: string[] = []): string {
  const gives = `${kindOf(card, language)}. ${card.description}`
  const rule = ruleThatMatters(card)
  const reach = reachLine(programItem(card), language)
  const lines = [rule, ...reasons.filter((reason) => reason !== rule), ...caveats(card, language), reach]
  return [`### ${card.program_name}`, gives, bullets(lines.filter((line) => line !== ''))].join('\n')
}

/** Free medicine that is tied to no medicine comes from donors, not from the drug maker. */
function kindOf({ kind, drug_name }: ProgramCard, language: Language): string {
  const t = say[language]
  return kind === 'pap' && drug_name === '' ? t('programs.freeMedicine') : t(`programs.kind.${kind}`)
}

/** At most three programs; where they have no room in so many letters, the last ones are cut to a name and a number. */
export function blocksWithin(room: number, cards: ProgramCard[], language: Language): string {
  const told = cards.slice(0, mostTold)
  const blocks = told.map((card) => programBlock(card, language))
  for (let last = told.length - 1; last > 0 && blocks.join('\n\n').length > room; last--) {
    blocks.splice(last, 1, ...told.slice(last, last + 1).map((card) => shortBlock(card, language)))
  }
  return blocks.join('\n\n')
}

function shortBlock(card: ProgramCard, language: Language): string {
  return [`### ${card.program_name}`, reachLine(programItem(card), language)].join('\n')
}

/**
 * A rule that is not met, else one of those that keep most people out that the person could settle, in the words of its
 * record, else what it says of insurance. A discount that says nothing of insurance needs no such line.
 */
function ruleThatMatters({ kind, findings, sentences, rules, coverage_requirement }: ProgramCard): string {
  const broken = findings.find(({ result }) => result === 'not_met')
  if (broken) return broken.text
  const open = findings.find(
    ({ rule, result, asks }) => result === 'unknown' && asks.length > 0 && keepsOut(rule, rules),
  )
  const saysNothing = Object.values(rules.insurance).every((accepted) => accepted === 'unknown')
  if (!open && kind === 'discount' && saysNothing) return ''
  const insurance = findings.find(({ rule, result }) => rule === 'insurance' && result === 'met')
  const said = open && sentences.find(({ rule }) => rule === open.rule)?.text
  return said ?? open?.text ?? insurance?.text ?? coverage_requirement
}

/** Nearly everyone lives in the United States and has a prescription; a program of one state is for few. */
function keepsOut(rule: Finding['rule'], rules: ProgramCard['rules']): boolean {
  if (rule === 'residency') return isForOneState(rules)
  return rule === 'insurance' || rule === 'income' || rule === 'age' || rule === 'veteran'
}

/** What may be wrong with a program's facts. */
export function caveats({ medicine_confirmed, drug_name, evidence }: ProgramCard, language: Language): string[] {
  const t = say[language]
  const doubts = [
    !medicine_confirmed && t('programs.whyAsk', { drug: drug_name || t('programs.drug') }),
    evidence === 'lead' && t('programs.whyEvidence.lead'),
  ]
  return doubts.filter((doubt) => doubt !== false)
}

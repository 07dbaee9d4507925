import type { ResultItem } from '#contract/chat.ts'
import type { FindingReply as Finding, ProgramCard } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import { isForStates } from '#server/programs/program-kinds.ts'
import { programItem } from './program-item.ts'
import { reachLine } from './reach-line.ts'

/** A program in one line: its name, what kind of help it is and how to reach it. */
export function programLine(card: ProgramCard, language: Language): string {
  return `**${card.program_name}**. ${kindOf(card, language)}. ${reachLine(programItem(card), language)}`.trim()
}

/** A program as a card: what you get, the rule that matters most now, other reasons, and what may be wrong with it. */
export function tellingItem(card: ProgramCard, language: Language, reasons: string[] = []): ResultItem {
  const rule = ruleThatMatters(card)
  const others = reasons.filter((reason) => reason !== rule)
  const line = [`${kindOf(card, language)}.`, card.description, rule, ...others, ...caveats(card, language)]
  return { ...programItem(card), line: line.filter(Boolean).join(' ') }
}

/** Free medicine that is tied to no medicine comes from donors, not from the drug maker. */
function kindOf({ kind, drug_name }: ProgramCard, language: Language): string {
  const t = translators[language]
  return kind === 'pap' && drug_name === '' ? t('programs.freeMedicine') : t(`programs.kind.${kind}`)
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
export function keepsOut(rule: Finding['rule'], rules: ProgramCard['rules']): boolean {
  if (rule === 'residency') return isForStates(rules)
  return rule === 'insurance' || rule === 'income' || rule === 'age' || rule === 'veteran'
}

/** What may be wrong with a program's facts. */
export function caveats(
  { medicine_confirmed, drug_name, evidence, freshness }: ProgramCard,
  language: Language,
): string[] {
  const t = translators[language]
  const doubts = [
    !medicine_confirmed && t('programs.whyAsk', { drug: drug_name || t('programs.drug') }),
    evidence === 'lead' && t('programs.whyEvidence.lead'),
    freshness.state === 'old' && t('programs.freshness.oldNote'),
  ]
  return doubts.filter((doubt) => doubt !== false)
}

import type { ProgramCard, RuleSentence } from '#contract/programs.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { wholeDollars } from '#i18n/dollars.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer, RuleAsked, Understood } from '#server/chat/turn.ts'
import type { Limits } from '#server/eligibility/income-limit.ts'
import { answerOf } from '../answerer.ts'
import { bullets, link, paragraphs } from '../markup.ts'
import { checkedWords } from '../records/source-answer.ts'
import { mostCards } from '../short.ts'
import { programItem } from './program-item.ts'
import { shownPrograms } from './program-list.ts'
import { programSuggestions } from './programs-answer.ts'
import { reachLine } from './reach-line.ts'

/** What the records of these programs say of one rule, or of all; for the household that is known, the limit in dollars. */
export function ruleAnswer(cards: ProgramCard[], understood: Understood, limits: Limits): Answer {
  const { language, rule } = understood
  const told = cards.slice(0, rule ? mostCards : 1)
  const parts = told.map((card) => ruleBlock(card, rule, understood, limits))
  return answerOf(paragraphs(...parts), {
    ...shownPrograms(told, language),
    suggestions: programSuggestions(understood),
  })
}

/** What the record of one program says of one rule, or of all, and where that comes from. */
export function ruleBlock(card: ProgramCard, rule: RuleAsked | null, understood: Understood, limits: Limits): string {
  const { language } = understood
  const said = ruleSentences(card, rule, understood, limits)
  const lines =
    said.length > 0 ? [...said, sourceOf(card, rule, language)] : [translators[language]('chatMedicine.missing')]
  const reach = reachLine(programItem(card), language)
  return [`### ${card.program_name}`, bullets([...lines, reach].filter((line) => line !== ''))].join('\n')
}

function ruleSentences(card: ProgramCard, asked: RuleAsked | null, understood: Understood, limits: Limits): string[] {
  const { language, facts } = understood
  const verdict = card.findings
    .filter(({ rule, result }) => rule === asked && result !== 'unknown')
    .map(({ text }) => text)
  const of = (...rules: RuleSentence['rule'][]) =>
    card.sentences.filter(({ rule }) => rules.includes(rule)).map(({ text }) => text)
  switch (asked) {
    case null:
      return card.sentences.map(({ text }) => text)
    case 'prescription':
      return prescription(card, language)
    case 'income':
      return [...(facts.yearly_income ? verdict : []), ...limitOf(card, facts, language, limits), ...of('income')]
    default:
      return [...verdict, ...of(asked)]
  }
}

function prescription({ rules }: ProgramCard, language: Language): string[] {
  if (rules.prescription_required === null) return []
  const key = rules.prescription_required ? 'prescriptionYes' : 'prescriptionNo'
  return [translators[language](`chatMedicine.record.${key}`)]
}

/** The limit in dollars for the known household; without a state, that of most states. */
function limitOf(
  { rules: { income } }: ProgramCard,
  { household_size: size, state = '' }: Understood['facts'],
  language: Language,
  limits: Limits,
): string[] {
  // For one or two people without a state, the sentence of the rule already says it.
  const isSaid = size === undefined || (size <= 2 && state === '')
  const limit = income && !isSaid ? limits.limitOf(income, size, state) : undefined
  if (limit === undefined || size === undefined) return []
  const t = translators[language]
  const people = t('chatMedicine.record.people', { count: size })
  return [t('chatMedicine.record.incomeOf', { people, dollars: wholeDollars(limit) })]
}

/** Where the rule comes from and how old that page is, as far as the record says anything of it. */
function sourceOf({ findings, sources, checked_on }: ProgramCard, rule: RuleAsked | null, language: Language): string {
  const t = translators[language]
  const source = findings.find((finding) => finding.rule === rule)?.source ?? sources[0]
  if (!source) return ''
  const words = source.page_date
    ? t('programs.ruleSource', { date: dateInWords(source.page_date, language) })
    : t('programs.ruleSourceUndated')
  return `${link(words, source.url)}. ${checkedWords(checked_on, language)}`
}

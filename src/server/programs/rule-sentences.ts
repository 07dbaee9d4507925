import type { InsuranceRule, ProgramRules, RuleSentence } from '#contract/programs.ts'
import type { RuleWords } from '#i18n/rule-words.ts'
import { newestYear, type PovertyGuidelines } from '#server/catalogue/files/read-guidelines.ts'

type InsuranceKind = keyof InsuranceRule

/** What the rules of a program say in words, one sentence a rule; a rule that no source states has none. */
export function sentencesOf(rules: ProgramRules, words: RuleWords, guidelines: PovertyGuidelines): RuleSentence[] {
  const { income, residency, age } = rules
  return [
    income && { rule: 'income' as const, text: incomeSentence(income, words, guidelines) },
    { rule: 'insurance' as const, text: insuranceSentence(rules.insurance, words) },
    residency && { rule: 'residency' as const, text: words.residency(residency) },
    rules.not_in_states && { rule: 'residency' as const, text: words.notInStates(rules.not_in_states) },
    age && { rule: 'age' as const, text: words.age(age) },
    rules.citizenship_required !== null && {
      rule: 'citizenship' as const,
      text: rules.citizenship_required ? words.citizenshipRequired : words.citizenshipNotRequired,
    },
  ].filter((sentence) => Boolean(sentence)) as RuleSentence[]
}

/** Dollars come from the guideline in force, so that a limit kept as percent never goes stale on a page. */
function incomeSentence(
  income: NonNullable<ProgramRules['income']>,
  words: RuleWords,
  guidelines: PovertyGuidelines,
): string {
  if ('no_limit' in income) return words.incomeNoLimit
  if ('yearly_dollars' in income) {
    const limit = income.yearly_dollars
    if ('single' in limit) return words.incomeIfMarried(limit)
    return words.incomeDollars({ one: limit.one_person, each: limit.each_extra_person })
  }
  if ('varies' in income) {
    const { highest_percent_of_fpl: highest } = income
    return highest ? words.incomeVariesUpTo(limitAt(highest, guidelines)) : words.incomeVaries
  }
  const { percent_of_fpl, or_dollars, ask_in = [] } = income
  return words.incomePercent({ ...limitAt(percent_of_fpl, guidelines), orDollars: or_dollars, askIn: ask_in })
}

/** A percent of the newest guideline, and what it comes to in the 48 states for one person and for two. */
function limitAt(percent: number, guidelines: PovertyGuidelines) {
  const year = newestYear(guidelines)
  const sizes = guidelines[year]?.guidelines['48_states_dc'].sizes ?? {}
  const dollars = (size: string) => Math.round(((sizes[size] ?? 0) * percent) / 100)
  return { percent, year, one: dollars('1'), two: dollars('2') }
}

function insuranceSentence(rule: InsuranceRule, words: RuleWords): string {
  const kinds = Object.keys(rule) as InsuranceKind[]
  const of = (answer: InsuranceRule['commercial']) => kinds.filter((kind) => rule[kind] === answer)
  const [yes, ifNotCovered, no, unknown] = [of('yes'), of('if_not_covered'), of('no'), of('unknown')]
  if (unknown.length === kinds.length) return words.insuranceAllUnknown
  return [
    yes.length > 0 && words.insuranceYes(yes),
    ifNotCovered.length > 0 && words.insuranceIfNotCovered(ifNotCovered),
    no.length > 0 && words.insuranceNo(no),
    unknown.length > 0 && words.insuranceUnknown(unknown),
  ]
    .filter(Boolean)
    .join(' ')
}

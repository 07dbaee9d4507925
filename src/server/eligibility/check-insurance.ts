import type { InsuranceKind, PersonFacts, Topic } from '#contract/eligibility.ts'
import type { InsuranceRule, ProgramKind } from '#contract/programs.ts'
import type { RuleKind, Why } from '#i18n/eligibility-words.ts'
import { onceFor } from '#server/once-for.ts'
import type { Finding } from './finding.ts'

/** The kind that rules speak of, for what a person has. */
export const ruleKindOf: Record<InsuranceKind, RuleKind> = {
  none: 'uninsured',
  commercial: 'commercial',
  medicare: 'medicare',
  part_d: 'medicare',
  extra_help: 'medicare',
  medicaid: 'medicaid',
  va: 'tricare_va',
  tricare: 'tricare_va',
}

/** Anti-Kickback Statute, HHS OIG Special Advisory Bulletin of September 2014: drug makers' copay cards are not for these. */
const federal: InsuranceKind[] = ['medicare', 'part_d', 'extra_help', 'medicaid', 'va', 'tricare']

/** Whether nothing that is known of a person forbids a copay card. */
export function mayUseCopayCards({ insurance = [] }: Pick<PersonFacts, 'insurance'>): boolean {
  return federalOf(insurance).length === 0
}

/** Those of a person's kinds that no copay card may be used with: worked out once for all programs that a person is held against. */
export const federalOf = onceFor((has: InsuranceKind[]) => has.filter((each) => federal.includes(each)))

/** The rule on insurance. Of several kinds that a person has, one refused kind is enough for a no. */
export function checkInsurance(rule: InsuranceRule, kind: ProgramKind, has: InsuranceKind[] | undefined): Finding {
  if (!has) return withoutAnswer(rule, kind)
  const federalKinds = kind === 'copay' ? federalOf(has) : []
  if (federalKinds.length > 0) return found('not_met', { code: 'insurance_federal', kinds: federalKinds })

  const kinds = kindsThatRulesKnow(has, rule)
  const of = (answer: InsuranceRule['commercial']) => kinds.filter((each) => rule[each] === answer)
  const refused = of('no')
  if (refused.length > 0) {
    // A public benefit of one insurance is not lost by a second one that alone would not give it.
    const taken = kind === 'government' ? of('yes') : []
    return taken.length > 0
      ? found('unknown', { code: 'insurance_mixed', kinds: taken, refused })
      : found('not_met', { code: 'insurance_refused', kinds: refused })
  }
  const notSaid = of('unknown')
  const ifNotCovered = of('if_not_covered')
  if (ifNotCovered.length > 0)
    return found('unknown', { code: 'insurance_if_not_covered', kinds: ifNotCovered, notSaid })
  if (notSaid.length > 0) return found('unknown', { code: 'insurance_not_said', kinds: notSaid })
  return found('met', { code: 'insurance_taken', kinds: of('yes') })
}

const ruleKindsOf = onceFor((has: InsuranceKind[]): readonly RuleKind[] => [
  ...new Set(has.map((each) => ruleKindOf[each])),
])

/** Each once. Where a source speaks of Extra Help apart from Medicare, both must be taken. */
function kindsThatRulesKnow(has: InsuranceKind[], rule: InsuranceRule): readonly RuleKind[] {
  const kinds = ruleKindsOf(has)
  return has.includes('extra_help') && rule.extra_help ? [...kinds, 'extra_help'] : kinds
}

/** The rule that a person has Medicare. */
export function checkMedicare({ insurance }: Pick<PersonFacts, 'insurance'>): Finding {
  if (!insurance) return found('unknown', { code: 'medicare_required' }, ['insurance'])
  return insurance.some((kind) => ruleKindOf[kind] === 'medicare')
    ? found('met', { code: 'medicare_have' })
    : found('not_met', { code: 'medicare_required' })
}

function withoutAnswer(rule: InsuranceRule, kind: ProgramKind): Finding {
  const answers = new Set(Object.values(rule))
  const isSame = answers.size === 1 && kind !== 'copay'
  if (isSame && answers.has('yes')) return found('met', { code: 'insurance_all_taken' })
  if (isSame && answers.has('unknown'))
    return found('unknown', { code: 'insurance_not_said', kinds: Object.keys(rule) as RuleKind[] })
  return found('unknown', { code: 'insurance_needed' }, ['insurance'])
}

function found(result: Finding['result'], why: Why, asks: Topic[] = []): Finding {
  return { rule: 'insurance', result, why, asks }
}

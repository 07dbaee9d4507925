import type { PersonFacts } from '#contract/eligibility.ts'
import type { IncomeRule } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import type { PovertyGuidelines } from '#server/catalogue/files/read-guidelines.ts'
import { checkIncome } from '#server/eligibility/check-income.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'
import { createLimits } from '#server/eligibility/income-limit.ts'

/** Findings that hold an income against a limit in dollars. */
const compared = new Set(['income_under', 'income_over', 'income_near', 'income_in_most'])

/**
 * Builds what is said of a home's income where an answer has a limit: "Your home has about $24,000 a year. The limit for 1
 * person is $23,940." Nothing where the income, or what the limit is for this home, is not known.
 */
export function createIncomeLine(guidelines: PovertyGuidelines) {
  const limits = createLimits(guidelines)
  return (rule: IncomeRule, facts: PersonFacts, language: Language): string | null => {
    const { why } = checkIncome(rule, facts, limits)
    return facts.household_size !== undefined && compared.has(why.code) ? eligibilityWords[language].why(why) : null
  }
}

import type { CheckedDrug } from '#contract/eligibility.ts'
import type { Fit } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import type { Drug } from '#server/catalogue/read-drugs.ts'
import { type Checked, type Eligibility, eligibilityWords } from './eligibility.ts'
import { canBeReached } from './order-programs.ts'

/** The whole result for one medicine, with the best route that a person can act on, if any fits. */
export function summarize(drug: Drug, checked: Checked[], eligibility: Eligibility, language: Language): CheckedDrug {
  const programs = checked.map((each) => eligibility.card(each, language))
  const best = checked.findIndex((each) => each.fit !== 'not_now' && canBeReached(each))
  return {
    drug_id: drug.id,
    drug_name: drug.name,
    summary: eligibilityWords[language].result({ ...countFits(checked), drug: drug.name }),
    best: programs[best] ?? null,
    programs,
  }
}

/** How many of the checked programs fit how. */
export function countFits(checked: { fit: Fit }[]) {
  const of = (fit: Fit) => checked.filter((each) => each.fit === fit).length
  return { likely: of('likely'), may: of('may'), not_now: of('not_now') }
}

import type { StepKind } from '#contract/answer.ts'
import type { PlanStep } from '#contract/plan.ts'
import type { Action } from '#i18n/answer-words.ts'
import type { plan } from '#i18n/en/check/plan.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import { actionOf, stepOf } from '#server/answer/offer-facts.ts'
import type { Checked } from '#server/eligibility/eligibility.ts'

type Step = keyof typeof plan.steps

/** The first step by what is done and how; what differs by phone, form and page is named for each. */
const first: Record<Action, Partial<Record<StepKind, Step>> & { open_page: Step }> = {
  free_medicine: { call: 'callForForm', open_form: 'openForm', open_page: 'openToApply' },
  donated_medicine: { call: 'callToApply', open_page: 'openToApply' },
  copay_card: { call: 'callForCard', get_card: 'getCard', open_page: 'getCard' },
  short_supply: { call: 'callForSupply', open_page: 'openToApply' },
  ask_helpline: { call: 'callToApply', open_page: 'openToApply' },
  set_price: { call: 'callForPrice', open_page: 'openPrice' },
  lower_price: { call: 'callForPrice', open_page: 'openPrice' },
  fund: { call: 'callFund', open_page: 'openFund' },
  public_help: { call: 'callToApply', open_page: 'openToApply' },
}

const then: Record<Action, Step[]> = {
  free_medicine: ['doctorSigns', 'sendPapers'],
  donated_medicine: [],
  copay_card: ['showCard'],
  short_supply: [],
  ask_helpline: [],
  set_price: [],
  lower_price: ['askPrice'],
  fund: ['sendPapers'],
  public_help: ['sendPapers'],
}

/** Who acts where it is not the reader. */
const who: Partial<Record<Step, PlanStep['who']>> = {
  doctorSigns: 'doctor',
  showCard: 'drugstore',
  askPrice: 'drugstore',
}

/** The steps of one application, in the order in which they are done; where we know no way, the one question that is left. */
export function stepsOf(id: string, checked: Checked | undefined, language: Language): PlanStep[] {
  return stepNames(checked).map((step) => ({
    id: `${id}-${step.toLowerCase()}`,
    who: who[step] ?? 'you',
    text: translators[language](`plan.steps.${step}`),
  }))
}

function stepNames(checked: Checked | undefined): Step[] {
  if (!checked) return ['askPrice']
  const action = actionOf(checked)
  const begin = first[action][stepOf(checked)] ?? first[action].open_page
  return [begin, ...then[action]]
}

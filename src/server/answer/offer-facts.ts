import type { StepKind } from '#contract/answer.ts'
import type { Cost, ProgramKind } from '#contract/programs.ts'
import type { Action, OrderReason } from '#i18n/answer-words.ts'
import type { YearlyFigures } from '#server/catalogue/files/yearly-figures.ts'
import { easternDay } from '#server/eastern-day.ts'
import type { Checked } from '#server/eligibility/eligibility.ts'
import { canBeReached, type Facts, tierName } from '#server/eligibility/order-programs.ts'
import { isForStates } from '#server/programs/program-kinds.ts'
import { linksForMedicine } from '#server/programs/rules-for-medicine.ts'

const actions: Record<ProgramKind, { named: Action; any: Action }> = {
  pap: { named: 'free_medicine', any: 'donated_medicine' },
  copay: { named: 'copay_card', any: 'copay_card' },
  support: { named: 'ask_helpline', any: 'ask_helpline' },
  trial: { named: 'short_supply', any: 'short_supply' },
  discount: { named: 'set_price', any: 'lower_price' },
  foundation: { named: 'fund', any: 'fund' },
  government: { named: 'public_help', any: 'public_help' },
}

/** What a person does for an offer. */
export function actionOf({ program, medicine }: Pick<Checked, 'program' | 'medicine'>): Action {
  return actions[program.kind][medicine ? 'named' : 'any']
}

/** What a person pays today, where the record says so. What drug makers give for free needs no amount. */
export function costOf(
  { program }: Pick<Checked, 'program'>,
  figures: Pick<YearlyFigures, 'dollarsOn'>,
): Cost | 'free' | 'free_start' | undefined {
  if (program.cost && 'dollars' in program.cost) return program.cost
  if (program.cost) {
    const { figure, ...bound } = program.cost
    const dollars = figures.dollarsOn(figure, easternDay())
    return dollars === undefined ? undefined : { ...bound, dollars }
  }
  if (program.kind === 'pap') return 'free'
  return program.kind === 'trial' ? 'free_start' : undefined
}

/** The one thing to do first. A copay card is had from its page; whoever gives something for free begins with a call. */
export function stepOf({ program, medicine }: Pick<Checked, 'program' | 'medicine'>): StepKind {
  const { website, form_url } = linksForMedicine(program, medicine)
  if (program.kind === 'copay' && website) return 'get_card'
  if (program.phone) return 'call'
  return form_url ? 'open_form' : 'open_page'
}

const tierReasons = {
  'helps with every medicine': 'every_medicine',
  fits: 'fits',
  'may fit': 'may_fit',
  'may be for others': 'may_fit',
  'not now': 'not_now',
} as const
const costReasons: Record<ProgramKind, OrderReason> = {
  pap: 'free',
  foundation: 'charity',
  government: 'public',
  copay: 'lower_copay',
  support: 'helpline',
  trial: 'short_time',
  discount: 'own_money',
}

/** Why a program stands where it stands, the weightiest first: the same places that decide the order. */
export function orderReasons(checked: Checked, facts: Facts): OrderReason[] {
  const { program, medicine, rules } = checked
  const distance = medicine ? 'this_medicine' : isForStates(rules) ? 'own_state' : 'any_medicine'
  const tier = tierReasons[tierName(checked, facts)]
  const reasons: (OrderReason | false)[] = [
    tier,
    costReasons[program.kind],
    !canBeReached(checked) && 'no_way_to_reach',
    tier !== 'every_medicine' && distance,
  ]
  return reasons.filter((reason) => reason !== false)
}

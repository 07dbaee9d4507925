import type { Intent, TalkContext } from '#server/chat/turn.ts'
import type { Signals } from '../signals/signals.ts'

const medicineIntents = new Set<Intent>([
  'programs',
  'copay',
  'coupons',
  'price',
  'delivery',
  'eligibility',
  'rule',
  'phone',
  'form',
  'papers',
])

/** What was asked before, where the same can be asked of another medicine or person. */
export function sameIntent({ intent }: Pick<TalkContext, 'intent'>): Intent {
  return intent && medicineIntents.has(intent) ? intent : 'programs'
}

/** What is asked about a medicine, the first that holds; `hasDrug` where one is named or in question. */
export function medicineIntent({ medicine, asksPrice }: Signals, hasDrug: boolean): Intent | undefined {
  const isOfInsurance = medicine.has('insurance_help') && !hasDrug
  const choices: [Intent, boolean][] = [
    ['which_drug', medicine.has('which_drug') && !hasDrug],
    ['delivery', medicine.has('delivery')],
    ['copay', medicine.has('copay')],
    ['eligibility', medicine.has('eligibility')],
    ['price', asksPrice],
    ['coupons', medicine.has('coupons')],
    ['insurance_help', isOfInsurance],
    ['programs', medicine.has('programs')],
    ['eligibility', medicine.has('may_get') && hasDrug],
    ['price', medicine.has('price')],
    ['programs', medicine.has('insurance_help')],
  ]
  return choices.find(([, holds]) => holds)?.[0]
}

/** What goes on with a fact that is told where the medicine was asked for. */
export function checkedFor({ intent }: Pick<TalkContext, 'intent'>): Intent {
  return intent === 'insurance_help' ? intent : 'eligibility'
}

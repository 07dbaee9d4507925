import type { Money } from '#contract/answer.ts'
import type { InsuranceKind } from '#contract/eligibility.ts'
import type { Cost } from '#contract/programs.ts'
import type { Action, AnswerWords, OrderReason } from '#i18n/answer-words.ts'
import { dollarsInWords, wholeDollars } from '#i18n/dollars.ts'
import type { RuleKind, Why } from '#i18n/eligibility-words.ts'
import { phoneOfOtherSite } from '../cards/phone-of-other-site.ts'
import { both, kinds, stateName } from '../check/eligibility-reasons.ts'

const actions: Record<Exclude<Action, 'public_help'>, string> = {
  free_medicine: 'Get it free from the drug maker',
  donated_medicine: 'Ask for free donated medicine',
  copay_card: 'Get the drug maker’s copay card',
  short_supply: 'Get a free supply for a short time',
  ask_helpline: 'Ask the drug maker’s helpline what is open to you',
  set_price: 'Buy it without insurance at a set price',
  lower_price: 'Pay less without insurance',
  fund: 'Ask a charity fund to pay your part',
}

const bounds: Record<Cost['bound'], string> = {
  as_little_as: 'as little as',
  at_most: 'at most',
  exactly: 'you pay',
  from: 'from',
}
const periods: Record<Cost['per'], string> = {
  month: 'a month',
  fill: 'a fill',
  dose: 'a dose',
  treatment: 'a treatment',
  year: 'a year',
}
function money(cost: Cost | 'free' | 'free_start'): Money {
  if (cost === 'free') return { before: '', amount: '$0', after: 'you pay' }
  if (cost === 'free_start') return { before: '', amount: '$0', after: 'to start' }
  return { before: bounds[cost.bound], amount: dollarsInWords(cost.dollars), after: periods[cost.per] }
}

const insured: Record<RuleKind, string> = {
  uninsured: 'You have no insurance.',
  commercial: 'It takes private insurance.',
  medicare: 'It takes Medicare.',
  medicaid: 'It takes Medicaid.',
  extra_help: 'It takes Extra Help.',
  tricare_va: 'It takes VA or TRICARE.',
}

function tick(why: Why, drug: string): string | undefined {
  switch (why.code) {
    case 'insurance_taken':
      return why.kinds.map((kind) => insured[kind])[0]
    case 'insurance_all_taken':
      return 'It takes any insurance or none.'
    case 'medicare_have':
      return 'You have Medicare.'
    case 'income_under':
      return `Under the limit for ${why.size}: ${wholeDollars(Math.floor(why.limit / 12))} a month.`
    case 'income_no_limit':
      return 'There is no income limit.'
    case 'residency_there':
      return `You live in ${stateName(why.state)}.`
    case 'age_within':
      return 'Your age fits.'
    case 'veteran_yes':
      return 'You have served in the US military.'
    case 'prescription_have':
      return 'You have a prescription.'
    case 'medicine_named':
      return `It names ${drug}.`
    default:
      return undefined
  }
}

const wants: Record<Action, (drug: string, program: string) => string> = {
  free_medicine: (drug) => `I want to apply for free ${drug}. Please send me the form. Which papers do you need?`,
  donated_medicine: (drug) => `I am looking for free donated medicine. Do you have ${drug} near me?`,
  copay_card: (drug) => `I want the copay card for ${drug}. Can I use it with my plan?`,
  short_supply: (drug) => `I want the free supply of ${drug}. How does my doctor ask for it?`,
  ask_helpline: (drug) => `I take ${drug}. What help to pay for it is open to me with my insurance?`,
  set_price: (drug) => `I want to pay for ${drug} without insurance. What does it cost for my dose?`,
  lower_price: (drug) => `What does ${drug} cost with your price? Which drugstore near me takes it?`,
  fund: (drug) => `I take ${drug}. Is the fund for my illness open now? How do I apply?`,
  public_help: (_, program) => `I want to apply for ${program}. Which papers do you need?`,
}

const clauses: Record<OrderReason, string> = {
  every_medicine: 'it helps with all your medicines',
  fits: 'your answers fit its rules',
  may_fit: 'it may fit',
  not_now: 'one of its rules does not fit now',
  free: 'it is free',
  charity: 'a charity pays',
  public: 'it is public help',
  lower_copay: 'it lowers your copay',
  short_time: 'it is free for a short time only',
  helpline: 'it finds out what is open to you',
  own_money: 'you pay for it yourself',
  no_way_to_reach: 'we know no phone and no page',
  this_medicine: 'it is for this medicine',
  own_state: 'it is for your state',
  any_medicine: 'it is not tied to this medicine',
}

/** The words of an answer in English. */
export const answer: AnswerWords = {
  action: (action, program) =>
    action === 'public_help' ? `Ask for ${program.replace(/ \(.*\)$/, '')}` : actions[action],
  money,
  tick,
  myMedicine: 'my medicine',
  toSay: ({ action, program, drug, insurance }) => [havings(insurance), wants[action](drug, program)].join('').trim(),
  phoneOfOtherSite,
  callNote: ({ hours, languages, isFree }) =>
    [languages?.includes('es') ? 'English or Spanish.' : isFree ? 'Call free.' : '', hours ?? '']
      .filter(Boolean)
      .join(' '),
  orderReasons: (reasons) => capital(`${both.format(reasons.map((reason) => clauses[reason]))}.`),
}

function havings(insurance: InsuranceKind[] | undefined): string {
  if (!insurance) return ''
  return insurance.includes('none')
    ? 'I have no insurance. '
    : `I have ${both.format(insurance.map((kind) => (kind === 'commercial' ? 'private insurance' : kinds[kind])))}. `
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

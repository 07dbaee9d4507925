import type { Money } from '#contract/answer.ts'
import type { InsuranceKind } from '#contract/eligibility.ts'
import type { Cost } from '#contract/programs.ts'
import type { Action, AnswerWords, OrderReason } from '#i18n/answer-words.ts'
import { dollarsInWords, wholeDollars } from '#i18n/dollars.ts'
import type { RuleKind, Why } from '#i18n/eligibility-words.ts'
import { phoneOfOtherSite } from '../cards/phone-of-other-site.ts'
import { both, kinds, stateName } from '../check/eligibility-reasons.ts'

const actions: Record<Exclude<Action, 'public_help'>, string> = {
  free_medicine: 'Pídala gratis al fabricante',
  donated_medicine: 'Pida medicina donada gratis',
  copay_card: 'Saque la tarjeta de copago del fabricante',
  short_supply: 'Reciba gratis un suministro por poco tiempo',
  ask_helpline: 'Pregunte a la línea de ayuda del fabricante qué hay para usted',
  set_price: 'Cómprela sin seguro a un precio fijo',
  lower_price: 'Pague menos sin usar el seguro',
  fund: 'Pida a un fondo benéfico que pague su parte',
}

const bounds: Record<Cost['bound'], string> = {
  as_little_as: 'tan solo',
  at_most: 'como máximo',
  exactly: 'usted paga',
  from: 'desde',
}
const periods: Record<Cost['per'], string> = {
  month: 'al mes',
  fill: 'por surtido',
  dose: 'por dosis',
  treatment: 'por tratamiento',
  year: 'al año',
}
function money(cost: Cost | 'free' | 'free_start'): Money {
  if (cost === 'free') return { before: '', amount: '$0', after: 'usted paga' }
  if (cost === 'free_start') return { before: '', amount: '$0', after: 'al empezar' }
  return { before: bounds[cost.bound], amount: dollarsInWords(cost.dollars), after: periods[cost.per] }
}

const insured: Record<RuleKind, string> = {
  uninsured: 'Usted no tiene seguro.',
  commercial: 'Acepta seguro privado.',
  medicare: 'Acepta Medicare.',
  medicaid: 'Acepta Medicaid.',
  extra_help: 'Acepta la Ayuda Adicional.',
  tricare_va: 'Acepta VA o TRICARE.',
}

function tick(why: Why, drug: string): string | undefined {
  switch (why.code) {
    case 'insurance_taken':
      return why.kinds.map((kind) => insured[kind])[0]
    case 'insurance_all_taken':
      return 'Acepta cualquier seguro o ninguno.'
    case 'medicare_have':
      return 'Usted tiene Medicare.'
    case 'income_under':
      return `Bajo el límite para ${why.size}: ${wholeDollars(Math.floor(why.limit / 12))} al mes.`
    case 'income_no_limit':
      return 'No hay límite de ingresos.'
    case 'residency_there':
      return `Usted vive en ${stateName(why.state)}.`
    case 'age_within':
      return 'Su edad cumple.'
    case 'veteran_yes':
      return 'Usted sirvió en las fuerzas armadas de EE. UU.'
    case 'prescription_have':
      return 'Usted tiene una receta.'
    case 'medicine_named':
      return `Nombra ${drug}.`
    default:
      return undefined
  }
}

const wants: Record<Action, (drug: string, program: string) => string> = {
  free_medicine: (drug) => `Quiero solicitar ${drug} gratis. Por favor, envíeme el formulario. ¿Qué papeles necesitan?`,
  donated_medicine: (drug) => `Busco medicina donada gratis. ¿Tienen ${drug} cerca de mí?`,
  copay_card: (drug) => `Quiero la tarjeta de copago de ${drug}. ¿Puedo usarla con mi plan?`,
  short_supply: (drug) => `Quiero el suministro gratis de ${drug}. ¿Cómo lo pide mi médico?`,
  ask_helpline: (drug) => `Uso ${drug}. ¿Qué ayuda para pagarla hay para mí con mi seguro?`,
  set_price: (drug) => `Quiero pagar ${drug} sin usar el seguro. ¿Cuánto cuesta mi dosis?`,
  lower_price: (drug) => `¿Cuánto cuesta ${drug} con su precio? ¿Qué farmacia cerca de mí lo acepta?`,
  fund: (drug) => `Tomo ${drug}. ¿Está abierto ahora el fondo para mi enfermedad? ¿Cómo lo solicito?`,
  public_help: (_, program) => `Quiero solicitar ${program}. ¿Qué papeles necesitan?`,
}

const clauses: Record<OrderReason, string> = {
  every_medicine: 'ayuda con todas sus medicinas',
  fits: 'sus respuestas cumplen sus reglas',
  may_fit: 'podría servirle',
  not_now: 'no cumple una de sus reglas por ahora',
  free: 'es gratis',
  charity: 'paga un fondo benéfico',
  public: 'es ayuda pública',
  lower_copay: 'baja su copago',
  short_time: 'es gratis solo por poco tiempo',
  helpline: 'averigua qué hay para usted',
  own_money: 'la paga usted por su cuenta',
  no_way_to_reach: 'no conocemos su teléfono ni su página',
  this_medicine: 'es para esta medicina',
  own_state: 'es para su estado',
  any_medicine: 'no es solo para esta medicina',
}

/** The words of an answer in Spanish. */
export const answer: AnswerWords = {
  action: (action, program) => (action === 'public_help' ? `Pida ${program.replace(/ \(.*\)$/, '')}` : actions[action]),
  money,
  tick,
  myMedicine: 'mi medicina',
  toSay: ({ action, program, drug, insurance }) => [havings(insurance), wants[action](drug, program)].join('').trim(),
  phoneOfOtherSite,
  callNote: ({ hours, languages, isFree }) =>
    [languages?.includes('es') ? 'Inglés o español.' : isFree ? 'Llame gratis.' : '', hours ?? '']
      .filter(Boolean)
      .join(' '),
  orderReasons: (reasons) => capital(`${both.format(reasons.map((reason) => clauses[reason]))}.`),
}

function havings(insurance: InsuranceKind[] | undefined): string {
  if (!insurance) return ''
  return insurance.includes('none')
    ? 'No tengo seguro. '
    : `Tengo ${both.format(insurance.map((kind) => (kind === 'commercial' ? 'seguro privado' : kinds[kind])))}. `
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

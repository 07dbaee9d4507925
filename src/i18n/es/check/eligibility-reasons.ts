import type { InsuranceKind, Range } from '#contract/eligibility.ts'
import type { AgeRule } from '#contract/programs.ts'
import { wholeDollars } from '#i18n/dollars.ts'
import type { RuleKind, Why } from '#i18n/eligibility-words.ts'
import { states } from '../local-help/states.ts'
import { placeName, rules } from './rules.ts'

const either = new Intl.ListFormat('es', { type: 'disjunction' })
export const both = new Intl.ListFormat('es', { type: 'conjunction' })
export const numbers = new Intl.NumberFormat('es-US')

const ruleKinds: Record<RuleKind, string> = {
  uninsured: 'sin seguro médico',
  commercial: 'con seguro privado',
  medicare: 'con Medicare',
  medicaid: 'con Medicaid',
  extra_help: 'con Ayuda Adicional',
  tricare_va: 'con VA o TRICARE',
}
export const kinds: Record<InsuranceKind, string> = {
  none: 'Sin seguro',
  commercial: 'Seguro privado',
  medicare: 'Medicare',
  part_d: 'Medicare Parte D',
  extra_help: 'Ayuda Adicional',
  medicaid: 'Medicaid',
  va: 'Atención médica del VA',
  tricare: 'TRICARE',
}

export const people = (size: number) => (size === 1 ? '1 persona' : `${size} personas`)
const named = (list: RuleKind[]) => either.format(list.map((kind) => ruleKinds[kind]))

function notSaid(list: RuleKind[]): string {
  return list.length > 0 ? `Ninguna fuente dice si es para personas ${named(list)}. Pregunte al programa.` : ''
}

/** The income of a year in words; `to` is null where it is open above. */
export function yearly({ from, to }: Range): string {
  if (to === null) return `más de ${wholeDollars(from)} al año`
  if (from === to) return from === 0 ? 'sin ingresos' : `unos ${wholeDollars(from)} al año`
  return from === 0 ? `hasta ${wholeDollars(to)} al año` : `de ${wholeDollars(from)} a ${wholeDollars(to)} al año`
}

function home(income: Range): string {
  return income.to === 0 ? 'Su hogar no tiene ingresos' : `Su hogar tiene ${yearly(income)}`
}

function ages({ min, max }: Pick<AgeRule, 'min' | 'max'>): string {
  if (max === null) return `${min} años o más`
  return min === null ? `${max} años o menos` : `de ${min} a ${max} años`
}

function ageAsked(rule: AgeRule): string {
  if (rule.whose === 'signer') return `El adulto que firma debe tener ${ages(rule)}.`
  return `La fuente dice ${ages(rule)}, pero no si habla del paciente o del adulto que firma. Pregunte.`
}

/** One sentence for every reason. */
export function why(reason: Why): string {
  switch (reason.code) {
    case 'medicine_named':
      return 'El programa nombra esta medicina.'
    case 'medicine_ask':
      return 'Solo una lista de segunda mano nombra esta medicina. Pregunte si el programa la cubre.'
    case 'medicine_of_any':
      return 'No es para una sola medicina. Pregunte si tiene la suya.'
    case 'income_no_limit':
      return 'No hay límite de ingresos.'
    case 'income_varies':
      return 'El límite de ingresos no es igual para cada medicina o caso. Pregunte al programa.'
    case 'income_not_said':
      return 'Ninguna fuente dice cuál es el límite de ingresos. Pregunte al programa.'
    case 'income_ask_in':
      return `En ${stateName(reason.state)}, el propio programa dice cuál es el límite de ingresos. Pregunte.`
    case 'income_needed':
      return 'Hay un límite de ingresos. Depende de sus ingresos, de cuántas personas viven con usted y de su estado.'
    case 'income_under':
      return `${home(reason.income)}. El límite para ${people(reason.size)} es ${wholeDollars(reason.limit)}.`
    case 'income_over':
      return `${home(reason.income)}. Eso pasa del límite para ${people(reason.size)}: ${wholeDollars(reason.limit)} al año.`
    case 'income_near':
      return `${home(reason.income)}. El límite para ${people(reason.size)} es ${wholeDollars(reason.limit)}. Con un número más exacto lo sabríamos.`
    case 'income_if_married':
      return `${home(reason.income)}. El límite es ${wholeDollars(reason.single)} para una persona y ${wholeDollars(reason.married)} para un matrimonio. Pregunte al programa.`
    case 'income_in_most':
      return `${home(reason.income)}. El límite para ${people(reason.size)} es ${wholeDollars(reason.limit)} en la mayoría de los estados.`
    case 'insurance_taken':
      return `Es para personas ${named(reason.kinds)}.`
    case 'insurance_refused':
      return `No es para personas ${named(reason.kinds)}.`
    case 'insurance_not_said':
      return notSaid(reason.kinds)
    case 'insurance_if_not_covered':
      return [rules.insuranceIfNotCovered(reason.kinds), notSaid(reason.notSaid)].join(' ').trim()
    case 'insurance_mixed':
      return `Es para personas ${named(reason.kinds)}, pero no para personas ${named(reason.refused)}. Usted tiene los dos. Pregunte al programa.`
    case 'insurance_federal':
      return `Las tarjetas de copago no son para personas con ${either.format(reason.kinds.map((kind) => kinds[kind]))}. Es una regla federal.`
    case 'insurance_all_taken':
      return 'Acepta a personas con cualquier seguro o sin seguro.'
    case 'insurance_needed':
      return 'Depende de su seguro médico.'
    case 'residency_there':
      return `Usted vive en ${placeName(reason.place)}.`
    case 'residency_elsewhere':
      return `Es para personas que viven en ${placeName(reason.place)}. Usted nos dijo ${stateName(reason.state)}.`
    case 'residency_ask':
      return `La fuente dice ${placeName(reason.place)}. Pregunte si acepta a personas de ${stateName(reason.state)}.`
    case 'medicare_have':
      return 'Usted tiene Medicare.'
    case 'medicare_required':
      return 'Necesita tener Medicare.'
    case 'residency_needed':
      return `Es para personas que viven en ${placeName(reason.place)}.`
    case 'residency_excluded':
      return `No es para personas que viven en ${namedStates(reason.states)}.`
    case 'residency_excluded_needed':
      return `No es para personas que viven en ${namedStates(reason.states)}. Díganos su estado.`
    case 'residency_not_excluded':
      return `No es para personas de ${namedStates(reason.states)}, y usted vive en otro lugar.`
    case 'conditions_ask':
      return 'Tiene más condiciones que no podemos revisar. Léalas en esta tarjeta.'
    case 'age_within':
      return `Su edad sirve: ${ages(reason.rule)}.`
    case 'age_outside':
      return `Es para personas de ${ages(reason.rule).replace(/^de /, '')}.`
    case 'age_needed':
      return `Hay una regla de edad: ${ages(reason.rule)}.`
    case 'age_ask':
      return ageAsked(reason.rule)
    case 'citizenship_not_required':
      return 'No necesita ser ciudadano de EE. UU.'
    case 'citizenship_ask':
      return 'Tiene una regla sobre ciudadanía o residencia legal. No le preguntamos eso. Lea la regla abajo.'
    case 'prescription_have':
      return 'Un médico se la recetó.'
    case 'prescription_missing':
      return 'Primero necesita una receta. Pregunte a su médico.'
    case 'prescription_needed':
      return 'Necesita una receta.'
    case 'veteran_yes':
      return 'Usted sirvió en las fuerzas armadas de EE. UU.'
    case 'veteran_no':
      return 'Es para personas que sirvieron en las fuerzas armadas de EE. UU.'
    case 'veteran_needed':
      return 'Es para personas que sirvieron en las fuerzas armadas de EE. UU. ¿Usted sirvió?'
  }
}

/** What would turn a "not now", where anything would. */
export function change(reason: Why): string | undefined {
  switch (reason.code) {
    case 'income_over':
      return `La regla de ingresos le serviría con ${wholeDollars(reason.limit)} al año o menos para ${people(reason.size)}.`
    case 'insurance_refused':
      return reason.kinds.includes('uninsured')
        ? 'Le serviría con un seguro que el programa acepte.'
        : 'No deje su seguro por esto.'
    case 'prescription_missing':
      return 'Puede servirle cuando un médico le recete la medicina.'
    case 'residency_elsewhere':
      return `Solo le serviría si viviera en ${placeName(reason.place)}.`
    case 'age_outside':
      return `Solo sirve a personas de ${ages(reason.rule).replace(/^de /, '')}.`
    default:
      return undefined
  }
}

function namedStates(states: string[]): string {
  return either.format(states.map(stateName))
}

export function stateName(state: string): string {
  return states[state as keyof typeof states] ?? state
}

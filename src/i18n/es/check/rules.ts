import type { Country, ResidencyRule } from '#contract/programs.ts'
import { wholeDollars } from '#i18n/dollars.ts'
import type { RuleWords } from '#i18n/rule-words.ts'
import { states } from '../local-help/states.ts'

const insurance = {
  uninsured: 'sin seguro médico',
  commercial: 'con seguro privado (por su trabajo o comprado por usted)',
  medicare: 'con Medicare',
  medicaid: 'con Medicaid',
  tricare_va: 'con VA o TRICARE',
  extra_help: 'con Medicare y Ayuda Adicional',
}
const countries: Record<Country, string> = {
  us: 'los Estados Unidos',
  states_and_dc: 'uno de los 50 estados o Washington, DC',
  us_and_puerto_rico: 'los Estados Unidos o Puerto Rico',
  us_puerto_rico_and_virgin_islands: 'los Estados Unidos, Puerto Rico o las Islas Vírgenes de EE. UU.',
  us_and_territories: 'los Estados Unidos o un territorio de los Estados Unidos',
}
const either = new Intl.ListFormat('es-US', { type: 'disjunction' })
const nameOf = (state: string) => states[state as keyof typeof states] ?? state

/** Where a program's people must live. */
export function placeName(residency: ResidencyRule): string {
  return Array.isArray(residency) ? either.format(residency.map(nameOf)) : countries[residency]
}

/** The sentences on a program's rules in Spanish, made from the rules so that words and rules can't disagree. */
export const rules: RuleWords = {
  incomePercent: ({ percent, year, one, two, orDollars, askIn }) =>
    [
      `Los ingresos de su hogar llegan como máximo al ${percent}% de la guía federal de pobreza: ${wholeDollars(one)} al año para 1 persona, ${wholeDollars(two)} para 2 (${year}).`,
      orDollars && `O llegan como máximo a ${wholeDollars(orDollars)}, si eso es más.`,
      askIn.length > 0
        ? `En ${either.format(askIn.map(nameOf))}, pregunte cuál es el límite.`
        : 'El límite es más alto en Alaska y Hawái.',
    ]
      .filter(Boolean)
      .join(' '),
  incomeDollars: ({ one, each }) =>
    `Los ingresos de su hogar llegan como máximo a ${wholeDollars(one)} al año para 1 persona. Sume ${wholeDollars(each)} por cada persona más en el hogar.`,
  incomeIfMarried: ({ single, married }) =>
    `Sus ingresos son de ${wholeDollars(single)} al año o menos si no está casado. En un matrimonio, los de los dos son de ${wholeDollars(married)} o menos.`,
  incomeNoLimit: 'No hay límite de ingresos.',
  incomeVaries: 'El límite de ingresos no es igual para cada medicina o caso. Pregunte al programa.',
  incomeVariesUpTo: ({ percent, year, one, two }) =>
    `El límite de ingresos no es igual para cada medicina o caso. El más alto que conocemos es el ${percent}% de la guía federal de pobreza: ${wholeDollars(one)} al año para 1 persona, ${wholeDollars(two)} para 2 (${year}). Pregunte al programa.`,
  incomeUnknown: 'No sabemos el límite de ingresos. Pregunte al programa.',
  insuranceYes: (kinds) => `Para personas ${either.format(kinds.map((kind) => insurance[kind]))}.`,
  insuranceIfNotCovered: (kinds) =>
    `Si usted es una persona ${either.format(kinds.map((kind) => insurance[kind]))}, primero su plan debe negarse a pagar la medicina. Pida a su plan la carta que dice que no.`,
  insuranceNo: (kinds) => `No es para personas ${either.format(kinds.map((kind) => insurance[kind]))}.`,
  insuranceUnknown: (kinds) =>
    `Si usted es una persona ${either.format(kinds.map((kind) => insurance[kind]))}, pregunte al programa.`,
  insuranceAllUnknown: 'No sabemos las reglas sobre el seguro médico. Pregunte al programa.',
  residency: (place) => `Usted vive en ${placeName(place)}.`,
  notInStates: (states) => `No es para personas que viven en ${either.format(states.map(nameOf))}.`,
  age: ({ min, max, whose }) => {
    const range = max === null ? `${min} años o más` : min === null ? `${max} años o menos` : `de ${min} a ${max} años`
    if (whose === 'signer') return `La persona que firma tiene ${range}.`
    if (whose === 'patient') return `El paciente tiene ${range}.`
    return `Edad: ${range}. La fuente no dice si se trata del paciente o del adulto que firma.`
  },
  citizenshipNotRequired: 'No necesita ser ciudadano de los Estados Unidos.',
  citizenshipRequired: 'El programa pide la ciudadanía de los Estados Unidos.',
}

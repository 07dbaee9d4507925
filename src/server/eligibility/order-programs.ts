import type { PersonFacts } from '#contract/eligibility.ts'
import type { ProgramKind } from '#contract/programs.ts'
import { evidence } from '#contract/sources.ts'
import {
  copayKinds,
  discountKinds,
  freeKinds,
  isForStates,
  supportKinds,
  trialKinds,
} from '#server/programs/program-kinds.ts'
import type { Check, Checkable } from './check-program.ts'

type Checked = Checkable & Check
export type Facts = Pick<PersonFacts, 'insurance' | 'yearly_income'>

/** What a short supply costs once it has ended is not known, so that it only bridges the time to other help. */
const byCost: ProgramKind[][] = [freeKinds, copayKinds, [...trialKinds, ...supportKinds], discountKinds]
const afterFreeHelp = 0.5
const afterCopayCards = 1.5
const afterDiscounts = byCost.length - 0.5

/**
 * The one order of programs for a person: help with every medicine whose limits hold, then what fits, then what may fit,
 * then what does not fit now. Within each of these free comes before paid, what can be reached before what cannot, and
 * help for the medicine or the person's own state before help for anyone, and what is known of today before what rests on
 * an old page. Pure.
 */
export function orderPrograms<Each extends Checked>(checked: Each[], facts: Facts): Each[] {
  return checked
    .map((each) => ({ each, place: placeOf(each, facts) }))
    .sort((a, b) => a.place - b.place)
    .map(({ each }) => each)
}

/** Whether a person can act on a program: it has a phone, a page or a form. */
export function canBeReached({ program }: Pick<Checked, 'program'>): boolean {
  return Boolean(program.phone || program.website || program.form_url)
}

/** Above every digit of a place. */
const base = 32

/**
 * What decides as the digits of one number, the weightiest first; the lower stands first. A page asks it of some hundred
 * people to find what to ask a reader first, and numbers are compared faster than lists.
 */
function placeOf(checked: Checked, facts: Facts): number {
  const digits = [
    tierOf(checked, facts),
    // Some stand halfway between two kinds.
    costOf(checked, facts) * 2,
    checked.program.automatic ? 1 : 0,
    canBeReached(checked) ? 0 : 1,
    distanceOf(checked),
    checked.isOld ? 1 : 0,
    isForAnyone(checked) ? 1 : 0,
    isHardToStart(checked) ? 1 : 0,
    checked.findings.filter(({ result }) => result === 'unknown').length,
    evidence.options.indexOf(checked.program.evidence),
  ]
  return digits.reduce((place, digit) => place * base + digit, 0)
}

/**
 * A public benefit that leaves a price to pay for the medicine stands after what is free. Whoever has private insurance is
 * sooner helped by a copay card than by free help that does not say it is for them, and by a low price than by
 * a clinic.
 */
function costOf(checked: Checked, { insurance = [] }: Facts): number {
  const { kind, cost } = checked.program
  if (checked.isForBrand) return afterDiscounts
  const isFree = freeKinds.includes(kind)
  const costsNothing = cost && 'dollars' in cost && cost.dollars === 0
  if (kind === 'government' && checked.medicine && !costsNothing) return afterFreeHelp
  if (isFree && insurance.includes('commercial')) {
    if (!checked.medicine && !isForStates(checked.rules)) return byCost.length
    if (resultOf(checked, 'insurance') !== 'met') return afterCopayCards
  }
  return byCost.findIndex((kinds) => kinds.includes(kind))
}

const tiers = ['helps with every medicine', 'fits', 'may fit', 'may be for others', 'not now'] as const

function tierOf(checked: Checked, facts: Facts): number {
  return tiers.indexOf(tierName(checked, facts))
}

/** In which of the tiers a program stands for this person: what they have without applying is nothing to begin with. */
export function tierName(checked: Checked, facts: Facts): (typeof tiers)[number] {
  if (checked.fit === 'not_now') return 'not now'
  if (!canBeReached(checked) || mayBeForOthers(checked)) return 'may be for others'
  if (helpsWithEveryMedicine(checked, facts)) return 'helps with every medicine'
  const isDone = checked.program.automatic
  return !isDone && (checked.fit === 'likely' || fitsAsFarAsKnown(checked, facts)) ? 'fits' : 'may fit'
}

/**
 * A fund is for one disease, which nobody is asked about, unless it is for all medicines of a class; the program of a
 * state is for its people alone; and free help tied to no medicine may be for another insurance. Before that is known,
 * none of them is for this person.
 */
function mayBeForOthers(checked: Checked): boolean {
  const { program, medicine, rules } = checked
  if (isForStates(rules) && resultOf(checked, 'residency') !== 'met') return true
  if (rules.disease_required || (program.kind === 'foundation' && program.covers !== 'classes')) return true
  return !medicine && freeKinds.includes(program.kind) && resultOf(checked, 'insurance') !== 'met'
}

/**
 * A public benefit of the whole country with an income limit that holds, such as Extra Help; nobody needs it who has it.
 * What states give may be no more than a premium.
 */
function helpsWithEveryMedicine(checked: Checked, { insurance = [] }: Facts): boolean {
  const { program, medicine, rules } = checked
  const isHad = rules.medicare_required && insurance.includes('extra_help')
  const isTaken = resultOf(checked, 'insurance') === 'met' && resultOf(checked, 'income') === 'met'
  const isNational = program.kind === 'government' && !medicine && !isForStates(rules)
  return isNational && isTaken && !isHad && hasNothingToAsk(checked)
}

/**
 * All rules hold that a person can be asked about. What only the program can answer does not put free help below what
 * is paid, nor a copay card that takes the person's insurance below a cash price. Help that is tied to no medicine must
 * also take the person's insurance and income, and most of those who have private insurance have a copay card for the
 * very medicine.
 */
function fitsAsFarAsKnown(checked: Checked, { insurance = [] }: Facts): boolean {
  const { program, medicine, rules } = checked
  if (!hasNothingToAsk(checked)) return false
  const isTaken = resultOf(checked, 'insurance') === 'met'
  if (program.kind === 'copay') return isTaken && !checked.isForBrand
  if (!freeKinds.includes(program.kind)) return false
  if (medicine) return true
  if (program.kind === 'foundation' || !isTaken || !looksAtKnownIncome(checked)) return false
  return isForStates(rules) || !insurance.includes('commercial')
}

/** A state's program, or the VA's, may not look at income; of others that say nothing of it, little is known. */
function looksAtKnownIncome(checked: Checked): boolean {
  return resultOf(checked, 'income') === 'met' || isForStates(checked.rules) || resultOf(checked, 'veteran') === 'met'
}

/** Whether no answer of the person is open: what is left, only the program can say. */
export function hasNothingToAsk({ findings }: Pick<Check, 'findings'>): boolean {
  return findings.every(({ asks }) => asks.length === 0)
}

/** From help for the very medicine to that of another state, which comes last; a fund is for one disease. */
function distanceOf(checked: Checked): number {
  const { medicine, program, rules } = checked
  if (medicine) return 0
  if (isForStates(rules) && resultOf(checked, 'residency') !== 'met') return 5
  if (program.kind === 'foundation') return 4
  if (resultOf(checked, 'insurance') !== 'met') return 3
  return isForStates(rules) ? 1 : 2
}

/** Help that is tied to no medicine and no state, and is not made for few, or does not say for whom it is. */
function isForAnyone(checked: Checked): boolean {
  const { medicine, rules } = checked
  if (medicine) return false
  const isTaken = resultOf(checked, 'insurance') === 'met'
  return isTaken ? !isForStates(rules) && !isForFew(rules) : !saysWhom(rules)
}

/** A record that names no insurance says little of whom its program is for. */
function saysWhom({ insurance }: Checked['rules']): boolean {
  return Object.values(insurance).some((accepted) => accepted !== 'unknown')
}

/** Whoever asks for free help that is tied to no medicine begins with a call. */
function isHardToStart({ program, medicine }: Checked): boolean {
  return !medicine && freeKinds.includes(program.kind) && !program.phone
}

/** Made for one insurance, or for two that go together. */
function isForFew({ insurance }: Checked['rules']): boolean {
  return Object.values(insurance).filter((accepted) => accepted === 'yes').length <= 2
}

function resultOf({ findings }: Checked, wanted: Check['findings'][number]['rule']) {
  return findings.find(({ rule }) => rule === wanted)?.result
}

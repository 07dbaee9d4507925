import type { PersonFacts } from '#contract/eligibility.ts'
import type { ProgramKind } from '#contract/programs.ts'
import { evidence } from '#contract/sources.ts'
import { copayKinds, discountKinds, freeKinds, isForOneState, trialKinds } from '#server/programs/program-kinds.ts'
import type { Check, Checkable } from './check-program.ts'

type Checked = Checkable & Check
type Facts = Pick<PersonFacts, 'insurance' | 'yearly_income'>

/** What a short supply costs once it has ended is not known, so that it only bridges the time to other help. */
const byCost: ProgramKind[][] = [freeKinds, copayKinds, trialKinds, discountKinds]

/**
 * The one order of programs for a person: help with every medicine whose limits hold, then what fits, then what may fit,
 * then what does not fit now. Within each of these free comes before paid, what can be reached before what cannot, and
 * help for the medicine or the person's own state before help for anyone. Pure.
 */
export function orderPrograms<Each extends Checked>(checked: Each[], facts: Facts): Each[] {
  return checked
    .map((each) => ({ each, place: placeOf(each, facts) }))
    .sort((a, b) => compare(a.place, b.place))
    .map(({ each }) => each)
}

/** Whether a person can act on a program: it has a phone, a page or a form. */
export function canBeReached({ program }: Pick<Checked, 'program'>): boolean {
  return Boolean(program.phone || program.website || program.form_url)
}

/** What decides, the weightiest first; the lower stands first. */
function placeOf(checked: Checked, facts: Facts): number[] {
  return [
    tierOf(checked, facts),
    byCost.findIndex((kinds) => kinds.includes(checked.program.kind)),
    canBeReached(checked) ? 0 : 1,
    distanceOf(checked),
    isHardToStart(checked) ? 1 : 0,
    checked.findings.filter(({ result }) => result === 'unknown').length,
    evidence.options.indexOf(checked.program.evidence),
  ]
}

function compare(a: number[], b: number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

const tiers = ['helps with every medicine', 'fits', 'may fit', 'not now'] as const

function tierOf(checked: Checked, facts: Facts): number {
  return tiers.indexOf(tierName(checked, facts))
}

function tierName(checked: Checked, facts: Facts): (typeof tiers)[number] {
  if (checked.fit === 'not_now') return 'not now'
  if (!canBeReached(checked)) return 'may fit'
  if (helpsWithEveryMedicine(checked, facts)) return 'helps with every medicine'
  return checked.fit === 'likely' || isFreeAsFarAsKnown(checked, facts) ? 'fits' : 'may fit'
}

/** A public benefit with an income limit that holds, such as Extra Help; nobody needs it who has it. */
function helpsWithEveryMedicine(checked: Checked, { insurance = [] }: Facts): boolean {
  const { program, medicine, rules } = checked
  const isHad = rules.medicare_required && insurance.includes('extra_help')
  const isTaken = resultOf(checked, 'insurance') === 'met' && resultOf(checked, 'income') === 'met'
  return program.kind === 'government' && !medicine && isTaken && !isHad && hasNothingToAsk(checked)
}

/**
 * Free help of which all rules hold that a person can be asked about. What only the program can answer does not put
 * it below what is paid. Help that is tied to no medicine must also take the person's insurance and look at an income
 * that is known, and most of those who have private insurance have a copay card for the very medicine.
 */
function isFreeAsFarAsKnown(checked: Checked, { insurance = [], yearly_income }: Facts): boolean {
  const { program, medicine, rules } = checked
  if (!freeKinds.includes(program.kind) || !hasNothingToAsk(checked)) return false
  if (medicine) return true
  if (program.kind === 'foundation' || resultOf(checked, 'insurance') !== 'met' || !yearly_income) return false
  return isForOneState(rules) || !insurance.includes('commercial')
}

function hasNothingToAsk({ findings }: Checked): boolean {
  return findings.every(({ asks }) => asks.length === 0)
}

/** From help for the very medicine to that of another state, which comes last; a fund is for one disease. */
function distanceOf(checked: Checked): number {
  const { medicine, program, rules } = checked
  if (medicine) return 0
  const isTaken = resultOf(checked, 'insurance') === 'met'
  if (isForOneState(rules) && resultOf(checked, 'residency') !== 'met') return 7
  if (program.kind === 'foundation') return 6
  if (!isTaken) return saysWhom(rules) ? 4 : 5
  if (isForOneState(rules)) return 1
  return isForFew(rules) ? 2 : 3
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

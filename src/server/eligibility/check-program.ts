import type { PersonFacts } from '#contract/eligibility.ts'
import type { Fit, ProgramRules } from '#contract/programs.ts'
import type { Medicine, Program } from '#server/catalogue/files/program-file.ts'
import { isOld } from '#server/catalogue/provenance.ts'
import { looksAtNeed } from '#server/programs/program-card.ts'
import { rulesForMedicine } from '#server/programs/rules-for-medicine.ts'
import { checkIncome, incomeNotSaid } from './check-income.ts'
import { checkInsurance, checkMedicare } from './check-insurance.ts'
import { checkAge, checkExcludedStates, checkPrescription, checkResidency, checkVeteran } from './check-person.ts'
import type { Finding } from './finding.ts'
import type { Limits } from './income-limit.ts'

export type Check = { fit: Exclude<Fit, 'not_checked'>; findings: Finding[] }

/** A program as it stands for one medicine, or for none in particular: what is checked, worked out once. */
export type Checkable = {
  program: Program
  medicine: Medicine | null
  rules: ProgramRules
  /** Rests on an old page alone. */
  isOld: boolean
  /** Lowers what a brand costs, where its generic was asked for and is sold for less. */
  isForBrand?: boolean
}

/** Works out the rules that a program has for a medicine, for any number of checks. */
export function checkable(program: Program, medicine: Medicine | null): Checkable {
  return { program, medicine, rules: rulesForMedicine(program, medicine), isOld: isOld(program) }
}

/**
 * Holds a program's rules against what is known of a person. One rule not met means "not now"; all met means "likely";
 * whatever nobody knows leaves it at "may". Pure: the same facts give the same answer.
 */
export function checkProgram(checked: Checkable, facts: PersonFacts, limits: Limits): Check {
  const findings = findingsOf(checked, facts, limits)
  return { fit: fitOf(findings), findings }
}

function findingsOf({ program, medicine, rules }: Checkable, facts: PersonFacts, limits: Limits): Finding[] {
  const findings: Finding[] = []
  findings.push(medicineFinding(medicine))
  findings.push(
    rules.medicare_required ? checkMedicare(facts) : checkInsurance(rules.insurance, program.kind, facts.insurance),
  )
  if (rules.income) findings.push(checkIncome(rules.income, facts, limits))
  else if (looksAtNeed(program)) findings.push(incomeNotSaid)
  if (rules.residency) findings.push(checkResidency(rules.residency, facts))
  if (rules.not_in_states) findings.push(checkExcludedStates(rules.not_in_states, facts))
  if (rules.age) findings.push(checkAge(rules.age, facts))
  if (rules.veteran_required) findings.push(checkVeteran(facts))
  if (rules.prescription_required) findings.push(checkPrescription(facts))
  if (rules.other_conditions) findings.push(conditionsAsk)
  const citizenship = citizenshipFinding(program, rules)
  if (citizenship) findings.push(citizenship)
  return findings
}

function fitOf(findings: Finding[]): Check['fit'] {
  if (findings.some(({ result }) => result === 'not_met')) return 'not_now'
  return findings.every(({ result }) => result === 'met') ? 'likely' : 'may'
}

const conditionsAsk: Finding = { rule: 'other', result: 'unknown', why: { code: 'conditions_ask' }, asks: [] }
function medicineFinding(medicine: Medicine | null): Finding {
  if (!medicine) return medicineOfAny
  return medicine.evidence === 'lead' ? medicineAsk : medicineNamed
}

const medicineOfAny: Finding = { rule: 'medicine', result: 'unknown', why: { code: 'medicine_of_any' }, asks: [] }
const medicineNamed: Finding = { rule: 'medicine', result: 'met', why: { code: 'medicine_named' }, asks: [] }
const medicineAsk: Finding = { rule: 'medicine', result: 'unknown', why: { code: 'medicine_ask' }, asks: [] }
const citizenshipFree: Finding = {
  rule: 'citizenship',
  result: 'met',
  why: { code: 'citizenship_not_required' },
  asks: [],
}
const citizenshipAsk: Finding = { rule: 'citizenship', result: 'unknown', why: { code: 'citizenship_ask' }, asks: [] }

/** Never asked of anyone: where a program has a rule, its text is shown and the rule stays unknown. */
function citizenshipFinding({ citizenship }: Program, { citizenship_required }: ProgramRules): Finding | undefined {
  if (citizenship_required === false) return citizenshipFree
  return citizenship_required || citizenship ? citizenshipAsk : undefined
}

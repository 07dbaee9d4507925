import type { Patient, TalkContext, Who } from '../turn.ts'
import { isSameKin } from './kin.ts'

/** Of so many patients besides the one of whom the talk is. */
export const mostOthers = 3

/** Of whom the talk is, where that was told. */
export function whoOf({ patient, takenBy }: TalkContext): Who | undefined {
  return patient ?? (takenBy === 'writer' ? 'writer' : undefined)
}

/** Whether the talk is of them now. */
export function isCurrent(talk: TalkContext, who: Who): boolean {
  const current = whoOf(talk)
  return current !== undefined && isSameKin(current, who)
}

/** Somebody of whom the talk told before; the writer may be whom it began with without a word. */
export function findPatient(patients: readonly Patient[], who: Who): Patient | undefined {
  const named = patients.find((each) => each.who !== undefined && isSameKin(each.who, who))
  return named ?? (who === 'writer' ? patients.find((each) => each.isFirst && each.who === undefined) : undefined)
}

/** Somebody of whom nothing was told: what a home has in common may stay known. */
export function newPatient({ facts, place }: TalkContext, who: Who, isOfHome: boolean): Patient {
  const { state, household_size } = facts
  return {
    who,
    isFirst: false,
    drugs: [],
    facts: { ...(state && { state }), ...(isOfHome && household_size !== undefined && { household_size }) },
    place,
    takenBy: who === 'writer' ? 'writer' : 'other',
    acknowledged: ['state', 'household_size'],
    tried: [],
  }
}

/** What is known of the one of whom the talk is. */
export function patientOf(talk: TalkContext): Patient {
  const who = whoOf(talk)
  const { facts, place, takenBy, incomeOf, acknowledged, tried, isOfOther, patients } = talk
  const ofOthers = patients.flatMap(({ drugs }) => drugs)
  return {
    ...(who && { who }),
    isFirst: !isOfOther,
    drugs: talk.drugs.filter((drug) => !ofOthers.includes(drug)),
    facts,
    place,
    ...(takenBy && { takenBy }),
    ...(incomeOf && { incomeOf }),
    acknowledged,
    tried,
  }
}

/** The patients with one more, or with more of one: the first of a talk stays among them. */
export function withPatient(patients: readonly Patient[], patient: Patient): Patient[] {
  const others = patients.filter(({ who, isFirst }) =>
    patient.who ? who !== patient.who : isFirst !== patient.isFirst,
  )
  const all = [...others, patient]
  const first = all.filter(({ isFirst }) => isFirst)
  return [...first, ...all.filter(({ isFirst }) => !isFirst).slice(first.length - mostOthers)]
}

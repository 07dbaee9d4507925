import type { Patient, Understood, Who } from '../turn.ts'

type OfWhom = Pick<Understood, 'patient' | 'patients'>

/** Another than the one of whom the talk is, who takes a medicine of it. */
function otherTaker(drug: string, { patients }: OfWhom): Patient | undefined {
  return patients.find(({ drugs }) => drugs.includes(drug))
}

/** Whether somebody else than the one of whom the talk is takes a medicine of it. */
export function isOfAnother(drug: string, understood: OfWhom): boolean {
  return otherTaker(drug, understood) !== undefined
}

/** Who takes a medicine, where the talk is of several people and it was told. */
export function takerNamed(drug: string, understood: OfWhom): Who | undefined {
  if (understood.patients.length === 0) return undefined
  const other = otherTaker(drug, understood)
  return other ? other.who : understood.patient
}

/** What was understood, with the facts of who takes a medicine. */
export function forTaker(drug: string, understood: Understood): Understood {
  const other = otherTaker(drug, understood)
  return other ? { ...understood, facts: other.facts, takenBy: other.takenBy, tried: other.tried } : understood
}

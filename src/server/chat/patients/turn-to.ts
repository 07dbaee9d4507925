import { longestQuestion } from '#contract/chat-terms.ts'
import type { MedicineReader } from '#server/chat/medicines/medicine-reader.ts'
import { readFacts } from '#server/chat/understand/facts/facts.ts'
import * as money from '#server/chat/understand/facts/words/income-words.ts'
import { ofWriter, speaksOfSelf } from '#server/chat/understand/facts/words/whose-words.ts'
import { type FollowUp, readFollowUp } from '#server/chat/understand/follow-up.ts'
import type { Places } from '#server/communities/find-place.ts'
import { easternYear } from '#server/eastern-day.ts'
import { readTokens } from '#server/eligibility/understand/phrases.ts'
import type { Outside } from '#server/eligibility/understand/understanding.ts'
import { fold } from '#text/fold.ts'
import type { Patient, TalkContext, Who } from '../turn.ts'
import { isSameKin, kinNamed, mayBe, pronounIn, speaksOfStranger } from './kin.ts'
import { findPatient, newPatient, patientOf, whoOf, withPatient } from './patients.ts'
import { type Clause, meantBy, saidOfWhom } from './said-of-whom.ts'

type Parts = { medicines: MedicineReader; places: Pick<Places, 'stateOfZip'> }

type Said = { before: TalkContext; text: string; clauses: Clause[]; followUp: FollowUp }

/** A talk before a turn, turned to the person of whom the turn tells. */
export type TurnTo = (before: TalkContext, text: string) => TalkContext

/** "What about me", where the talk is of somebody else. Folded. */
const ofMe =
  /\b(?:(?:what|how) about me|and me|y yo|y a mi|para mi|for me|mine|(?:la|el) mi[ao])\b|\b(?:im|i am|tengo) \d{2}\b/
/** Before somebody for whom something is asked. Folded. */
const forWhom = /(?:^| )(?:for|para|pa|about|de|of|back to|volviendo a|volvamos a|vuelta a) ?$/

/**
 * Turns a talk to the person of whom the next turn tells, where that is somebody else than the turns before told of: each
 * has medicines and facts of their own, and what one turn tells of several is parted.
 */
export function createTurnTo({ medicines, places: { stateOfZip } }: Parts): TurnTo {
  const drugsIn = (text: string) => medicines.read(text, { expected: false }).drugs
  return (before, whole) => {
    const text = whole.slice(0, longestQuestion)
    const followUp = readFollowUp(text, readTokens(text), before.isOfOther)
    // Nearly every turn: it names nobody, and nobody else was told of.
    if (before.patients.length === 0 && !followUp.isFor && kinNamed(fold(text)).length === 0) return before
    const outside = { stateOfZip, year: easternYear() }
    const known = [before.patient, ...before.patients.map(({ who }) => who)]
    const clauses = saidOfWhom(text, { drugsIn, known })
    const patients = patientsIn(before, clauses)
    if (patients.length > 1) return ofSeveral(before, clauses, patients, outside)
    const [taker] = takersIn(clauses)
    const next = (taker && ofTaker(before, taker)) ?? nextIn({ before, text, clauses, followUp }, outside)
    if (next) return turned(before, next, text)
    return taker && !whoOf(before) ? { ...before, patient: taker } : before
  }
}

/** Who is said to take a medicine that is named. */
function takersIn(clauses: Clause[]): Who[] {
  return whosOf(clauses.filter(({ drugs }) => drugs.length > 0))
}

function whosOf(clauses: Clause[]): Who[] {
  return [...new Set(clauses.flatMap(({ who }) => (who && who !== 'all' ? [who] : [])))]
}

/** Who takes a medicine by these words or by those before, of whom they tell. */
function patientsIn(before: TalkContext, clauses: Clause[]): Who[] {
  const takers = takersIn(clauses)
  const isPatient = (who: Who) => takers.includes(who) || isCurrent(before, who) || findPatient(before.patients, who)
  return whosOf(clauses).filter(isPatient)
}

function isCurrent(talk: TalkContext, who: Who): boolean {
  const current = whoOf(talk)
  return current !== undefined && isSameKin(current, who)
}

/** Somebody else than the talk is of who takes a medicine that is named. */
function ofTaker(before: TalkContext, who: Who): Patient | undefined {
  if (!whoOf(before) || isCurrent(before, who)) return undefined
  return findPatient(before.patients, who) ?? newPatient(before, who, true)
}

/** "My mom is on Eliquis and my son needs Vyvanse": each with what is told of them. */
function ofSeveral(before: TalkContext, clauses: Clause[], patients: Who[], outside: Outside): TalkContext {
  const first = patients.find((who) => isCurrent(before, who)) ?? (patients[0] as Who)
  const of = (who: Who) => clauses.filter((clause) => clause.who === who || clause.who === 'all')
  const said = (who: Who) =>
    of(who)
      .map(({ text }) => text)
      .join('. ')
  const patient = ofTaker(before, first)
  const now = patient ? turned(before, patient, said(first)) : { ...before, patient: first, turnedWith: said(first) }
  let others = now.patients
  for (const who of patients.filter((each) => each !== first)) {
    const earlier = findPatient(others, who) ?? newPatient(now, who, true)
    const drugs = [...new Set([...earlier.drugs, ...of(who).flatMap((clause) => clause.drugs)])]
    const facts = readFacts(said(who), outside, [], who === 'writer' ? 'writer' : 'other')
    others = withPatient(others, { ...earlier, drugs, facts: { ...earlier.facts, ...facts } })
  }
  return { ...now, patients: others }
}

/** Of whom a turn tells that names no taker of a medicine, where that is somebody else. */
function nextIn({ before, text, clauses, followUp }: Said, outside: Outside): Patient | undefined {
  const folded = fold(text)
  if (followUp.isNextPatient) return newPatient(before, 'other', false)
  if (followUp.isForBoth || before.takenBy === 'animal' || addsIncome(before, text, folded, outside)) return undefined
  const kin = kinNamed(folded)[0]?.kin
  if (followUp.isFor === 'writer') return backToWriter(before)
  if (followUp.isFor === 'other' && !(kin && isCurrent(before, kin)))
    return (kin && findPatient(before.patients, kin)) ?? newPatient(before, kin ?? 'other', true)
  if (before.patients.length === 0) return undefined
  return (
    ofMedicine(before, clauses) ?? ofKin(before, text, clauses) ?? ofPronoun(before, text) ?? ofSelf(before, folded)
  )
}

/** "And my wife gets 800 a month" speaks of one home still. */
function addsIncome({ facts }: TalkContext, text: string, folded: string, outside: Outside): boolean {
  return (
    facts.yearly_income !== undefined &&
    money.ofPartner.test(folded) &&
    readFacts(text, outside).yearly_income !== undefined
  )
}

/** "And for me", and back to the first one. */
function backToWriter(before: TalkContext): Patient | undefined {
  const writer = findPatient(before.patients, 'writer') ?? before.patients.find(({ isFirst }) => isFirst)
  const isOfAnother = before.takenBy === 'other' || (before.patient !== undefined && before.patient !== 'writer')
  return writer ?? (isOfAnother ? newPatient(before, 'writer', true) : undefined)
}

/** Whose the medicine is that is named again. */
function ofMedicine({ drugs: current, patients }: TalkContext, clauses: Clause[]): Patient | undefined {
  const named = clauses.flatMap(({ named }) => named)
  const isTheirs = ({ drugs }: Patient) => named.length > 0 && named.every((drug) => drugs.includes(drug))
  const owners = patients.filter(isTheirs)
  return owners.length === 1 && !named.some((drug) => current.includes(drug)) ? owners[0] : undefined
}

/** "My son has Medicaid", of whom was told before; not "my son drives me". */
function ofKin(before: TalkContext, text: string, clauses: Clause[]): Patient | undefined {
  const named = clauses.flatMap(({ text: piece }) => {
    const folded = fold(piece)
    return kinNamed(folded).filter(({ at }) => at === 0 || forWhom.test(folded.slice(0, at)))
  })
  const whos = named.map(({ kin }) => kin)
  if (whos.some((who) => isCurrent(before, who)) || isOfCurrent(before, text)) return undefined
  return whos.map((who) => findPatient(before.patients, who)).find((patient) => patient !== undefined)
}

/** "He" may be the one of whom the talk is. */
function isOfCurrent(before: TalkContext, text: string): boolean {
  const [who, pronoun] = [whoOf(before), pronounIn(text)]
  return who !== undefined && pronoun !== undefined && mayBe(pronoun, who)
}

function ofPronoun(before: TalkContext, text: string): Patient | undefined {
  const folded = fold(text)
  const isOfAnother = kinNamed(folded).length > 0 || speaksOfStranger(folded)
  if (!whoOf(before) || isOfAnother || isOfCurrent(before, text)) return undefined
  const meant = meantBy(
    text,
    before.patients.map(({ who }) => who),
  )
  return meant && findPatient(before.patients, meant)
}

/** The writer takes something too, and tells of themselves. */
function ofSelf(before: TalkContext, folded: string): Patient | undefined {
  if (isCurrent(before, 'writer') || kinNamed(folded).length > 0) return undefined
  const tells = ofWriter.test(folded) || speaksOfSelf.test(folded) || ofMe.test(folded)
  return tells ? before.patients.find(({ who }) => who === 'writer') : undefined
}

function turned(before: TalkContext, to: Patient, said: string): TalkContext {
  const { who, isFirst, drugs, facts, place, takenBy, incomeOf, acknowledged, tried } = to
  const { patient: _who, takenBy: _takenBy, incomeOf: _incomeOf, ...talk } = before
  const others = before.patients.filter((each) => each !== to && !(who && each.who === who))
  return {
    ...talk,
    ...(who && { patient: who }),
    patients: withPatient(others, patientOf(before)),
    drugs: drugs.length > 0 ? drugs : before.drugs,
    // A home is one, until another place is told.
    facts: { ...(before.facts.state && { state: before.facts.state }), ...facts },
    place: place || before.place,
    ...(takenBy && { takenBy }),
    ...(incomeOf && { incomeOf }),
    acknowledged,
    tried,
    isOfOther: !isFirst,
    turnedWith: said,
  }
}

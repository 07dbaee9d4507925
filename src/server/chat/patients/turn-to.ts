import { longestQuestion } from '#contract/chat-terms.ts'
import type { MedicineReader } from '#server/chat/medicines/medicine-reader.ts'
import { readFollowUp } from '#server/chat/understand/dialogue-acts/follow-up.ts'
import { readFacts } from '#server/chat/understand/facts/facts.ts'
import { takingOf, withoutStrangers } from '#server/chat/understand/facts/told-of-taker.ts'
import { takenByIn } from '#server/chat/understand/facts/whose-age.ts'
import { hasItToo, selfToo, sickness } from '#server/chat/understand/facts/words/whose-words.ts'
import type { Places } from '#server/communities/places/find-place.ts'
import { easternYear } from '#server/eastern-day.ts'
import { readTokens } from '#server/eligibility/understand/phrases.ts'
import type { Outside } from '#server/eligibility/understand/understanding.ts'
import { fold } from '#text/fold.ts'
import type { Patient, TalkContext, Who } from '../turn.ts'
import { kinNamed } from './kin.ts'
import { patientMeant, type Said } from './patient-meant.ts'
import { findPatient, isCurrent, newPatient, patientOf, whoOf, withPatient } from './patients.ts'
import { type Clause, saidOfWhom } from './said-of-whom.ts'

type Parts = { medicines: MedicineReader; places: Pick<Places, 'stateOfZip'> }

/** A talk before a turn, turned to the person of whom the turn tells. */
export type TurnTo = (before: TalkContext, text: string) => TalkContext

/**
 * Turns a talk to the person of whom the next turn tells, where that is somebody else than the turns before told of: each
 * has medicines and facts of their own, and what one turn tells of several is parted.
 */
export function createTurnTo({ medicines, places: { stateOfZip } }: Parts): TurnTo {
  const drugsIn = (text: string) => medicines.read(text, { expected: false }).drugs
  return (before, whole) => {
    const text = withoutStrangers(whole.slice(0, longestQuestion), takingOf(before))
    const followUp = readFollowUp(text, readTokens(text), before.isOfOther)
    const isOfOne = before.patients.length === 0 && (before.patient ?? 'writer') === 'writer'
    // Nearly every turn: it names nobody, and nobody else was told of.
    if (isOfOne && !followUp.isFor && kinNamed(fold(text)).length === 0) return before
    const outside = { stateOfZip, year: easternYear() }
    const known = [before.patient, ...before.patients.map(({ who }) => who)]
    const clauses = saidOfWhom(text, { drugsIn, known, current: before.drugs })
    const [taker] = takersIn(clauses)
    if (!taker && tellsHome.test(fold(text))) return before
    const patients = patientsIn(before, clauses)
    if (patients.length > 1) return ofSeveral(before, clauses, patients, outside)
    const next = nextOf({ before, text, clauses, followUp }, taker, outside)
    if (next) return turned(before, withSamePlan(next, before, text), text)
    return whoOf(before) ? before : ofFirst(before, taker ?? onlyTaker(text))
  }
}

function ofFirst(before: TalkContext, taker: Who | undefined): TalkContext {
  return taker ? { ...before, patient: taker } : before
}

/** Another of whom one turn tells. */
function nextOf(said: Said, taker: Who | undefined, outside: Outside): Patient | undefined {
  const { before, clauses, followUp } = said
  const needsToo = followUp.isForBoth ? undefined : (withSameNeed(before, clauses) ?? withOwnNeed(before, clauses))
  return (taker && ofTaker(before, taker)) ?? needsToo ?? patientMeant(said, outside)
}

/** "Somos yo y el niño y mi pareja" tells who lives together, and of no other patient. Folded. */
const tellsHome =
  /\b(?:somos|household is|hogar (?:es|somos)|(?:its|it is|just) me (?:and )?my|yo y (?:el|la|los|las|mis?) \w+ y)\b/

/** "My wife has the same thing. She has no insurance": another who needs the medicine of the talk. */
function withSameNeed(before: TalkContext, clauses: Clause[]): Patient | undefined {
  const [clause] = clauses.filter(({ text }) => hasItToo.test(fold(text)))
  const [kin] = kinNamed(fold(clause?.text ?? ''))
  return kin && before.drugs.length > 0
    ? ofTaker({ ...before, patient: whoOf(before) ?? 'writer' }, kin.kin)
    : undefined
}

/** "Yo también tengo asma", where the talk is of a child. */
function withOwnNeed(before: TalkContext, clauses: Clause[]): Patient | undefined {
  const tells = ({ text, named }: Clause) => {
    const folded = fold(text)
    return selfToo.test(folded) && (named.length > 0 || sickness.test(folded))
  }
  return clauses.some(tells) ? ofTaker(before, 'writer') : undefined
}

/** "My mother needs medicine": the only one whom a turn names takes it, before its name is told. */
function onlyTaker(text: string): Who | undefined {
  const kin = new Set(kinNamed(fold(text)).map((each) => each.kin))
  return kin.size === 1 && takenByIn(text) === 'other' ? [...kin][0] : undefined
}

const samePlan = /\b(?:same (?:plan|insurance|coverage)|mism[oa] (?:plan|seguro|aseguranza|cobertura))\b/

/** "My wife takes Nurtec, same plan". */
function withSamePlan(next: Patient, { facts: { insurance } }: TalkContext, text: string): Patient {
  if (!insurance || next.facts.insurance || !samePlan.test(fold(text))) return next
  return { ...next, facts: { ...next.facts, insurance } }
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

/** Somebody else than the talk is of who takes a medicine that is named. */
function ofTaker(before: TalkContext, who: Who): Patient | undefined {
  if (!whoOf(before) || isCurrent(before, who)) return undefined
  return findPatient(before.patients, who) ?? newPatient(before, who, true)
}

/** "My mom is on Eliquis and my son needs Vyvanse": each with what is told of them. */
function ofSeveral(before: TalkContext, clauses: Clause[], patients: Who[], outside: Outside): TalkContext {
  const [taker, ...takers] = takersIn(clauses)
  // "I use Fiasp, and quit my job to take care of him" is of the one who takes it.
  const only = takers.length === 0 ? taker : undefined
  const first = only ?? patients.find((who) => isCurrent(before, who)) ?? (patients[0] as Who)
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

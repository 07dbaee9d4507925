import type { FollowUp } from '#server/chat/understand/dialogue-acts/follow-up.ts'
import { readFacts } from '#server/chat/understand/facts/facts.ts'
import * as money from '#server/chat/understand/facts/words/income-words.ts'
import { ofWriter, speaksOfSelf } from '#server/chat/understand/facts/words/whose-words.ts'
import type { Outside } from '#server/eligibility/understand/understanding.ts'
import { fold } from '#text/fold.ts'
import type { Patient, TalkContext } from '../turn.ts'
import { kinNamed, mayBe, pronounIn, speaksOfStranger } from './kin.ts'
import { findPatient, isCurrent, newPatient, whoOf } from './patients.ts'
import { type Clause, meantBy } from './said-of-whom.ts'

/** A turn of which its clauses are known, after the talk before it. */
export type Said = { before: TalkContext; text: string; clauses: Clause[]; followUp: FollowUp }

/** "What about me", where the talk is of somebody else. Folded. */
const ofMe =
  /\b(?:(?:what|how) about me|and me|y yo|y a mi|para mi|for me|mine|(?:la|el) mi[ao]|(?:ahora|now) (?:yo|me|im|i))\b|\b(?:im|i am|tengo) \d{2}\b/
/** "Mi esposo y yo recibimos 5,200" is of one home. Folded. */
const together = /\b(?:y yo|and (?:i|me)|(?:me|i) and my|yo y mi)\b/
/** "Mami vive conmigo" tells of a home. Folded. */
const livesWith = /\b(?:viven? conmigo|lives? with (?:me|us)|viven? con nosotr[oa]s)\b/
/** "And my daughter works at Disney", "cuando nazca el bebé": of one home, and of nobody who takes a medicine. Folded. */
const ofHomeOnly =
  /\b(?:works? (?!for (?:him|her|them)\b)|earns?|makes? (?:\d|good|more|less|too|decent)|(?:his|her|their) (?:income|pay|wages|salary)|trabaja|gana|(?:su|sus) (?:ingresos?|sueldo)|(?:is|be|gets?|hes|shes) born|nazca|nace)\b/
/** Before somebody for whom something is asked. Folded. */
const forWhom = /(?:^| )(?:for|para|pa|about|de|of|back to|volviendo a|volvamos a|vuelta a|first|primero) ?$/

/** Of whom a turn tells that names no taker of a medicine, where that is somebody else. */
export function patientMeant({ before, text, clauses, followUp }: Said, outside: Outside): Patient | undefined {
  const folded = fold(text)
  if (followUp.isNextPatient) return newPatient(before, 'other', false)
  if (
    followUp.isForBoth ||
    together.test(folded) ||
    before.takenBy === 'animal' ||
    addsIncome(before, text, folded, outside) ||
    isOfHomeOnly(folded, clauses)
  )
    return undefined
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

function isOfHomeOnly(folded: string, clauses: Clause[]): boolean {
  return ofHomeOnly.test(folded) && clauses.every(({ named }) => named.length === 0)
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
    if (livesWith.test(folded)) return []
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

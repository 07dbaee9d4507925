import type { ProgramKind } from '#contract/programs.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { intentsToPayLess, type RecordRef } from '#server/chat/turn.ts'
import { findAll } from '#server/drugs/find-all.ts'
import { answersNone } from '#server/eligibility/understand/insurance/none-answered.ts'
import { copayKinds, discountKinds, freeKinds } from '#server/programs/program-kinds.ts'
import { fold } from '#text/fold.ts'
import { earnsMore, medicaid } from '../cards/words/event-words.ts'
import type { Spoken } from '../spoken.ts'
import * as said from '../words/tried-words.ts'
import { inQuestion } from './pointing.ts'

/** What people call a kind of program, where they name none. */
const kindsSaid: [RegExp, ProgramKind[]][] = [
  [said.copayCard, copayKinds],
  [said.makersProgram, freeKinds.filter((kind) => kind !== 'government')],
  [said.discountCard, discountKinds],
]

/** After these a list stands that "they said no" may be of. */
const afterList = new Set<unknown>([...intentsToPayLess, 'more', 'detail', 'phone', 'form', 'papers', 'rule'])

/** The facts that they are found by. */
export type TriedOf = Pick<Catalogue, 'served' | 'findDrug' | 'offersFor'>

type Told = Omit<Spoken, 'tried' | 'notTried'>

/**
 * Finds the programs that a person tells to have tried in vain, by their ids: by name, by their kind, by their place in a
 * list, or as "they" of what we said to start with. Nothing that may still happen counts, and no insurance that said no.
 */
export function createTriedPrograms({ served, findDrug, offersFor }: TriedOf) {
  const kindOf = new Map(served.map(({ id, kind }) => [id, kind]))

  /** Programs of the medicine of the talk that are of a kind. */
  function ofKind(kinds: ProgramKind[], { medicines, before }: Told): string[] {
    const ids = medicines.drugs.length > 0 ? medicines.drugs : before.drugs
    const programs = findAll(findDrug, ids).flatMap((drug) => offersFor(drug))
    return [...new Set(programs.filter(({ program }) => kinds.includes(program.kind)).map(({ program }) => program.id))]
  }

  /** A maker that is named gives several programs: whom it turned down had applied for its free medicine. */
  function appliedFor(named: string[]): string[] {
    const free = named.filter((id) => freeKinds.includes(kindOf.get(id) ?? 'discount'))
    return named.length > 1 && free.length > 0 ? free : named
  }

  /** "The savings card did not work": those of the medicine. */
  function ofKindSaid(folded: string, spoken: Told): string[] | undefined {
    const [, kinds] = kindsSaid.find(([shape]) => shape.test(folded)) ?? []
    return kinds && ofKind(kinds, spoken)
  }

  /** "She tried Adderall in 2nd grade". */
  function isOfMedicine(folded: string): boolean {
    const [, word = ''] = folded.match(said.whatWasTried) ?? []
    return findDrug(word) !== undefined
  }

  return (spoken: Told): string[] => {
    const folded = fold(spoken.text)
    if (!tellsOfTrying(folded) || (spoken.named.length === 0 && isOfMedicine(folded))) return []
    const named = programsIn(namedOrCounted(spoken))
    // "Pfizer's coupon" is no program of Pfizer's that gives a medicine for free.
    const isOfCard = said.copayCard.test(folded) && !named.some((id) => copayKinds.includes(kindOf.get(id) ?? 'pap'))
    if (named.length > 0 && !isOfCard) return appliedFor(named)
    // "I started a job, so they said I make too much" tells of Medicaid.
    if ([said.insurer, medicaid, earnsMore].some((shape) => shape.test(folded)) || isOfInsurance(spoken)) return []
    return ofKindSaid(folded, spoken) ?? inTalk(folded, spoken)
  }
}

/** "I have not tried Lilly Cares": the programs that are named. */
export function notTriedIn({ text, named }: Told): string[] {
  return said.notTried.test(fold(text)) ? programsIn(named) : []
}

/** "No, they said she can't get Medicare": what was asked is her insurance. */
function isOfInsurance({ before, text }: Told): boolean {
  return before.asks === 'insurance' && answersNone(text)
}

function tellsOfTrying(folded: string): boolean {
  const isTold = said.refused.test(folded) || said.tried.test(folded)
  return isTold && ![said.notYet, said.notTried].some((shape) => shape.test(folded)) && !said.otherFailure.test(folded)
}

/** "Lilly Cares", or "the first one". */
function namedOrCounted({ named, pointed }: Told): RecordRef[] {
  return named.length === 0 && pointed.isOrdinal ? pointed.records : named
}

/** "That one", and "they said no" after a list: what is talked of, else what we said to start with. */
function inTalk(folded: string, { medicines, pointed, before }: Told): string[] {
  const isOfList = pointed.isPointing || said.refused.test(folded)
  return isOfList && medicines.drugs.length === 0 && afterList.has(before.intent) ? programsIn(inQuestion(before)) : []
}

/** Whether what was tried is told so that something else may take its place, and nobody asks why it failed. */
export function wantsNext({ tried, text, medicines, before }: Spoken): boolean {
  const folded = fold(text)
  const asksElse = text.includes('?') && !said.whatElse.test(folded)
  // "Don't tell me GoodRx, I already tried it" begins a talk: the medicine is asked for.
  const isOfMedicine = medicines.drugs.length + before.drugs.length > 0 || before.intent === null
  return tried.length > 0 && isOfMedicine && !asksElse && !said.why.test(folded)
}

function programsIn(records: RecordRef[]): string[] {
  return records.flatMap(({ kind, id }) => (kind === 'program' ? [id] : []))
}

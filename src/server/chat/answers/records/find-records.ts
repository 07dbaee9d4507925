import type { ProgramCard } from '#contract/programs.ts'
import type { RecordRef, TalkContext, Understood } from '#server/chat/turn.ts'
import { findAll } from '#server/drugs/find-all.ts'
import type { MedicineParts } from '../medicine/medicine-parts.ts'
import { eachOnce, fitting } from '../medicine/program-list.ts'
import type { ProgramsFor } from '../medicine/programs-for.ts'
import { createLookUp } from './look-up.ts'
import { programFacts, type RecordFacts } from './record-facts.ts'

/** Finds what a turn is about: the records that it names, else the programs of its medicines. */
export function createFindRecords({ drugs, communities }: MedicineParts, programs: ProgramsFor) {
  const lookUp = createLookUp({ drugs, communities }, programs)

  /** The best programs of each medicine in question, one a medicine where there are several. */
  function programsOf(understood: Understood): ProgramCard[] {
    const asked = findAll(drugs.find, understood.drugs)
    const found = asked.map((drug) => fitting(programs.ofDrug(drug, understood)))
    const cards = asked.length > 1 ? found.flatMap(([best]) => best ?? []) : found.flat()
    return eachOnce(cards)
  }

  return {
    /**
     * The records that are meant, at most so many: those named, else those shown last, unless the turn names another
     * medicine, else the programs of its medicines.
     */
    inQuestion(understood: Understood, before: TalkContext, most: number): RecordFacts[] {
      const { language } = understood
      const found = refsOf(understood, before).flatMap((ref) => lookUp(ref, understood)?.facts ?? [])
      if (found.length > 0) return found.slice(0, most)
      const shown = new Set(before.shown.map(({ id }) => id))
      return programsOf(understood)
        .toSorted((a, b) => Number(shown.has(b.program_id)) - Number(shown.has(a.program_id)))
        .slice(0, most)
        .map((card) => programFacts(card, programs.papersOf(card.program_id, language), language))
    },

    /** The programs that are meant, in the same way. */
    programsInQuestion(understood: Understood, before: TalkContext, most: number): ProgramCard[] {
      const asked = findAll(drugs.find, understood.drugs)
      const found = refsOf(understood, before)
        .filter(({ kind }) => kind === 'program')
        .flatMap(({ id }) => programs.one(id, asked, understood) ?? [])
      return (found.length > 0 ? found : programsOf(understood)).slice(0, most)
    },
  }
}

function refsOf({ records, drugs, isDrugNamed }: Understood, before: TalkContext): RecordRef[] {
  if (records.length > 0) return records
  const isOther = drugs.toSorted().join() !== before.drugs.toSorted().join()
  // Who names a medicine after a food pantry was shown means the medicine.
  const isAside = isDrugNamed && before.shown.every(({ kind }) => kind !== 'program')
  return isOther || isAside ? [] : before.shown
}

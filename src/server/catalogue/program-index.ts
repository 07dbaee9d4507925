import { easternDay } from '#server/eastern-day.ts'
import { onceADay } from '#server/once-for.ts'
import type { Medicine, Program } from './files/program-file.ts'
import type { Drug } from './files/read-drugs.ts'
import { isReachable, isTraceable } from './files/record-parts.ts'
import { isValidOn } from './files/valid-days.ts'
import type { YearlyFigures } from './files/yearly-figures.ts'
import { groupBy } from './group-by.ts'

/** A program, and the medicine of it that a reader asked for. */
export type Offer = { program: Program; medicine: Medicine; drug: Drug }

type Parts = { programs: Program[]; drugs: Drug[]; figures: YearlyFigures }

/** Finds the programs of a medicine that hold today: they begin and end at midnight Eastern. */
export function createProgramIndex({ programs, drugs, figures }: Parts) {
  const served = programs.filter(isServed)
  const byName = new Map(drugs.map((drug) => [foldName(drug.name), drug]))
  const byGeneric = groupBy(drugs, (drug) => foldName(drug.generic))
  const withGeneric = (generic: string): Drug[] => byGeneric.get(foldName(generic)) ?? []
  const findGeneric = (name: string) => withGeneric(name).find(({ type }) => type === 'generic')
  const offers = groupBy(
    served.flatMap((program) => program.medicines.flatMap((medicine) => offersOf(program, medicine))),
    ({ drug }) => drug.id,
  )

  function offersOf(program: Program, medicine: Medicine): Offer[] {
    if (medicine.brand === null) return withGeneric(medicine.generic).map((drug) => ({ program, medicine, drug }))
    const drug = byName.get(foldName(medicine.brand))
    return drug ? [{ program, medicine, drug }] : []
  }

  const heldOn = onceADay((day) => new Set(served.filter((program) => isOfDay(day, program))))
  const isOfToday = (program: Program) => heldOn(easternDay()).has(program)

  function isOfDay(day: string, { valid, benefit }: Program): boolean {
    return (!valid || isValidOn(day, valid)) && figures.fillKnown(benefit.en, day) !== undefined
  }

  return {
    /** Programs that readers may be given, each on its days. */
    served,
    /** Programs that readers are given today. */
    servedToday: () => [...heldOn(easternDay())],
    /** Medicines with the same generic name: the generic itself and its brands. */
    sameGeneric: (drug: Drug): Drug[] => withGeneric(drug.generic),
    /** The generic of this name, where the list of medicines has it. */
    findGeneric,
    /** The generic of a brand, where the list of medicines has it. */
    genericOf: (drug: Drug): Drug | undefined => findGeneric(drug.generic),
    /** Programs of today that name this medicine; for a generic, also those that name one of its brands. */
    offersFor(drug: Drug): Offer[] {
      const asked = drug.type === 'generic' ? withGeneric(drug.generic) : [drug]
      const found = asked.flatMap(({ id }) => offers.get(id) ?? [])
      return found.filter(
        ({ program, medicine, drug: of }) => (medicine.brand !== null || of === drug) && isOfToday(program),
      )
    },
    /** Programs of today that are not tied to one medicine, or to its whole class. */
    generalPrograms: (drug: Drug) =>
      served.filter(
        (program) =>
          (program.covers === 'any' || (program.covers === 'classes' && program.classes?.includes(drug.class))) &&
          (!program.generics_only || hasGeneric(drug)) &&
          !(program.no_controlled && drug.controlled) &&
          isOfToday(program),
      ),
  }
}

/** Whether it is a generic, or as far as is known one is sold in its place. */
function hasGeneric({ type, mainlyGeneric, genericSold }: Drug): boolean {
  return type === 'generic' || mainlyGeneric || genericSold !== null
}

/** Ended programs are kept, but not served, and so are those that nobody could call, open or apply to. */
function isServed(program: Program): boolean {
  return !program.likely_ended && !program.not_served && isReachable(program) && isTraceable(program)
}

/** A name as names are compared. */
export function foldName(name: string): string {
  return name.trim().toLowerCase()
}

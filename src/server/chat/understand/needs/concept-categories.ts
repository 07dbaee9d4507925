import type { ServiceCategory } from '#contract/communities.ts'
import { concepts } from '#server/communities/search/help-concepts.ts'

/** Concepts that are no category of their own, and the kind of help that they are mostly found under. */
const categories: Record<ServiceCategory, string> = {
  food: 'pantry foodBox meals soupKitchen homeMeals schoolMeals snap wic',
  housing: 'rent eviction shelter section8 publicHousing homeBuying homeRepair homeSafety weatherization mortgage',
  transportation: 'medicalRide treatmentRide paratransit fare car flight',
  childcare: 'headStart afterSchool diapers babyThings kinship',
  legal:
    'civilLegal immigration violence familySafety farmWork workRights workSafety workInjury discrimination complaint fraud',
  healthcare:
    'dental clinic childInsurance glasses mental therapy grief crisis addiction pregnancy memory cancer kidney homeCare respite takeBack',
  financial: 'utility heat debt credit taxes cash emergency job',
}
const byConcept = new Map(
  Object.entries(categories).flatMap(([category, names]) =>
    names.split(' ').map((name): [string, string] => [name, category]),
  ),
)

/** The kind of help that a concept belongs to, or `null` for concepts of any kind. */
export function categoryOf(concept: string): ServiceCategory | null {
  return concepts.get(concept)?.category ?? (byConcept.get(concept) as ServiceCategory | undefined) ?? null
}

// What the addresses of pages choose from. The pages' part of a build has a copy of this file, so nothing in it bears an id: of two
// schemas with one id no document of the API can be made.
import { z } from 'zod'

/** The categories a reader can ask for, spelled as the spec spells them. */
export const categories = {
  assistance: 'Patient Assistance Programs (PAPs)',
  copay: 'Copay Assistance Programs',
  potentially: 'Potentially pre-qualified programs',
  coupons: 'Pharmacy Coupons through RxGo',
} as const

/** The seven kinds of local help, in the order the pages show them. */
export const serviceCategory = z.enum([
  'transportation',
  'childcare',
  'housing',
  'food',
  'legal',
  'healthcare',
  'financial',
])

/** What a reader may ask of the directory. Everything may be left out. */
export const serviceQuery = z.object({
  q: z.string().max(200).optional().meta({ description: 'Words in English or Spanish: "rent", "comida".' }),
  category: serviceCategory.optional(),
  place: z.string().max(80).optional().meta({ description: 'A ZIP code, a city, a city and state, or a state.' }),
  spoken: z.enum(['en', 'es']).optional().meta({ description: 'A language spoken there, where a source says so.' }),
  open_now: z.enum(['true', 'false']).optional(),
  page: z.coerce.number().int().min(1).max(500).optional(),
  lng: z.enum(['en', 'es']).optional(),
})

/** What answers are about, in the order of their page. */
export const knowledgeSubject = z.enum([
  'emergencies',
  'out-of-medicine',
  'free-medicine',
  'prices',
  'generics',
  'insurance-words',
  'denials',
  'medicare',
  'medicaid',
  'marketplace',
  'military-and-tribal',
  'immigrants',
  'care',
  'safety',
  'benefits',
  'bills',
  'hard-times',
])

/** The questions of the page; a ZIP code or a state answers `place`. */
export const toldTopic = z.enum(['insurance', 'household_size', 'yearly_income', 'place', 'age', 'veteran'])

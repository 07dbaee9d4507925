import { medicineReaderOf } from '#server/chat/medicines/medicine-reader.ts'
import { emptyContext, type Understood } from '#server/chat/turn.ts'
import { createUnderstanding } from '#server/chat/understand/understand.ts'
import { createPlaces } from '#server/communities/find-place.ts'
import { catalogue } from './shipped-catalogue.ts'

/** The understanding over the shipped catalogue, at home in New York State. */
export function testUnderstanding() {
  return createUnderstanding({
    catalogue,
    places: createPlaces(catalogue.zipCodes, 'NY'),
    medicines: medicineReaderOf(catalogue),
  })
}

/**
 * The first of these questions that Navi, as the model is trained today, hears in such a way: which one it is changes with
 * each training, and that there is one does not.
 * @throws Error where there is none.
 */
export function firstHeardSo(questions: string[], holds: (understood: Understood) => boolean): string {
  const understand = testUnderstanding()
  const found = questions.find((question) => holds(understand(question, emptyContext, 'en')))
  if (found === undefined) throw new Error('None of the questions is heard so: add others.')
  return found
}

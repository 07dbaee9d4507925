import { medicineReaderOf } from '#server/chat/medicines/medicine-reader.ts'
import { createTurnTo } from '#server/chat/patients/turn-to.ts'
import { emptyContext, type Understood } from '#server/chat/turn.ts'
import { createUnderstanding, type Understand } from '#server/chat/understand/understand.ts'
import { createPlaces } from '#server/communities/places/find-place.ts'
import { catalogue } from '../records/shipped-catalogue.ts'

/** The understanding over the shipped catalogue, at home in New York State, of a talk that is turned to whom a turn tells of. */
export function testUnderstanding(): Understand {
  const parts = {
    catalogue,
    places: createPlaces(catalogue, 'NY'),
    medicines: medicineReaderOf(catalogue),
  }
  const turnTo = createTurnTo(parts)
  const understand = createUnderstanding(parts)
  return (text, before, ...rest) => understand(text, turnTo(before, text), ...rest)
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

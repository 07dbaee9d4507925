import { medicineReaderOf } from '#server/chat/medicines/medicine-reader.ts'
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

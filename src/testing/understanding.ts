import { resolve } from 'node:path'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { createMedicineReader } from '#server/chat/medicines/medicine-reader.ts'
import { createUnderstanding } from '#server/chat/understand/understand.ts'
import { createPlaces } from '#server/communities/find-place.ts'

export const shipped = loadCatalogue(resolve('catalogue'))

/** The understanding over the shipped catalogue, at home in New York State. */
export function testUnderstanding() {
  return createUnderstanding({
    ...shipped,
    places: createPlaces(shipped.zipCodes, 'NY'),
    medicines: createMedicineReader(
      shipped.drugs,
      shipped.zipCodes.map(({ city }) => city),
    ),
    homeState: 'NY',
  })
}

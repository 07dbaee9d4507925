import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import { createNameRemover } from '#server/chat/model/reading/without-names.ts'
import { emptyContext } from '#server/chat/turn.ts'
import { createUnderstanding } from '#server/chat/understand/understand.ts'
import { createPlaces } from '#server/communities/places/find-place.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { createMedicineReader } from './medicine-reader.ts'

const says = [
  'help paying for ozempick',
  'ayuda para pagar la blorpina',
  'do I qualify zorply',
  'Zebulon takes ozempick',
]

/** Everything that is made of a question, built anew. */
function read() {
  const places = createPlaces(catalogue, '14604')
  const medicines = createMedicineReader(catalogue.drugs, [])
  const understand = createUnderstanding({ catalogue: { ...catalogue }, places, medicines })
  const withoutNames = createNameRemover(catalogue)
  return says.map((text) => [understand(text, emptyContext, 'en'), withoutNames(text)])
}

test('a sentence of the interface changes nothing of what is understood', () => {
  const before = read()
  expect(before[0]?.[0]).toMatchObject({ drugs: ['ozempic'] })
  Object.assign(en.chatTalk, { added: 'Type ozempick or zorply or zebulon here, and we find it.' })
  Object.assign(es.chatTalk, { added: 'Escriba la blorpina aquí.' })
  expect(read()).toEqual(before)
})

import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { catalogue } from '#testing/shipped-catalogue.ts'
import { createMedicineReader } from './medicine-reader.ts'

test('a sentence of the interface changes nothing of what is understood', () => {
  const says = 'help paying for ozempick'
  const read = () => createMedicineReader(catalogue.drugs, []).read(says, { expected: false })
  const before = read()
  expect([...before.drugs, ...before.guesses]).toContain('ozempic')
  Object.assign(en.chatTalk, { added: 'Type ozempick here, and we find it.' })
  expect(read()).toEqual(before)
})

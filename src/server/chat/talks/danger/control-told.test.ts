import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk } from '#testing/app/hold-talk.ts'

const line = 'tel:+18007997233'

test.each<[Language, string[]]>([
  ['en', ['metformin', 'my husband took my debit card']],
  ['en', ['how much is lexapro', 'he wont let me have my own money']],
  ['en', ['my bf keeps my phone, im at the library']],
  ['en', ['birth control cost', 'he threw away my pills']],
  ['es', ['metoprolol', 'no puedo usar el seguro de mi marido porque el ve todo']],
  ['es', ['metoprolol', 'me quito la tarjeta del banco']],
  ['es', ['cuanto cuesta la sertralina', 'mi marido no me da dinero']],
  ['es', ['el me revisa el celular, tengo que pedirle permiso']],
])('%s: beside the answer to %j stands who listens', async (page, says) => {
  expect((await holdTalk(page, ...says)).at(-1)?.answer.text).toContain(line)
})

test.each<[Language, string]>([
  ['en', 'my husband took my debit card'],
  ['es', 'me quito la tarjeta del banco'],
])('%s: "%s" asks for no card', async (page, says) => {
  const last = (await holdTalk(page, 'metoprolol', says)).at(-1)
  expect(last?.understood.intent).toBe('care')
  expect(last?.answer.text).toContain(line)
})

test('what is told after it is answered with who listens too', async () => {
  const talk = await holdTalk('es', 'metoprolol', 'mi marido me revisa el celular', 'me quito la tarjeta del banco')
  expect(talk.at(-1)?.answer.text).toContain(line)
})

test.each<[Language, string]>([
  ['en', 'my husband handles our insurance, it is blue cross'],
  ['es', 'la farmacia no me deja usar la tarjeta'],
  ['es', 'me quitaron el medicaid'],
])('%s: others are asked nothing: %s', async (page, says) => {
  expect((await holdTalk(page, 'metoprolol', says)).at(-1)?.answer.text).not.toContain(line)
})

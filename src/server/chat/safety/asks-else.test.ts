import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk } from '#testing/hold-talk.ts'
import { readAdvice } from './read-advice.ts'

test.each([
  'im 11 weeks pregnent and throwing up every single thing dr gave me diclegis its 600 dollars??',
  'estoy embarazada y con nauseas me recetaron diclegis y cuesta 500 dolares',
  'also wic? and do i need to show a pregnancy test paper',
  'mi hermana en Pensilvania tiene lo mismo, a ella también le pagan eso?',
  'tengo apnea del sueño también, eso cuenta para algo?',
  'i have asthma too does that help me qualify',
  'lantus, the vet said 1 unit twice a day',
  'me dijo el doctor que dos al dia',
  'ok so thats a no. what about wegovy pill',
  'y las pastillas genericas?',
  'my doctor said i could switch to mounjaro, how much',
  'llevo 3 semanas con dolor diario y ya me despidieron por faltar',
])('cost, papers, cover and what a doctor said already are no question for a doctor: %s', (says) => {
  expect(readAdvice(says, { last: 'programs', hasMedicine: true })).toBeNull()
})

test.each([
  'can i take eliquis while pregnant',
  'im pregnant and on depakote',
  'estoy embarazada y tomo losartan',
  'how many can i take at once',
  'can i take half to save money, its 300 dollars',
  'can i mix wegovy and metformin',
  'puedo tomar ibuprofeno con eliquis',
  'puedo dejar el lisinopril si me siento bien',
  'should i stop plavix before surgery',
  'can i switch from lantus to basaglar myself',
  'im dizzy since i started it and its 90 dollars',
  'le puedo dar tylenol al perro',
  'i doubled my dose because my doctor said so is that safe',
  'what about taking it with ibuprofen',
  'my doctor said i could switch but is it safe with my heart meds',
  'y si la tomo con alcohol',
  'they also said my bp was 178 over 104 and gave me lisinopril. is that bad',
  'tengo la presion en 160 sobre 95, es mucho?',
])('what a doctor is to be asked stays so: %s', (says) => {
  expect(readAdvice(says)).not.toBeNull()
})

test.each<[Language, string[]]>([
  ['es', ['dame viagra gratis', 'no tiene seguro', 'toma nitroglicerina para el corazon, pasa algo?']],
  ['en', ['coupon for cialis', 'no insurance', 'i take nitro for my chest is that ok']],
  ['en', ['help me pay for depakote', 'no insurance', 'im pregnant can i take it']],
])('%s: %j: who is to ask a doctor first is shown no program as the next step', async (page, turns) => {
  const says = page === 'es' ? 'y entonces que hago' : 'so what do i do now'
  const last = (await holdTalk(page, ...turns, says)).at(-1)
  expect(last?.answer.text).toMatch(/Ask your doctor or pharmacist first|Pregunte primero/)
  expect(last?.answer.items).toEqual([])
})

test.each<[Language, string[]]>([
  ['en', ['do you do cat meds? my cat has diabetes', 'lantus, the vet said 1 unit twice a day']],
  ['es', ['ayudan con medicina de perro? el mio tiene ataques', 'el veterinario dijo una pastilla al dia']],
])('%s: %j: what a vet said is asked of no doctor', async (page, turns) => {
  for (const { understood } of await holdTalk(page, ...turns)) expect(understood.intent).not.toBe('advice')
})

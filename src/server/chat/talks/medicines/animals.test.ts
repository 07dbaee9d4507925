import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk } from '#testing/app/hold-talk.ts'

const page = '/questions/medicine-for-a-pet'

test.each<[Language, string]>([
  ['en', 'can u help with meds for a dog'],
  ['en', 'my cat needs lantus and its 300 dollars'],
  ['es', '¿Tienen ayuda para medicinas de perros?'],
  ['es', 'la insulina para mi gato está carísima'],
  ['es', 'lantus para mi gato'],
  ['en', 'how do i get prednisone for my old dog'],
])('%s: who needs a medicine for a pet is told what may pay for it: %s', async (language, says) => {
  const [first] = await holdTalk(language, says)
  expect(first?.answer.text).toContain(page)
})

test('while the talk is of a pet, no program for people and no insurance is spoken of, and its age is nobody’s', async () => {
  const talk = await holdTalk(
    'en',
    'can u help with meds for my dog',
    'gabapentin',
    'he is 12 years old',
    'i live in ohio',
  )
  for (const { answer, context } of talk.slice(1)) {
    expect(context.facts.age).toBeUndefined()
    expect(answer.asks).not.toBe('insurance')
    expect(answer.text).not.toMatch(/Patient Assistance|health insurance/)
  }
  expect(talk.at(-1)?.context.facts.state).toBe('OH')
})

test('what the owner told stays known when they ask for themselves', async () => {
  const talk = await holdTalk(
    'es',
    'medicinas para mi perro',
    'furosemida',
    'vivo en San Antonio',
    'y para mí, yo tomo levotiroxina',
  )
  expect(talk.at(-1)?.context.facts.state).toBe('TX')
  expect(talk.at(-1)?.understood.takenBy).toBe('writer')
})

test.each(['me and the dog live alone', 'it costs more than my vet bill', 'yo y mi perro nomás'])(
  '"%s" asks for no pet',
  async (says) => {
    const [, next] = await holdTalk('en', 'eliquis', says)
    expect(next?.understood.takenBy).not.toBe('animal')
  },
)

test('who is allergic to their cat asks for themselves', async () => {
  const [first] = await holdTalk('en', 'Zyrtec for my cat allergy')
  expect(first?.answer.text).not.toContain(page)
})

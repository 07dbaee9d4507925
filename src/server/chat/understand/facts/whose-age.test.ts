import { expect, test } from 'vitest'
import { emptyContext, type TakenBy, type TalkContext } from '#server/chat/turn.ts'
import { testUnderstanding } from '#testing/app/understanding.ts'
import { takenByIn } from './whose-age.ts'

const understand = testUnderstanding()
const ofXarelto: TalkContext = { ...emptyContext, intent: 'programs', drugs: ['xarelto'] }
const own: TalkContext = { ...ofXarelto, takenBy: 'writer' }
const ofAnother: TalkContext = { ...ofXarelto, takenBy: 'other' }

test.each<[says: string, takenBy: TakenBy | undefined]>([
  ['I take Xarelto, need help paying', 'writer'],
  ['im 58, xarelto', undefined],
  ['me recetaron Xarelto', 'writer'],
  ['my wife needs Xarelto', 'other'],
  ['Xarelto for my mom', 'other'],
  ['mi esposa toma Eliquis', 'other'],
  ['para mi mamá', 'other'],
  ['she is on Xarelto', 'other'],
  ['she is on my plan', undefined],
  ['el doctor necesita la receta', undefined],
  ['I take Xarelto and my wife takes Eliquis', undefined],
  ['help with Xarelto', undefined],
])('“%s” tells who takes the medicine: %s', (says, takenBy) => {
  expect(takenByIn(says)).toBe(takenBy)
})

test.each<[says: string, before: TalkContext, age: number | undefined]>([
  ['my wife is 61', own, undefined],
  ['Ohio. It’s me and my wife, she is 61 and she is on my plan too', own, undefined],
  ['Ohio. It’s me and my wife, she is 61 and she is on my plan too', ofXarelto, undefined],
  ['NO SHE IS 62', own, undefined],
  ['my son hes 9', own, undefined],
  ['my 9 year old has asthma', own, undefined],
  ['I am 58 and my wife is 61', own, 58],
  ['mi hijo tiene 9', own, undefined],
  ['somos mi hijo y yo, él tiene 9 años', ofXarelto, undefined],
  ['mi mujer y un cipote de 3 años que nació aquí', ofXarelto, undefined],
  ['mi esposa tiene 61 años y yo tengo 58', own, 58],
  ['just me and my son hes 9', ofAnother, 9],
  ['NO SHE IS 62', ofAnother, 62],
  ['she is 62 and im 65', ofAnother, 62],
  ['él tiene 9 años', ofAnother, 9],
  ['im 58, my wife is 61', ofXarelto, 58],
  ['my wife is 61 and im 58', ofXarelto, 58],
  ['he is 71 with medicare', ofXarelto, 71],
  ['mi mamá tiene 71 años', ofXarelto, 71],
])('“%s” tells the age of who takes the medicine, or none', (says, before, age) => {
  expect(understand(says, before, 'en').facts.age?.from).toBe(age)
})

test('who tells their own age takes the medicine, unless somebody else was said to', () => {
  expect(understand('im 58', ofXarelto, 'en').takenBy).toBe('writer')
  expect(understand('tengo 58 años', ofXarelto, 'es').takenBy).toBe('writer')
  expect(understand('im 58', ofAnother, 'en').takenBy).toBe('other')
})

test('an age of somebody else changes none that is known', () => {
  const known = { ...own, facts: { age: { from: 58, to: 58 } } }
  for (const says of ['my wife is 61', 'mi esposa tiene 61 años'])
    expect(understand(says, known, 'en').facts).toEqual(known.facts)
})

import { expect, test } from 'vitest'
import { type Hardship, hardshipTold } from './hardship.ts'

test.each<[says: string, told: Hardship]>([
  ['my wife died on tuesday', 'loss'],
  ["I lost my mom in may and i'm on her plan", 'loss'],
  ['my little brother passed away from fentanyl', 'loss'],
  ['i had a miscarriage in october', 'loss'],
  ['se me murió mi esposo', 'loss'],
  ['acabamos de enterrar a mi papá', 'loss'],
  ['perdí a mi bebé', 'loss'],
  ['quedé viuda en marzo', 'loss'],
  ['they just told me its ms', 'illness'],
  ['my dad got diagnosed with parkinsons last week', 'illness'],
  ['biopsy came back yesterday its lymphoma', 'illness'],
  ['they gave her 3 months to live', 'illness'],
  ['me acaban de decir que tengo lupus', 'illness'],
  ['hoy salió positivo de vih mi hermano', 'illness'],
  ['empiezo diálisis el lunes', 'illness'],
  ['my nephew overdosed but he made it', 'overdose'],
  ['mi hijo tuvo una sobredosis el mes pasado', 'overdose'],
])('a death, a grave illness just heard of and an overdose are heavy to tell: %s', (says, told) => {
  expect(hardshipTold(says)).toBe(told)
})

test.each([
  'my husband passed the test',
  'my friend passed me her pills',
  'i lost my husband insurance',
  "i lost my mom's card",
  'se me fue mi hijo a california',
  'what if my mom dies',
  'cuando se muera mi esposo pierdo el seguro',
  'my dad died 20 years ago',
  'murió mi abuelo en 1995',
  'the doctor told me last week my cancer is gone',
  'my son just found out he qualifies for diabetes help',
  'i found out today my hiv program ended',
  'i have ms and take kesimpta',
  'mi carro se murió',
  'my friend died of laughing',
  'they said today my copay for lupus is 400',
])('what is supposed, long past, good or of a card is not: %s', (says) => {
  expect(hardshipTold(says)).toBeNull()
})

import { expect, test } from 'vitest'
import type { PersonFacts } from '#contract/eligibility.ts'
import type { Language } from '#i18n/languages.ts'
import { holdTalk, lastAnswer } from '#testing/app/hold-talk.ts'

async function knownAfter(page: Language, ...turns: string[]) {
  const { patient, facts, drugs } = (await holdTalk(page, ...turns)).at(-1)?.understood ?? {}
  return { patient, facts, drugs }
}

const age = (years: number): PersonFacts => ({ age: { from: years, to: years } })

test.each<[Language, string[], string | undefined, PersonFacts, string[]]>([
  [
    'en',
    ['I take Humira, aetna from my job', 'my wife has the same thing. she has no insurance'],
    'wife',
    { insurance: ['none'] },
    ['humira'],
  ],
  [
    'es',
    ['tomo mavyret, no tengo seguro', 'mi mai tiene medicare y toma donepezil'],
    'mother',
    { insurance: ['medicare'] },
    ['donepezil'],
  ],
  ['es', ['señora de 67 con Medicare, Trulicity', 'Tercero: niño de 8, Norditropin'], 'other', age(8), ['norditropin']],
  [
    'en',
    ['I am on Vraylar, no insurance', 'I was on Latuda before and it made me restless'],
    undefined,
    { insurance: ['none'] },
    ['vraylar'],
  ],
  ['en', ['my son has medicaid and the dr put him on asmanex', 'is my zoloft covered too'], 'writer', {}, ['zoloft']],
  [
    'en',
    [
      'my mom is on eliquis and my son needs vyvanse',
      'she is 71 with medicare',
      'he is 9 and has my insurance from work',
    ],
    'son',
    { ...age(9), insurance: ['commercial'] },
    ['vyvanse'],
  ],
  [
    'en',
    ['my dad takes Xarelto, he has medicare. my daughter is on Humira', 'she has medicaid', 'what can he get'],
    'father',
    { insurance: ['medicare'] },
    ['xarelto'],
  ],
  [
    'en',
    ['I take Jardiance, no insurance, Ohio', 'my wife needs Xarelto too', 'she has medicare'],
    'wife',
    { insurance: ['medicare'], state: 'OH' },
    ['xarelto'],
  ],
  [
    'en',
    ['I take Jardiance, no insurance, Ohio', 'my wife needs Xarelto, she has medicare', 'and mine?'],
    'writer',
    { insurance: ['none'], state: 'OH' },
    ['jardiance'],
  ],
  [
    'en',
    [
      'Humira for my daughter, she is 12, aetna from my job',
      'my mother takes Eliquis, medicare',
      'back to my daughter',
    ],
    'daughter',
    { ...age(12), insurance: ['commercial'] },
    ['humira'],
  ],
  [
    'en',
    ['Trulicity for my brother, he has medicaid', 'my sister takes Enbrel, blue cross', 'how much is trulicity'],
    'brother',
    { insurance: ['medicaid'] },
    ['trulicity'],
  ],
  [
    'es',
    ['mi mamá toma Eliquis y tiene Medicare, mi niño usa Symbicort y tiene Medicaid', 'él tiene 6 años'],
    'son',
    { ...age(6), insurance: ['medicaid'] },
    ['symbicort'],
  ],
  [
    'es',
    ['tomo Ozempic, no tengo seguro', 'mi esposo necesita Xarelto, tiene Medicare', 'y para mí'],
    'writer',
    { insurance: ['none'] },
    ['ozempic'],
  ],
  [
    'es',
    ['Humira para mi hija, tiene Medicaid', 'mi suegra toma Eliquis, ella tiene 80 años', 'y el Humira cuánto sale'],
    'daughter',
    { insurance: ['medicaid'] },
    ['humira'],
  ],
  [
    'es',
    [
      'mi abuelo toma Xarelto, mi abuela toma Prolia',
      'él tiene 79 y ella 76, los dos tienen Medicare',
      'ella vive en 85001',
    ],
    'grandmother',
    { ...age(76), insurance: ['medicare'], state: 'AZ' },
    ['prolia'],
  ],
  [
    'en',
    [
      'my mom is on Eliquis and my dad takes Entresto',
      'he is 75 and she is 71, they both have medicare',
      'what about dad',
    ],
    'father',
    { ...age(75), insurance: ['medicare'] },
    ['entresto'],
  ],
  [
    'en',
    [
      'I take Jardiance, uninsured, 47, i make 26k',
      'my neighbor takes Eliquis and pays nothing, she is 70 on Medicare',
    ],
    undefined,
    { ...age(47), insurance: ['none'], yearly_income: { from: 26_000, to: 26_000 } },
    ['jardiance'],
  ],
  [
    'es',
    ['tomo Januvia, no tengo seguro', 'mi comadre usa Ozempic y con su Aetna paga 25, ¿por qué a mí 500?'],
    undefined,
    { insurance: ['none'] },
    ['januvia'],
  ],
  [
    'en',
    ['my brother needs Lantus', 'he is 50 and my brother makes 24k, has no insurance'],
    'brother',
    { ...age(50), insurance: ['none'], yearly_income: { from: 24_000, to: 24_000 } },
    ['lantus'],
  ],
  ['en', ['I take Jardiance', 'my friend takes Farxiga, is that cheaper'], undefined, {}, ['farxiga']],
  [
    'en',
    ['my sons flovent isnt covered, he is 6, soonercare', 'ok and mine. i take vraylar, no insurance', 'i make 31k'],
    'writer',
    { state: 'OK', insurance: ['none'], yearly_income: { from: 31_000, to: 31_000 } },
    ['vraylar'],
  ],
  [
    'en',
    ['my mom needs xarelto, she has medicare', 'now me, i have synthroid, kaiser from work'],
    'writer',
    { insurance: ['commercial'] },
    ['synthroid'],
  ],
  [
    'es',
    ['el Symbicort de mi hijo, tiene Medicaid', 'ahora yo, tomo Ozempic y no tengo seguro'],
    'writer',
    { insurance: ['none'] },
    ['ozempic'],
  ],
  [
    'en',
    ["My mom has COPD and her doctor prescribed Trelegy, she's 77 with medicare", 'I also have asthma, no insurance'],
    'writer',
    { insurance: ['none'] },
    ['trelegy-ellipta'],
  ],
  [
    'en',
    [
      'my dad takes Rexulti, he is 81 with medicare',
      'I use Fiasp too. I left work to take care of him, so I have no insurance',
    ],
    'writer',
    { insurance: ['none'] },
    ['fiasp'],
  ],
  [
    'es',
    ['mi nena tiene asma y le dieron Symbicort, tiene Medicaid', 'yo también uso Ozempic'],
    'writer',
    {},
    ['ozempic'],
  ],
  [
    'es',
    ['tomo Entresto, tengo Medicare', 'mi señora toma Jardiance y no tiene seguro'],
    'wife',
    { insurance: ['none'] },
    ['jardiance'],
  ],
  ['en', ['my grandma needs medicine, she has medicaid', 'Januvia', 'I take Wegovy'], 'writer', {}, ['wegovy']],
  [
    'es',
    ['me recetaron Tymlos, tengo Medicare', '¿Y el programa de ellos? Mi esposo y yo recibimos 5,200 al mes'],
    undefined,
    { insurance: ['medicare'], household_size: 2, yearly_income: { from: 62_400, to: 62_400 }, prescription: true },
    ['tymlos'],
  ],
])('%s: each has medicines and facts of their own: %j', async (page, turns, patient, facts, drugs) => {
  expect(await knownAfter(page, ...turns)).toEqual({ patient, facts, drugs })
})

test.each<[Language, string[], string | undefined, PersonFacts]>([
  [
    'en',
    ['I take Ozempic, medicare', 'my daughter found a coupon for it online'],
    undefined,
    { insurance: ['medicare'] },
  ],
  [
    'en',
    ['Eliquis for my mom, she has medicare', 'my son helps her with the forms'],
    'mother',
    { insurance: ['medicare'] },
  ],
  ['en', ['Eliquis for my mom, medicare', 'her doctor says he can sign'], 'mother', { insurance: ['medicare'] }],
  [
    'en',
    ['I take Ozempic, my husband takes Xarelto', 'I have medicare', 'can he drop it off for me', 'what does it cost'],
    'husband',
    {},
  ],
  [
    'es',
    ['tomo Jardiance, tengo Medicaid', 'mi hija me ayuda con los papeles'],
    undefined,
    { insurance: ['medicaid'] },
  ],
  [
    'es',
    ['Eliquis para mi papá, tiene Medicare', 'su doctora dice que ella firma'],
    'father',
    { insurance: ['medicare'] },
  ],
  [
    'es',
    ['tomo Eliquis, tengo Medicare', '¿y mi hija cuenta? ella trabaja en una tienda'],
    undefined,
    { insurance: ['medicare'] },
  ],
  ['en', ['I take Eliquis, medicare', 'and my son works at Target'], undefined, { insurance: ['medicare'] }],
  ['es', ['tomo Suboxone, tengo Medicaid', 'y cuánto son los genéricos'], undefined, { insurance: ['medicaid'] }],
  ['en', ['Lovenox, I have medicaid', 'and once the baby is born is he on it'], undefined, { insurance: ['medicaid'] }],
  [
    'es',
    ['tomo Ozempic, tengo Medicaid', 'la señora de la farmacia toma Trulicity'],
    undefined,
    { insurance: ['medicaid'] },
  ],
  ['en', ['Flovent for my son, he has medicaid', 'I also have to pay the rent'], 'son', { insurance: ['medicaid'] }],
])('%s: who helps, and a doctor, takes nothing: %j', async (page, turns, patient, facts) => {
  expect(await knownAfter(page, ...turns)).toMatchObject({ patient, facts })
})

test.each<[Language, string[], RegExp]>([
  [
    'en',
    [
      'my mom is on eliquis and my husband takes ozempic',
      'she has medicare',
      'he has blue cross',
      'both of them, Eliquis and Ozempic',
    ],
    /Eliquis.*\(your mother\): Bristol.*Ozempic.*\(your husband\): Novo Nordisk Diabetes Savings Offer/s,
  ],
  [
    'es',
    ['mi mamá toma Eliquis y tiene Medicare, mi esposo toma Ozempic y tiene seguro del trabajo'],
    /Eliquis.*\(su mamá\): Bristol.*Ozempic.*\(su esposo\): Novo Nordisk Diabetes Savings Offer/s,
  ],
])('%s: of several, each start fits who takes it: %j', async (page, turns, said) => {
  expect(await lastAnswer(page, ...turns)).toMatch(said)
})

test.each<[Language, string[], RegExp]>([
  [
    'en',
    ['Humira for my son, blue cross', 'my mother takes Eliquis', 'she has medicare'],
    /For your mother, you told me: Medicare/,
  ],
  [
    'es',
    ['Humira para mi hijo, seguro del trabajo', 'mi mamá toma Eliquis, tiene Medicare'],
    /Sobre su mamá, usted me dijo: Medicare/,
  ],
  ['en', ['Eliquis for my mother', 'she has medicare'], /^You told me: Medicare/],
])('%s: it is said of whom something was told, where there are several: %j', async (page, turns, said) => {
  expect(await lastAnswer(page, ...turns)).toMatch(said)
})

test.each<[Language, string[], RegExp]>([
  ['en', ['Eliquis for my mother'], /What health insurance does your mother have\?/],
  ['en', ['Eliquis for my mother', 'medicare'], /Which state does your mother live in\?/],
  ['es', ['mi abuela toma Eliquis', 'tiene Medicare, Texas'], /viven en esa casa/],
  ['en', ['Xarelto for my husband', 'medicare'], /Which state do you live in\?/],
  ['en', ['I take Eliquis'], /What health insurance do you have\?/],
])('%s: it is asked of whom the talk is: %j', async (page, turns, said) => {
  expect(await lastAnswer(page, ...turns)).toMatch(said)
})

import { expect, test } from 'vitest'
import type { PersonFacts } from '#contract/eligibility.ts'
import type { Language } from '#i18n/languages.ts'
import { holdTalk } from '#testing/app/hold-talk.ts'

const ofYear = (dollars: number): PersonFacts => ({ yearly_income: { from: dollars, to: dollars } })

async function factsAfter(page: Language, ...turns: string[]): Promise<PersonFacts | undefined> {
  return (await holdTalk(page, ...turns)).at(-1)?.understood.facts
}

test.each<[Language, string[], PersonFacts]>([
  ['en', ['I take Ozempic, insurance thru work', 'my husband has Medicare'], { insurance: ['commercial'] }],
  ['en', ['humira', 'I have blue cross from work', 'my son has medicaid tho'], { insurance: ['commercial'] }],
  ['es', ['tomo Jardiance y tengo Medicaid', 'mi novio no tiene seguro'], { insurance: ['medicaid'] }],
  ['en', ['Keppra, no insurance', 'my kids were born here so they got chip'], { insurance: ['none'] }],
  ['en', ['Trelegy, no insurance', 'im raising 3 grandkids and they are on medicaid'], { insurance: ['none'] }],
  ['es', ['Xarelto, no tengo seguro', 'ella sí tiene Medicare, el problema soy yo'], { insurance: ['none'] }],
  ['es', ['Flovent para mi hija, tiene Medicaid', 'yo no tengo seguro'], { insurance: ['medicaid'] }],
  ['en', ['my husband takes Xarelto, he has no insurance', 'I have Medicare myself'], { insurance: ['none'] }],
])('%s: insurance of somebody else takes the place of none that was told: %j', async (page, turns, facts) => {
  expect(await factsAfter(page, ...turns)).toMatchObject(facts)
})

test.each<[Language, string[], PersonFacts]>([
  ['en', ['my wife takes Xarelto', 'she has Medicare'], { insurance: ['medicare'] }],
  ['en', ['Xarelto for my mom, she has Medicaid', 'wait, she has Medicare'], { insurance: ['medicare'] }],
  ['en', ['I take Ozempic', 'my wife has insurance thru her job and im on it'], { insurance: ['commercial'] }],
  ['es', ['Jardiance', 'mi esposo tiene Medicare'], { insurance: ['medicare'] }],
  [
    'es',
    ['Xarelto para mi esposo, tiene Medicare', 'tenemos dos hijas de 15 y 12 con medicaid'],
    { insurance: ['medicare'] },
  ],
  ['en', ['Eliquis for my mom, she has Medicare', 'my kids have Medicaid'], { insurance: ['medicare'] }],
  [
    'en',
    [
      'Prolia and Synthroid, I live in Wisconsin and have insurance from work',
      'my sister is on Prolia too but she’s in Arizona with Medicaid. Anything for her?',
    ],
    { insurance: ['medicaid'], state: 'AZ' },
  ],
  [
    'es',
    [
      'uso Eliquis y Synthroid, vivo en Texas y tengo seguro del trabajo',
      'mi hermana también usa Eliquis, pero vive en Florida y tiene Medicaid. ¿Hay algo para ella?',
    ],
    { insurance: ['medicaid'], state: 'FL' },
  ],
  ['en', ['Vyvanse for my son', 'my kids have Medicaid'], { insurance: ['medicaid'] }],
  ['en', ['I take Humira, insurance thru work', 'My wife takes Nurtec, same plan'], { insurance: ['commercial'] }],
  [
    'es',
    ['tomo Eliquis y tengo Medicare', 'mi esposo toma Xarelto, tiene el mismo seguro'],
    { insurance: ['medicare'] },
  ],
])('%s: that of who takes the medicine does: %j', async (page, turns, facts) => {
  expect(await factsAfter(page, ...turns)).toMatchObject(facts)
})

test.each<[Language, string[], PersonFacts['insurance']]>([
  [
    'en',
    ['Renvela for my dad, he has medicare', 'he has medicaid but that doctor wont take it'],
    ['medicare', 'medicaid'],
  ],
  ['en', ['Renvela, medicare', 'i got medicaid too'], ['medicare', 'medicaid']],
  ['es', ['Renvela, tengo Medicare', 'tiene medicaid el pero dice que no acepta'], ['medicare', 'medicaid']],
  ['es', ['Renvela, tengo Medicare', 'tengo medicaid de texas'], ['medicare', 'medicaid']],
  ['en', ['Renvela, medicare', 'wait I have medicaid'], ['medicaid']],
  ['es', ['Renvela, tengo Medicare', 'no, tengo medicaid'], ['medicaid']],
  ['es', ['Renvela, tengo Medicare', 'mi hijo tiene medicaid'], ['medicare']],
  ['es', ['Renvela, tengo Medicare', 'el medicaid me lo dan tambien?'], ['medicare']],
  ['en', ['Synthroid, insurance from my job', 'so what happens with medicaid then'], ['commercial']],
])('%s: Medicaid comes to the Medicare that is known, where it is told: %j', async (page, turns, insurance) => {
  expect(await factsAfter(page, ...turns)).toMatchObject({ insurance })
})

test.each<[Language, string[], number]>([
  ['en', ['Eliquis, no insurance', 'I make 1500 a month', 'my husband makes 3000 a month'], 54_000],
  ['en', ['Eliquis, no insurance', 'my wife makes 2000 a month', 'I get 1000 a month'], 36_000],
  ['es', ['Trulicity, no tengo seguro', 'gano 1500 al mes', 'mi esposo gana 2000 al mes'], 42_000],
])('%s: what a husband or wife has comes to what was told of oneself: %j', async (page, turns, income) => {
  expect(await factsAfter(page, ...turns)).toMatchObject(ofYear(income))
})

test.each<[Language, string[], number]>([
  ['en', ['Eliquis', 'I make 1500 a month, just me', 'my boyfriend, not married, makes 2,400'], 18_000],
  ['en', ['Eliquis', 'I make 1500 a month', 'my roommate makes 3000 a month'], 18_000],
  ['es', ['Trulicity', 'somos 4 y ganamos 2800 al mes', 'mi suegra gana 900 al mes'], 33_600],
  ['en', ['Eliquis', 'we make 4000 a month', 'my husband makes 2500 a month'], 48_000],
])('%s: what others have changes nothing of it: %j', async (page, turns, income) => {
  expect(await factsAfter(page, ...turns)).toMatchObject(ofYear(income))
})

test.each<[Language, string[], number | undefined]>([
  ['en', ['my mom came here in may and needs Eliquis', 'shes 71 and im 44'], 71],
  ['en', ['my dad moved in with us last year and takes Eliquis now', 'he is 77, im 50'], 77],
  ['es', ['mi suegra acaba de llegar de Cuba y toma Eliquis', 'tiene 70, yo 41'], 70],
  ['es', ['mi papá se vino a vivir acá y necesita Eliquis', 'él tiene 80 y yo 52'], 80],
  ['en', ['my mom moved in and I need Eliquis', 'shes 71 and im 44'], 44],
  ['en', ['my dad told me insulin needs a prescription', 'im 50'], 50],
  ['en', ['Eliquis, I turn 65 in may', 'my wife is 60 and wants to retire at 62'], undefined],
  ['es', ['Eliquis, cumplo 65 en noviembre', 'ella tiene 60, se quiere retirar a los 62'], undefined],
  ['en', ['Eliquis, I have medicare', 'my mom is 81'], undefined],
  ['en', ['Eliquis for my mom, I have her medicare card', 'shes 81'], 81],
  ['es', ['Eliquis, tengo medicare', 'es para mi mama, tiene 81'], 81],
  ['es', ['mi mamá toma Eliquis, tiene 68', '¿5 años?? y comprarlo no puede'], 68],
  ['en', ['Eliquis, im 62', '5 years?? thats crazy'], 62],
  ['es', ['Eliquis', 'no tengo seguro bro 23 años trabajo en un car wash'], 23],
  ['en', ['Eliquis', 'no insurance bro 31 yrs old'], 31],
  ['en', ['Eliquis for my bro', 'my bro is 40'], 40],
  ['en', ['I take care of my neighbor, she is 83, needs Eliquis'], 83],
])('%s: of two ages that of who takes the medicine counts: %j', async (page, turns, age) => {
  expect((await factsAfter(page, ...turns))?.age?.from).toBe(age)
})

test.each<[Language, string[]]>([
  [
    'en',
    ['my husband died and the hospital keeps sending bills', 'they are in his name. 9,800 and another for 12,100'],
  ],
  ['en', ['a debt collector is suing me for the hospital bill', '12,400 they say']],
  ['es', ['me llegan biles del hospital de mi papá que murió', 'son 18,700 y otro de 950']],
  ['en', ['I need help with a hospital bill', 'its 23,000']],
  ['en', ['a debt collector is suing me for the hospital bill', 'its like 18,000 and i make 26,000']],
])('%s: an amount that only a bill was spoken of is no income: %j', async (page, turns) => {
  expect(await factsAfter(page, ...turns)).not.toHaveProperty('yearly_income')
})

test.each<[Language, string[], number]>([
  ['en', ['a debt collector is suing me for the hospital bill', 'i make 24,000'], 24_000],
  ['es', ['me llegan biles del hospital de mi papá que murió', 'gano 1,500 al mes'], 18_000],
  ['en', ['Eliquis, no insurance', '24,000, just me'], 24_000],
])('%s: and what comes in is: %j', async (page, turns, income) => {
  expect(await factsAfter(page, ...turns)).toMatchObject(ofYear(income))
})

test.each<[Language, string]>([
  ['en', 'Eliquis, my roommate makes 3000 a month'],
  ['es', 'Trulicity, mi novio, no estamos casados, gana 2400 al mes'],
])('%s: what somebody has who is no family tells no income: %s', async (page, says) => {
  expect(await factsAfter(page, says)).not.toHaveProperty('yearly_income')
})

test.each<[Language, string]>([
  ['es', 'Xarelto, trabajo en el taller de mi primo, somos 8'],
  ['es', 'Xarelto, somos 8 en el taller y no dan seguro'],
  ['en', 'Xarelto, we are 12 at the restaurant and nobody has insurance'],
])('%s: who works together is no home: %s', async (page, says) => {
  expect(await factsAfter(page, says)).not.toHaveProperty('household_size')
})

test.each<[Language, string, number]>([
  ['en', 'Farxiga, born in 1958', 1958],
  ['en', 'Farxiga, I was born in 1958 and have Medicare', 1958],
  ['es', 'Farxiga, nací en 1958', 1958],
  ['es', 'Farxiga, soy del 58', 1958],
])('%s: a year of birth tells an age: %s', async (page, says, born) => {
  const year = new Date().getFullYear()
  expect(await factsAfter(page, says)).toMatchObject({ age: { from: year - born - 1, to: year - born } })
})

test.each<[Language, string[], PersonFacts]>([
  ['en', ['Ozempic, i have blue cross from work', 'how much is it without insurance'], { insurance: ['commercial'] }],
  ['es', ['Jardiance, tengo Medicare', 'y cuánto sale sin seguro'], { insurance: ['medicare'] }],
  ['en', ['Eliquis, I have Medicaid', 'my job doesnt offer any'], { insurance: ['medicaid'] }],
  ['en', ['Ozempic, i have blue cross from work', 'i lost it, how much without insurance'], { insurance: ['none'] }],
  ['en', ['Ozempic', 'how much is it without insurance'], { insurance: ['none'] }],
])('%s: a price without insurance takes away none that is known: %j', async (page, turns, facts) => {
  expect(await factsAfter(page, ...turns)).toMatchObject(facts)
})

test.each<[Language, string[]]>([
  ['en', ['Lexapro, insurance from work', 'they fired me friday, well i got let go']],
  ['es', ['Lexapro, seguro del trabajo', 'me corrieron del trabajo el viernes']],
])('%s: who has lost the job has its insurance no longer: %j', async (page, turns) => {
  expect(await factsAfter(page, ...turns)).not.toHaveProperty('insurance')
})

test.each<[Language, string[], PersonFacts]>([
  ['en', ['Vyvanse, i am on my moms insurance', 'turned 26 so im off my moms insurance'], { insurance: ['none'] }],
  ['en', ['Ozempic, Medicare', 'can my kid get medicaid?'], { insurance: ['medicare'] }],
  ['es', ['Ozempic, tengo Medicare', '¿me darían medicaid?'], { insurance: ['medicare'] }],
  ['en', ['Eliquis, Medicare', 'I get 1,900 before Medicare takes its part'], { insurance: ['medicare'] }],
  ['en', ['Eliquis, Medicare', 'would I lose my Medicare if I work'], { insurance: ['medicare'] }],
  ['es', ['Trulicity, tengo Medicaid', 'si gano más me quitan el Medicaid?'], { insurance: ['medicaid'] }],
  ['es', ['Trulicity, tengo Medicaid', 'sí, me quitaron el Medicaid ayer'], { insurance: ['none'] }],
  ['es', ['Vyvanse, seguro de mi papá', 'y cuando cumpla 26 me quedo sin seguro?'], { insurance: ['commercial'] }],
  ['en', ['Ocrevus, Medicare', 'they took the copay card when Medicare kicked in'], { insurance: ['medicare'] }],
  [
    'en',
    ['Stelara, laid off friday, insurance ends on the 31st', 'COBRA is $2,140 a month'],
    { insurance: ['commercial'] },
  ],
  ['en', ['Symbicort', 'nah i work at a smoothie place they dont offer it'], { insurance: ['none'] }],
  ['es', ['Symbicort', 'ahí no dan'], { insurance: ['none'] }],
])('%s: only insurance that is held now counts: %j', async (page, turns, facts) => {
  expect(await factsAfter(page, ...turns)).toMatchObject(facts)
})

test.each<[Language, string[], PersonFacts]>([
  [
    'es',
    ['soy enfermera en Texas, paciente con Humira, seguro privado', 'Otra paciente distinta: Medicare, Enbrel'],
    { insurance: ['medicare'], state: 'TX' },
  ],
  [
    'en',
    ['patient on Humira, he has insurance from work, household of 3', 'different patient, needs Enbrel, no insurance'],
    { insurance: ['none'] },
  ],
])('%s: another patient begins with facts of their own: %j', async (page, turns, facts) => {
  expect(await factsAfter(page, ...turns)).toEqual(facts)
})

test.each<[Language, string[], PersonFacts]>([
  [
    'es',
    ['Eliquis, tengo Medicare', 'y mi esposo toma la misma, tiene 81, podemos ir los dos en una sola aplicación?'],
    { insurance: ['medicare'] },
  ],
  [
    'en',
    ['Eliquis, I have Medicare', 'and my husband takes it too, he is 81, can we both apply'],
    { insurance: ['medicare'] },
  ],
  ['en', ['Eliquis, I have Medicare', 'and my husband takes Xarelto'], {}],
])('%s: who asks for both stays who they are: %j', async (page, turns, facts) => {
  expect(await factsAfter(page, ...turns)).toEqual(facts)
})

test.each<[Language, string[], PersonFacts]>([
  ['en', ['symbicort for my son is too much', '9'], { age: { from: 9, to: 9 } }],
  ['es', ['la medicina es para mi hijo, Symbicort', '9'], { age: { from: 9, to: 9 } }],
  [
    'es',
    ['levotiroxina, no tengo seguro, somos 4 en la casa', 'bueno 5, mi suegra llegó'],
    { household_size: 5, insurance: ['none'] },
  ],
  ['en', ['Eliquis, no insurance, household of 3', 'sorry, 4'], { household_size: 4, insurance: ['none'] }],
  ['en', ['Eliquis', 'wait, 5'], {}],
  ['es', ['Myrbetriq, tengo Medicare', 'no sé si tengo parte D'], { insurance: ['medicare'] }],
])('%s: a bare number is of what it can be: %j', async (page, turns, facts) => {
  expect(await factsAfter(page, ...turns)).toEqual(facts)
})

test.each<[Language, string[]]>([
  ['en', ['amlodipine price', 'my 2 yr old got in my purse i think she ate some of them']],
  ['es', ['precio de amlodipino', 'mi niña de 2 años se tragó mis pastillas']],
])('%s: the age of a child in danger is of nobody who takes the medicine: %j', async (page, turns) => {
  expect(await factsAfter(page, ...turns)).not.toHaveProperty('age')
})

test.each<[Language, string[]]>([
  ['es', ['Epclusa, no tengo seguro', 'new york, en el bronx en un shelter']],
  ['es', ['Biktarvy', 'estoy en un albergue en El Paso, Texas']],
  ['en', ['seroquel', 'missouri. staying at a sober house st louis']],
  ['en', ['Biktarvy', "i'm at a shelter in the bronx"]],
])('%s: where somebody stays is no search for a home: %j', async (page, turns) => {
  const last = (await holdTalk(page, ...turns)).at(-1)?.understood
  expect(last?.intent).toMatch(/^(?:eligibility|programs)$/)
  expect(last?.facts).toHaveProperty('state')
})

test.each<[Language, string[]]>([
  ['en', ['seroquel', 'i need a shelter in the bronx']],
  ['es', ['Biktarvy', 'busco un albergue en El Paso, Texas']],
  ['en', ['Biktarvy', 'is there a shelter in st louis missouri']],
])('%s: who looks for a shelter is shown some: %j', async (page, turns) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood.intent).toBe('local_help')
})

test.each<[Language, string, PersonFacts]>([
  [
    'en',
    'Diclegis, me and my bf but we not married. he makes like 2200 a mo i make 900',
    { household_size: 1, ...ofYear(10_800) },
  ],
  [
    'es',
    'Diclegis, yo y mi novio, no estamos casados, yo gano 900 al mes y mi novio gana 2200',
    { household_size: 1, ...ofYear(10_800) },
  ],
])('%s: the money of who is not married is of another home: %s', async (page, says, facts) => {
  expect(await factsAfter(page, says)).toMatchObject(facts)
})

test.each<[Language, string[], PersonFacts['state']]>([
  ['en', ['Xarelto', 'i got medi-cal'], 'CA'],
  ['en', ['Eliquis', 'MNsure, a silver plan'], 'MN'],
  ['es', ['Eliquis', 'tengo AHCCCS'], 'AZ'],
  ['en', ['Eliquis, I live in Reno NV', 'my Medi-Cal is still active'], 'NV'],
  ['en', ['Eliquis', 'I used to have TennCare'], undefined],
  ['es', ['Eliquis', 'no tengo medi-cal'], undefined],
])('%s: who has the plan of one state lives there, where no other is told: %j', async (page, turns, state) => {
  expect((await factsAfter(page, ...turns))?.state).toBe(state)
})

import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk } from '#testing/app/hold-talk.ts'

async function lastOf(page: Language, turns: string[]) {
  return (await holdTalk(page, ...turns)).at(-1)
}

test.each<[Language, string[]]>([
  ['en', ['work in the field. Oxnard. need lantus', 'where is the clinic close']],
  ['en', ['lantus, Fresno', 'nearest clinic']],
  ['en', ['lantus, Fresno', 'any free clinics']],
  ['es', ['lantus, Fresno', 'onde queda la clinica']],
  ['es', ['lantus, Fresno', 'hay clinica serca, clinica cerca']],
  ['es', ['lantus, Fresno', 'y a donde la llevo para que la revisen']],
  ['en', ['lantus, Fresno', 'where do i take him to get looked at']],
])('%s: %j: a clinic is looked for near the place that is known', async (page, turns) => {
  const last = await lastOf(page, turns)
  expect(last?.understood.intent).toBe('local_help')
  expect(last?.answer.text).toMatch(/Oxnard|Fresno/)
})

test.each<[Language, string[], string]>([
  ['en', ['lantus, Fresno', 'nearest clinic', 'Bakersfield'], 'Bakersfield'],
  ['es', ['lantus, Fresno', 'la clinica mas cerca', 'Bakersfield'], 'Bakersfield'],
])('%s: %j: and near the city that is named next', async (page, turns, city) => {
  expect((await lastOf(page, turns))?.answer.text).toContain(city)
})

test.each<[Language, string[]]>([
  ['en', ['lantus', 'does the doctor fill it in']],
  ['en', ['lantus', 'the clinic gave me the prescription']],
  ['es', ['lantus', 'la clinica me dio la receta']],
])('%s: %j: a clinic in passing is not looked for', async (page, turns) => {
  expect((await lastOf(page, turns))?.understood.intent).not.toBe('local_help')
})

test.each<[Language, string[], RegExp]>([
  ['en', ['my husband hits me', 'is there a place that takes kids in Phoenix'], /shelter/],
  ['en', ['my husband hits me', 'somewhere i can go with my kids'], /shelter/],
  ['es', ['mi marido me pega', 'hay un lugar donde irme con los niños, estoy en tulsa'], /refugio/],
  ['es', ['mi marido me pega', 'a donde puedo ir con mis hijos'], /refugio/],
])('%s: %j: after violence a place to go is a shelter', async (page, turns, need) => {
  const last = await lastOf(page, turns)
  expect([last?.understood.need, last?.understood.intent].join(' ')).toMatch(
    new RegExp(`${need.source} local_help|emergency`),
  )
})

test.each<[Language, string[], RegExp]>([
  [
    'es',
    ['me quieren sacar del apartamento me dejaron un papel en la puerta', 'en Nebraska, grand island'],
    /ayuda legal/i,
  ],
  ['en', ['got a 3 day notice to quit on my door eviction', 'i live in Nebraska'], /legal/],
])('%s: %j: who was told to ask for a lawyer and names a place is told of one', async (page, turns, told) => {
  expect((await lastOf(page, turns))?.answer.text).toMatch(told)
})

test.each<[Language, string[]]>([
  ['en', ['lantus, Oxnard', 'nearest clinic', 'they going to tell immigration?']],
  ['es', ['lantus, Oxnard', 'la clinica mas cerca', 'le avisan a la migra?']],
])('%s: %j: who fears to be told of is answered on that', async (page, turns) => {
  expect((await lastOf(page, turns))?.understood.cards[0]).toBe('programs-that-ask-status')
})

test.each<[Language, string[]]>([
  ['es', ['tengo medicare', 'un señor me llamó que me ponían multa y me pidió el número del Social']],
  ['en', ['i have medicare', 'a guy called me and asked for my social number or theres a fine']],
])('%s: %j: a caller who wants the number of a card is no help for seniors', async (page, turns) => {
  expect((await lastOf(page, turns))?.understood.cards[0]).toBe('medicare-scam-call')
})

test.each<[Language, string[], RegExp]>([
  ['es', ['estamos en el Bronx, ocupo despensa', 'el señor necesita dentista, tiene una muela mala'], /senior/],
  ['es', ['ayuda en el Bronx', 'la señora necesita comida'], /senior/],
  ['en', ['ohio', 'i have food but i dont sleep, need a ride in Dayton'], /sleep/],
  ['es', ['estoy en Tulsa', 'no puedo dormir, necesito comida'], /dormir/],
  ['en', ['Eliquis', 'kids eat us out of house and home, i need groceries in Hazard Kentucky'], /house|home/],
  ['en', ['Revlimid', 'we drive to Omaha for chemo every week, does anybody help with gas or a motel'], /gas|util/],
  ['en', ['need rent help', 'help w vet bills he has a dental thing too, im in tucson'], /dental/],
])('%s: %j: no need is heard in a word that only sounds of one', async (page, turns, need) => {
  expect((await lastOf(page, turns))?.understood.need).not.toMatch(need)
})

test.each<[Language, string, RegExp]>([
  ['en', 'nowhere to sleep tonight in Tulsa', /sleep|shelter/],
  ['es', 'no tengo donde dormir en Tulsa', /dormir|refugio/],
  ['en', 'food pantry for seniors in Tulsa', /senior/],
  ['en', 'i need a dentist in Tucson', /dentist/],
  ['en', 'i have 2 dogs, need a food pantry in Tulsa', /pantry/],
  ['en', 'i need a lawyer for my asylum case in Houston', /lawyer|asylum|legal/],
  ['es', 'no tenemos que comer en la casa en Tulsa', /com/],
])('%s: and it stays heard where it is meant: %s', async (page, says, need) => {
  expect((await lastOf(page, [says]))?.understood.need).toMatch(need)
})

test.each<[Language, string[]]>([
  ['en', ['my mom takes namenda', 'can anybody sit with her 2 days a week, Dayton Ohio, im about to lose my job']],
  ['en', ['need somebody to sit with my dad, Dayton Ohio']],
])('%s: %j: care for somebody goes before a job that may be lost', async (page, turns) => {
  expect((await lastOf(page, turns))?.answer.items.map(({ item_id }) => item_id)).toContain('us-respite')
})

test.each<[Language, string[]]>([
  ['en', ['my back is killing me and this price is gonna finish me off']],
  ['en', ['i need food in columbus ohio', 'my po dont help with that']],
  ['en', ['can i get medicaid with a green card, Maryland', 'she is asylum, yes I think']],
  ['es', ['Medicare Extra Help', 'la casa cuenta?', 'y el carro?']],
  ['en', ['Suboxone', 'medicaid', 'i already have a good counselor so thats fine']],
  ['es', ['Humira', 'llevo tres años con esta enfermedad y me ha ido bien']],
  ['es', ['Xarelto', 'no tengo seguro', 'mi asilo está pendiente y tengo permiso de trabajo']],
  ['es', ['Xarelto', 'tengo visa de estudiante, 27 años, gano 2300 al mes']],
  ['en', ['Revlimid', 'medicare', 'are there any funds open for multiple myeloma']],
  ['en', ['Biktarvy', 'no insurance', 'i am afraid to give my address, they say immigration sees the list']],
])('%s: %j: nothing near is looked for', async (page, turns) => {
  expect((await lastOf(page, turns))?.understood.intent).not.toBe('local_help')
})

test.each<[Language, string[], string]>([
  ['es', ['ocupo dentista en el Bronx', 'perdón, no está en el Bronx ya se mudó, está en Yonkers'], 'Yonkers'],
  ['en', ['need a dentist in Fresno', 'sorry he doesnt live in Fresno, he lives in Bakersfield'], 'Bakersfield'],
])('%s: %j: the same is looked for where somebody lives now', async (page, turns, city) => {
  const last = await lastOf(page, turns)
  expect(last?.answer.text).toContain(city)
  expect(last?.understood.need).toMatch(/dentist/)
})

import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk } from '#testing/app/hold-talk.ts'

/** What is done today by who has none left, before any list. */
const urgent = /^\*\*(?:Please do not wait|Por favor, no espere)/m

test.each<[Language, string]>([
  ['en', 'my father in law ran out of his plavix cant pay for it'],
  ['en', 'my mom hasnt had her eliquis in 4 days she lost her insurance'],
  ['en', 'i stopped my keppra last tuesday its 300 dollars'],
  ['en', 'out of my prednisone since monday what do i do'],
  ['en', 'been off brilinta 4 days, is there a coupon'],
  ['en', 'havent took my xarelto in like 2 weeks cuz of the price'],
  ['en', 'no more biktarvy left and payday is friday'],
  ['es', 'llevo 3 dias sin biktarvy no tengo aseguranza'],
  ['es', 'no tengo xarelto y no cobro hasta el viernes'],
  ['es', 'mi papa dejo de tomar la warfarina hace una semana por el precio'],
  ['es', 'se me acabo el plavix hace 4 dias no tengo pa comprarlo'],
  ['es', 'me quede sin keppra antier'],
  ['en', 'my son is on keppra and we had to leave our house without his meds'],
  ['es', 'toma keppra y salimos de la casa sin sus medicinas'],
  ['es', 'hace 5 dias que no tomo eliquis no me alcanza'],
  ['es', 'se me termino la insulina lantus ayer'],
])('%s: who goes without what nobody should stop is not shown a list first: %s', async (language, says) => {
  const [first] = await holdTalk(language, says)
  expect(first?.answer.text).toMatch(urgent)
  expect(first?.understood.cards[0]).toMatch(/^out-of-/)
})

test.each<[Language, string[]]>([
  ['en', ['keppra, no insurance, 3 pills left and i take two a day']],
  ['en', ['Eliquis', 'down to 4 tablets, twice a day']],
  ['en', ['i only have like 2 days left of my xarelto']],
  ['es', ['keppra, no tengo seguro', 'le quedan 5 pastillas y toma 2 al día']],
  ['en', ['my mom lost her medicaid, she takes lantus', 'she has 1 pen left and its saturday']],
  ['en', ['i take keppra and my plan denied it', 'im down to my last pill']],
  ['es', ['mi papá usa insulina Lantus y no tiene seguro', 'le queda nomás una pluma']],
  ['es', ['solo tengo para 2 días de eliquis']],
  ['es', ['me quedan tres pastillas de brilinta']],
])('%s: nor is who has it for a few days: %j', async (language, turns) => {
  expect((await holdTalk(language, ...turns)).at(-1)?.answer.text).toMatch(urgent)
})

test.each<[Language, string[]]>([
  ['en', ['Eliquis', 'i have 20 pills left']],
  ['en', ['Eliquis', 'down to 2 refills']],
  ['es', ['keppra', 'me quedan 30 pastillas y tomo 2 al día']],
])('%s: who has enough of it is not: %j', async (language, turns) => {
  expect((await holdTalk(language, ...turns)).at(-1)?.answer.text).not.toMatch(urgent)
})

test.each<[Language, string]>([
  ['en', 'ran out of suboxone yesterday clinic is closed'],
  ['es', 'se me acabo el suboxone y la clinica cerro'],
  ['es', 'tomo suboxone, me quedan 6 películas, uso 2 al día'],
])('%s: of a medicine against addiction it is said where to get it today: %s', async (language, says) => {
  const [first] = await holdTalk(language, says)
  expect(first?.understood.cards[0]).toBe('suboxone-methadone-ran-out')
})

test.each<[Language, string[]]>([
  ['en', ['ran out of brilinta cant afford it', 'he had a stent put in 3 weeks ago', 'he stopped 5 days ago']],
  ['es', ['se me acabo el plavix', 'me pusieron un stent en febrero', 'ya llevo 6 dias sin tomarla']],
])('%s: what is told after it is no fact to thank for: %j', async (language, turns) => {
  for (const { understood } of await holdTalk(language, ...turns))
    expect(understood.cards[0]).toMatch(/^(?:out-of-medicine-today|do-not-stop-suddenly)$/)
})

test.each<[Language, string[]]>([
  ['es', ['necesito el brilinta me pusieron stent hace 5 semanas y no lo puedo pagar', 'deje de tomarlo el martes']],
  ['es', ['cuánto cuesta el keppra', 'la deje hace 3 dias']],
  ['en', ['price of brilinta generic', '90 mg. i had stent in july, been out 5 days cause of money']],
  ['en', ['Eliquis, no insurance', 'im out like 4 days now']],
])('%s: nor is who tells it of the medicine named before: %j', async (language, turns) => {
  expect((await holdTalk(language, ...turns)).at(-1)?.answer.text).toMatch(urgent)
})

test.each<[Language, string[]]>([
  ['en', ['Eliquis, no insurance', 'been out of work 5 days']],
  ['en', ['Eliquis', 'my old doctor was out for 2 weeks']],
  ['es', ['Keppra', 'dejé de trabajar el martes']],
])('%s: who is out of something else is not: %j', async (language, turns) => {
  expect((await holdTalk(language, ...turns)).at(-1)?.answer.text).not.toMatch(urgent)
})

test.each<[Language, string]>([
  ['en', 'my doctor stopped my eliquis 2 weeks ago and put me on xarelto'],
  ['en', 'how much is xarelto out of pocket'],
  ['en', 'i ran out of zyrtec'],
  ['en', 'i stopped taking plavix 3 years ago'],
  ['en', 'my insurance ran out and i take eliquis'],
  ['en', 'does a card work for eliquis out of network'],
  ['es', 'se me acabo el seguro y tomo eliquis'],
  ['es', 'me quede sin trabajo, tomo keppra'],
  ['es', 'se me acabo el cupon de xarelto'],
  ['es', 'el doctor me quito el plavix hace 2 semanas, ahora tomo eliquis'],
  ['es', 'no tengo receta para el eliquis en ingles'],
])('%s: others are answered as before: %s', async (language, says) => {
  const [first] = await holdTalk(language, says)
  expect(first?.answer.text).not.toMatch(urgent)
})

test.each<[Language, string]>([
  ['en', 'i ran out of metoprolol 2 days ago should i take double when i get it?'],
  ['es', 'llevo 2 dias sin eliquis, ¿puedo tomar dos juntas?'],
])('%s: how much to take is asked of a doctor also then: %s', async (language, says) => {
  const [first] = await holdTalk(language, says)
  expect(first?.understood.intent).toBe('advice')
})

test('who has two insulins is not told of the one that is there', async () => {
  const says = 'i have like 4 days left of the long one and the novolog is ok'
  const last = (await holdTalk('en', 'lantus and novolog, no insurance', says)).at(-1)
  expect(last?.answer.text).not.toMatch(/go without Novolog/i)
})

test.each<[Language, string[], string]>([
  ['es', ['sali hace 9 dias de stateville y me dieron 14 dias de suboxone nomas'], 'suboxone-methadone-ran-out'],
  ['en', ['Adderall', 'does my state have an emergency refill law'], 'controlled-medicine-refill'],
])('%s: %j: an emergency refill leaves out what is controlled', async (page, turns, card) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.understood.cards).toEqual([card])
})

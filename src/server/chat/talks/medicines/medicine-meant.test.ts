import { expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { holdTalk } from '#testing/app/hold-talk.ts'

async function lastOf(page: Language, turns: string[]) {
  return (await holdTalk(page, ...turns)).at(-1)
}

test.each<[Language, string[], string]>([
  ['en', ['i take lamictal', 'ok now do the lamisil for his feet, he has no insurance'], 'lamisil'],
  ['en', ['help with eliquis', 'now check zorblax'], 'zorblax'],
  ['en', ['help with eliquis', 'what about the zorblax'], 'zorblax'],
  ['es', ['ayuda con zoloft', 'ahora el lamisil'], 'lamisil'],
  ['es', ['ayuda con zoloft', 'y que tal el zorblax para mi mama'], 'zorblax'],
])('%s: %j: a name that is asked for next is not answered with the medicine before', async (page, turns, name) => {
  const last = await lastOf(page, turns)
  expect(last?.understood.drugs).toEqual([])
  expect(last?.answer.text).toContain(name)
})

test.each<[Language, string[], string]>([
  ['en', ['help with eliquis', 'what about xareltoo'], 'xarelto'],
  ['es', ['ayuda con zoloft', 'ahora busca el clonazepan'], 'clonazepam'],
])('%s: %j: and one that is spelled nearly right is it', async (page, turns, drug) => {
  expect((await lastOf(page, turns))?.understood.drugs).toEqual([drug])
})

test.each<[Language, string[]]>([
  ['en', ['help with eliquis', 'what about my husband']],
  ['en', ['help with eliquis', 'what about the copay']],
  ['en', ['help with eliquis', 'now the deductable']],
  ['en', ['help with eliquis', 'what about ambetter']],
  ['es', ['ayuda con zoloft', 'que tal el Ambetter']],
  ['es', ['ayuda con zoloft', 'y mi esposo Ramon']],
  ['es', ['ayuda con zoloft', 'ahora la aseguranza']],
])('%s: %j: what else is asked next is no name', async (page, turns) => {
  expect((await lastOf(page, turns))?.understood.unknownName).toBe('')
})

test.each<[Language, string[]]>([
  ['en', ['looking for descovy cheap or free', 'negative. its for prep']],
  ['es', ['ocupo ayuda con descovy', 'es para prep']],
])('%s: %j: what it is taken for asks of no other medicine', async (page, turns) => {
  expect((await lastOf(page, turns))?.answer.text).not.toMatch(/Apretude|Truvada/)
})

test.each<[Language, string]>([
  ['en', 'i want prep'],
  ['es', 'hi busco prep'],
])('%s: which medicine of a use is meant is asked: %s', async (page, says) => {
  expect((await lastOf(page, [says]))?.answer.text).toMatch(/Descovy/)
})

test.each<[Language, string[]]>([
  ['en', ['need metformin and lisinopril', 'ok and how much for the needles']],
  ['en', ['humalog for my daughter', 'what about the pods. those are the killer']],
  ['en', ['lantus no insurance', 'my test strips are 80 dollars']],
  ['es', ['ocupo insulina lantus sin seguro', 'y las agujas cuanto']],
  ['es', ['ocupo insulina lantus sin seguro', 'y las tiras para el azucar']],
])('%s: %j: supplies are things of their own', async (page, turns) => {
  expect((await lastOf(page, turns))?.understood.cards[0]).toBe('diabetes-supplies-low-cost')
})

test.each<[Language, string[]]>([
  ['en', ['humalog for my daughter', 'She has 2 sensors left. 20 days']],
  ['en', ['humalog, no insurance', 'what about the dexcom does the 35 thing cover that']],
  ['es', ['humalog para mi niña', 'los sensores no me alcanza']],
])('%s: %j: sensors have a price of their own', async (page, turns) => {
  expect((await lastOf(page, turns))?.understood.cards[0]).toBe('glucose-sensor-cost')
})

test.each<[Language, string[]]>([
  ['en', ['i have medicare and use lantus', 'dexcom sensors are 75 each']],
  ['es', ['tengo medicare y uso lantus', 'cuanto salen las tirillas']],
])('%s: %j: and with Medicare those that it pays for', async (page, turns) => {
  expect((await lastOf(page, turns))?.understood.cards[0]).toBe('diabetes-supplies-medicare')
})

test.each<[Language, string[]]>([
  ['en', ['help with suboxone', 'my strips are 200 dollars']],
  ['en', ['help with suboxone', 'got poked by a used needle']],
  ['en', ['lantus', 'i feel pins and needles in my feet']],
  ['en', ['lantus', 'where do i throw the old needles']],
  ['en', ['lantus', 'how much is humalog']],
  ['es', ['lantus', 'donde tiro las agujas usadas']],
  ['es', ['lantus', 'cuanto cuesta la pluma']],
])('%s: %j: a strip of medicine, a used needle and a pen are no supplies to buy', async (page, turns) => {
  expect((await lastOf(page, turns))?.understood.cards[0] ?? '').not.toMatch(/^diabetes-supplies/)
})

test.each<[Language, string[]]>([
  [
    'en',
    ['my 2 yr old ate some of moms metoprolol', 'they said hes fine', 'so now how do i pay for this no insurance'],
  ],
  ['es', ['mi niña se trago unas pastillas de metformina', 'ya la vieron y esta bien', 'ayuda para pagar sin seguro']],
])('%s: %j: a pill that was swallowed is none that is needed', async (page, turns) => {
  expect((await lastOf(page, turns))?.understood.drugs).toEqual([])
})

test.each<[Language, string[]]>([
  ['en', ['Medicaid cut me off', 'do I do the renewal AND the hearing or just one', 'which one first']],
  ['es', ['me quitaron el Medicaid', 'hago la renovacion y la audiencia', 'cual primero']],
])('%s: %j: what comes first is asked of no medicine', async (page, turns) => {
  expect((await lastOf(page, turns))?.answer.text).not.toMatch(/Which medicine|Qué medicina/)
})

test.each<[Language, string[], RegExp]>([
  ['en', ['I take Ibrance, tamoxifen and letrozole', 'Ambetter', '34k a year, 52, Charlotte NC, just me'], /Which one/],
  ['es', ['tomo Ibrance, tamoxifeno y letrozol', 'Ambetter', '34 mil al año, 52 años, Charlotte NC, sola'], /Cuál/],
])('%s: %j: of several that were named, it is asked again which is first', async (page, turns, asked) => {
  const told = page === 'es' ? 'sí con subsidio' : 'yes with the subsidy'
  expect((await lastOf(page, [...turns, told]))?.answer.text).toMatch(asked)
})

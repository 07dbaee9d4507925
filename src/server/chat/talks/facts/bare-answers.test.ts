import { expect, test } from 'vitest'
import type { PersonFacts } from '#contract/eligibility.ts'
import type { Language } from '#i18n/languages.ts'
import { holdTalk, lastAnswer } from '#testing/app/hold-talk.ts'

const asksState = ['ozempic', 'medicare']

test.each<[Language, string[], Partial<PersonFacts>]>([
  ['en', [...asksState, '1900'], { yearly_income: { from: 22_800, to: 22_800 } }],
  ['en', [...asksState, '1900', 'alone'], { household_size: 1 }],
  ['es', [...asksState, '61'], { age: { from: 61, to: 61 } }],
  [
    'es',
    ['me recetaron jardiance', 'no tengo aseguransa, trabajo en techos por mi cuenta', '44'],
    { age: { from: 44, to: 44 } },
  ],
  ['en', [...asksState, 'sixty six'], { age: { from: 66, to: 66 } }],
  ['es', [...asksState, '68 cumplidos en abril'], { age: { from: 68, to: 68 } }],
  ['en', ['vemlidy', 'does it have a generic', '44 years'], { age: { from: 44, to: 44 } }],
  ['es', ['trelegy, tengo VA', '¿tiene genérico?', 'cincuenta y dos'], { age: { from: 52, to: 52 } }],
  ['es', [...asksState, 'arizona', '1500'], { yearly_income: { from: 18_000, to: 18_000 } }],
])('%s: a bare word tells what it can be, whatever was asked: %j', async (page, turns, facts) => {
  const last = (await holdTalk(page, ...turns)).at(-1)
  expect(last?.context.facts).toMatchObject(facts)
  expect(last?.answer.text).not.toContain('/questions/')
})

test.each(['340', '5', '12', '120', 'maybe later', 'two weeks'])(
  '%s, where the state is asked, tells nothing',
  async (says) => {
    const [, before, after] = await holdTalk('en', ...asksState, says)
    expect(after?.context.facts).toEqual(before?.context.facts)
  },
)

test('a ZIP code tells where somebody lives, and no income', async () => {
  const last = (await holdTalk('en', 'lantus', '46404')).at(-1)
  expect(last?.context.facts).toEqual({ state: 'IN' })
})

test.each<[Language, string[], string]>([
  ['en', ['Benlysta, Gary Indiana 46408', 'my rheumatologist is over in Chicago, is that a problem'], '46408'],
  ['en', ['Mounjaro', '79015', 'can I fill it at a pharmacy in Tennessee'], '79015'],
  ['es', ['Eliquis', '33012', 'mi prima en Texas dice que allá se lo dan gratis'], '33012'],
  ['en', ['Fiasp', '93722', 'is there day care for him in Fresno'], '93722'],
  ['en', ['Benlysta, Gary Indiana 46408', 'we just moved to Ohio last week'], 'OH'],
  ['en', ['Benlysta, Gary Indiana 46408', 'actually Kentucky'], 'KY'],
  ['es', ['Eliquis', '33012', '¿dónde hay ayuda cerca de Houston?'], 'Houston, TX'],
])('%s: where somebody lives stays until another home is told: %j', async (page, turns, place) => {
  expect((await holdTalk(page, ...turns)).at(-1)?.context.place).toBe(place)
})

test.each<[Language, string[]]>([
  ['es', ['wegovy', 'el directo de la compañía cuánto es al mes']],
  ['en', ['wegovy', 'how much is it straight from the company']],
  ['en', ['wegovy', 'can my doctor at work send it?']],
])('%s: what asks something else tells no insurance: %j', async (page, turns) => {
  const last = (await holdTalk(page, ...turns)).at(-1)
  expect(last?.context.facts.insurance).toBeUndefined()
})

test('a short word of both languages leaves the language as it is', async () => {
  expect(await lastAnswer('es', 'ozempic', 'gracias', 'ok')).toMatch(/^¡Con gusto!|^Está bien|^Adiós/)
  expect(await lastAnswer('en', 'ozempic', 'thanks', 'ok')).toMatch(/^You are welcome|^All right|^Goodbye/)
})

test.each<[Language, string[]]>([
  ['es', ['me mandaron wegovy y el seguro dijo que no', 'bcbs of texas, thru the hospital']],
  ['es', ['no hay vyvanse en ninguna farmacia', 'so she has to send a new one cada vez que se acaba?']],
  ['en', ['necesito ayuda con ozempic', 'what insurance do i need']],
  ['en', ['necesito ayuda con ozempic', 'no hablo español, i only speak english']],
])('an answer comes in %s: a talk in Spanish stays so where English is only mixed in: %j', async (language, turns) => {
  expect((await holdTalk('es', ...turns)).at(-1)?.understood.language).toBe(language)
})

test('what is said beside thanks is heard', async () => {
  const last = (await holdTalk('en', 'food near 14604', 'thanks, and in 33125?')).at(-1)
  expect(last?.answer.text).toContain('33125')
})

import { expect, test } from 'vitest'
import { categories, programsReply } from '#contract/programs.ts'
import { multipart, testApp } from '#testing/test-app.ts'

const url = '/api/get_program_criteria'
const assistance = categories.assistance

test('a form with a medicine and a category gets its programs with rules, sentences and sources', async () => {
  const { app } = await testApp()
  const reply = await app.inject({
    method: 'POST',
    url,
    ...multipart({ drug_id: 'januvia', category_name: assistance }),
  })
  expect(reply.statusCode).toBe(200)
  const { result } = programsReply.parse(reply.json())
  expect(result[0]).toMatchObject({
    program_id: 'merck-patient-assistance-program',
    drug_name: 'Januvia',
    generic_name: 'sitagliptin',
    kind: 'pap',
    status: 'not_checked',
    checked_on: null,
  })
  expect(result[0]?.sources.length).toBeGreaterThan(0)
})

test('JSON with the same fields gets the same answer', async () => {
  const { app } = await testApp()
  const fields = { drug_id: 'ozempic', category_name: categories.copay }
  const form = await app.inject({ method: 'POST', url, ...multipart(fields) })
  const json = await app.inject({ method: 'POST', url, payload: fields })
  expect(json.json()).toEqual(form.json())
})

test('each category holds its own kinds of programs', async () => {
  const { app } = await testApp()
  const kindsOf = async (category_name: string) => {
    const reply = await app.inject({ method: 'POST', url, payload: { drug_id: 'ozempic', category_name } })
    return [...new Set(reply.json().result.map((program: { kind: string }) => program.kind))]
  }
  expect(await kindsOf(categories.assistance)).toEqual(['pap'])
  expect(await kindsOf(categories.copay)).toEqual(['copay'])
  expect(await kindsOf(categories.coupons)).toEqual(['discount'])
  expect(await kindsOf(categories.potentially)).toEqual(['pap', 'copay', 'discount'])
})

test('a medicine without programs gets an empty list, not an error', async () => {
  const { app } = await testApp()
  const reply = await app.inject({ method: 'POST', url, payload: { drug_id: 'metformin', category_name: assistance } })
  expect(reply.json()).toEqual({ response_code: 200, result: [] })
})

test('the income limit is in dollars of the guideline in force, in the reader’s language', async () => {
  const { app } = await testApp()
  const payload = { drug_id: 'januvia', category_name: assistance, lng: 'es' }
  const [program] = (await app.inject({ method: 'POST', url, payload })).json().result
  expect(program.rules.income).toEqual({ percent_of_fpl: 400, ask_in: ['AK', 'HI'] })
  expect(program.program_criteria).toContain('400% de la guía federal de pobreza: $63,840 al año para 1 persona')
})

test('programs that have ended are not served', async () => {
  const { app } = await testApp()
  const payload = { drug_id: 'latuda', category_name: categories.potentially }
  const ids = (await app.inject({ method: 'POST', url, payload }))
    .json()
    .result.map((p: { program_id: string }) => p.program_id)
  expect(ids).not.toContain('latuda-savings-card')
})

test('an unknown medicine is a 404 and an unknown category a 400, each with a stable code', async () => {
  const { app } = await testApp()
  const unknownDrug = await app.inject({
    method: 'POST',
    url,
    payload: { drug_id: 'nosuch', category_name: assistance },
  })
  expect(unknownDrug.json()).toEqual({
    response_code: 404,
    code: 'unknown_drug',
    message: 'We do not know this medicine.',
  })
  const unknownCategory = await app.inject({
    method: 'POST',
    url: `${url}?lng=es`,
    payload: { drug_id: 'ozempic', category_name: 'Freebies' },
  })
  expect(unknownCategory.json()).toEqual({
    response_code: 400,
    code: 'unknown_category',
    message: 'No conocemos esta categoría de programas.',
  })
})

test('sources that readers are not sent to are counted, not named', async () => {
  const { app } = await testApp()
  const payload = { drug_id: 'ozempic', category_name: categories.potentially }
  const { result } = programsReply.parse((await app.inject({ method: 'POST', url, payload })).json())
  expect(result.flatMap(({ sources }) => sources).filter((source) => source.url.includes('github.com'))).toEqual([])
  expect(result.some(({ unlinked_sources }) => unlinked_sources > 0)).toBe(true)
})

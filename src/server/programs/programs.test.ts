import { expect, test } from 'vitest'
import { categories } from '#contract/choices.ts'
import { programsReply } from '#contract/programs.ts'
import { multipart, testApp } from '#testing/app/test-app.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { createPrograms } from './programs.ts'

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

test('a form that is made for one medicine is given for that one, and for no other of its program', async () => {
  const { app } = await testApp()
  const linksOf = async (drug_id: string, id: string) => {
    const reply = await app.inject({
      method: 'POST',
      url,
      payload: { drug_id, category_name: categories.potentially },
    })
    const card = programsReply.parse(reply.json()).result.find(({ program_id }) => program_id === id)
    return [card?.program_url, card?.form_link]
  }
  const amgen = 'https://www.amgensafetynetfoundation.com/'
  for (const [id, name] of [
    ['repatha', 'Repatha'],
    ['enbrel', 'Enbrel'],
  ] as const)
    expect(await linksOf(id, 'amgen-safety-net-foundation')).toEqual([
      `${amgen}eligibility.html`,
      `${amgen}assets/pdf/AMGEN-SNF-Application-Prescription-${name}-EN.pdf`,
    ])
  expect(await linksOf('prolia', 'amgen-safety-net-foundation')).toEqual([`${amgen}eligibility.html`, null])
  expect((await linksOf('skyrizi', 'abbvie-myabbvie-assist'))[1]).toContain('skyrizi')
  expect((await linksOf('linzess', 'abbvie-myabbvie-assist'))[1]).toBeNull()
  expect(await linksOf('ozempic', 'novocare-pharmacy-self-pay')).toEqual([
    'https://www.novocare.com/pharmacy/ozempic.html',
    null,
  ])
  expect(await linksOf('wegovy', 'novocare-pharmacy-self-pay')).toEqual(['https://www.novocare.com', null])
})

test('no form of any program, for any medicine, has the name of another brand in its address', () => {
  const programs = createPrograms(catalogue)
  const brands = catalogue.drugs.filter(({ type, name }) => type !== 'generic' && name.length > 5)
  const wrong = catalogue.drugs.flatMap((drug) =>
    programs.listByCategory(drug, categories.potentially, { language: 'en' }).flatMap(({ form_link, drug_name }) => {
      const address = form_link?.toLowerCase() ?? ''
      const named = brands.filter(({ name }) => address.includes(name.toLowerCase().replaceAll(' ', '-')))
      const isOwn = named.some(({ name }) => drug_name.startsWith(name) || name.startsWith(drug_name))
      return named.length > 0 && !isOwn ? [`${drug_name}: ${form_link}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

test('an income limit that is known for one medicine of a program is shown for that one', async () => {
  const { app } = await testApp()
  const criteriaOf = async (drug_id: string, id: string) => {
    const payload = { drug_id, category_name: categories.assistance }
    const { result } = programsReply.parse((await app.inject({ method: 'POST', url, payload })).json())
    return result.find(({ program_id }) => program_id === id)?.program_criteria
  }
  expect(await criteriaOf('eliquis', 'bms-patient-assistance-foundation')).toContain('300%')
  expect(await criteriaOf('orencia', 'bms-patient-assistance-foundation')).toContain('not the same for every medicine')
  expect(await criteriaOf('xarelto', 'jnj-patient-assistance-program')).toContain('300%')
  expect(await criteriaOf('stelara', 'jnj-patient-assistance-program')).not.toContain('%')
  expect(await criteriaOf('hadlima', 'organon-patient-assistance')).toContain('500%')
  expect(await criteriaOf('xeljanz', 'pfizer-rxpathways-pap')).toContain('300%')
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

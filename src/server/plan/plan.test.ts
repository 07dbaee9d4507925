import { expect, test } from 'vitest'
import type { PersonFacts } from '#contract/eligibility.ts'
import type { PlanReply } from '#contract/plan.ts'
import { testApp } from '#testing/app/test-app.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { nothingRead } from './read-medicine-list.ts'

const uninsured: PersonFacts = {
  insurance: ['none'],
  household_size: 2,
  yearly_income: { from: 19_000, to: 19_000 },
  state: 'FL',
}
const olderWithPartD: PersonFacts = {
  insurance: ['medicare', 'part_d'],
  household_size: 1,
  yearly_income: { from: 15_000, to: 15_000 },
  state: 'OH',
  age: { from: 74, to: 74 },
}

async function planFor(body: object): Promise<PlanReply> {
  const { app } = await testApp()
  const { json, statusCode } = await app.inject({ method: 'POST', url: '/api/plan', payload: body })
  expect(statusCode).toBe(200)
  return json()
}

test('medicines of one program are one application, with who does what', async () => {
  const { services } = await testApp()
  const made = services.plan.make({ drugIds: ['ozempic', 'eliquis', 'tresiba'], read: nothingRead }, uninsured, 'en')
  const together = made.applications.find(({ medicines }) => medicines.length > 1)
  expect(together?.medicines.map(({ name }) => name)).toEqual(['Ozempic', 'Tresiba'])
  expect(together?.offer?.kind).toBe('pap')
  expect(together?.steps.map(({ who }) => who)).toEqual(['you', 'doctor', 'you'])
  expect(made.medicines.map(({ name }) => name)).toEqual(['Ozempic', 'Eliquis', 'Tresiba'])
  expect(made.free).toBe(3)
})

test('help with every medicine stands once, and each medicine has a way of its own beside it', async () => {
  const { services } = await testApp()
  const made = services.plan.make({ drugIds: ['eliquis', 'jardiance'], read: nothingRead }, olderWithPartD, 'es')
  expect(made.for_all.map(({ offer }) => offer?.program_id)).toEqual(['medicare-extra-help-lis'])
  expect(made.for_all[0]?.medicines).toEqual([])
  expect(
    made.applications
      .flatMap(({ medicines }) => medicines)
      .map(({ drug_id }) => drug_id)
      .sort(),
  ).toEqual(['eliquis', 'jardiance'])
})

test('a pasted list is planned, asked about where it is not sure, and nothing of it is lost', async () => {
  const made = await planFor({ list: '1. Ozempic 1 mg weekly\n2. humalin 10 units\n3. qwertzu 5 mg' })
  expect(made.medicines).toEqual([{ drug_id: 'ozempic', name: 'Ozempic' }])
  expect(made.doubtful).toMatchObject([{ typed: 'humalin' }])
  expect(made.doubtful[0]?.may_be.map(({ name }) => name)).toContain('Humalog')
  expect(made.unread).toEqual(['qwertzu 5 mg'])
})

test('a plan holds fifteen medicines, and names those beyond', async () => {
  const ids = catalogue.drugs.filter(({ type }) => type === 'brand').slice(0, 18)
  const made = await planFor({ list: ids.map(({ name }) => name).join('\n') })
  expect(made.medicines).toHaveLength(15)
  expect(made.medicines.length + made.left_out.length).toBeGreaterThanOrEqual(17)
})

test('a medicine that we no longer know is left out, and the others are planned', async () => {
  const made = await planFor({ drug_ids: ['ozempic', 'no-such-medicine'] })
  expect(made.medicines.map(({ drug_id }) => drug_id)).toEqual(['ozempic'])
})

test('every step of every plan has words of both languages and one id', async () => {
  const { services } = await testApp()
  const ids = catalogue.drugs.slice(0, 300).map(({ id }) => id)
  for (let at = 0; at < ids.length; at += 15) {
    const drugIds = ids.slice(at, at + 15)
    const [en, es] = (['en', 'es'] as const).map((language) =>
      services.plan.make({ drugIds, read: nothingRead }, uninsured, language),
    )
    const steps = en?.applications.flatMap(({ steps }) => steps) ?? []
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
    expect(es?.applications.flatMap(({ steps }) => steps).map(({ id }) => id)).toEqual(steps.map(({ id }) => id))
    expect(steps.every(({ text }) => text.length > 5)).toBe(true)
    expect(
      en?.applications.every(
        ({ offer }) =>
          !offer || offer.next_step.phone_number || offer.next_step.form_link || offer.next_step.program_url,
      ),
    ).toBe(true)
  }
})

test.each([
  { list: 'x'.repeat(20_001) },
  { drug_ids: Array(16).fill('ozempic') },
  { drug_ids: 'ozempic' },
  { facts: {} },
])('a plan that is asked for wrongly is refused: %j', async (body) => {
  const { app } = await testApp()
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/plan', payload: body })
  expect(statusCode).toBe(400)
})

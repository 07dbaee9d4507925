import { expect, test } from 'vitest'
import { checkReply } from '#contract/eligibility.ts'
import { testApp } from '#testing/app/test-app.ts'

test('known facts as JSON give the whole result for up to ten medicines', async () => {
  const { app } = await testApp()
  const payload = {
    drug_ids: ['ozempic', 'eliquis', 'humira'],
    facts: { insurance: ['none'], household_size: 2, yearly_income: { from: 20_000, to: 20_000 }, state: 'OH' },
  }
  const reply = await app.inject({ method: 'POST', url: '/api/eligibility/check', payload })
  const { results } = checkReply.parse(reply.json())
  expect(results.map(({ drug_id }) => drug_id)).toEqual(['ozempic', 'eliquis', 'humira'])
  for (const { best, programs } of results) {
    expect(best?.program_id).toBe(programs[0]?.program_id)
    expect(programs.every(({ findings }) => findings.length > 0)).toBe(true)
  }
})

test.each([
  ['eleven medicines', { drug_ids: Array.from({ length: 11 }, () => 'ozempic'), facts: {} }, 400],
  ['an unknown medicine', { drug_ids: ['nosuch'], facts: {} }, 404],
  ['a negative income', { drug_ids: ['ozempic'], facts: { yearly_income: { from: -1, to: 5 } } }, 400],
  ['citizenship, which is never a fact', { drug_ids: ['ozempic'], facts: { citizen: true } }, 400],
])('%s is refused', async (_, payload, status) => {
  const { app } = await testApp()
  const reply = await app.inject({ method: 'POST', url: '/api/eligibility/check', payload })
  expect(reply.statusCode).toBe(status)
})

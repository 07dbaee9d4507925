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
  ['en', 2, 85_000, 'may', 'The limit is $75,000 for one person and $100,000 for a married couple. Ask the program.'],
  [
    'es',
    3,
    85_000,
    'may',
    'El límite es $75,000 para una persona y $100,000 para un matrimonio. Pregunte al programa.',
  ],
  ['en', 1, 85_000, 'not_now', 'That is over the limit for 1 person, $75,000 a year.'],
  ['es', 3, 105_000, 'not_now', 'Eso pasa del límite para 2 personas: $100,000 al año.'],
])(
  '%s: a home of %i with $%i: a limit for one person and for a couple says so (%s)',
  async (language, people, dollars, status, said) => {
    const { app } = await testApp()
    const facts = {
      insurance: ['medicare'],
      household_size: people,
      yearly_income: { from: dollars, to: dollars },
      state: 'NY',
      age: { from: 70, to: 70 },
    }
    const payload = { drug_ids: ['eliquis'], facts }
    const reply = await app.inject({
      method: 'POST',
      url: '/api/eligibility/check',
      headers: { 'accept-language': language },
      payload,
    })
    const epic = checkReply.parse(reply.json()).results[0]?.programs.find(({ program_id }) => program_id === 'ny-epic')
    expect(epic?.status).toBe(status)
    expect(epic?.findings.find(({ rule }) => rule === 'income')?.text).toContain(said)
  },
)

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

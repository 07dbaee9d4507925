import { expect, test } from 'vitest'
import { z } from 'zod'
import { answer, findAnswer } from '#contract/answer.ts'
import { categories } from '#contract/choices.ts'
import { checkReply, type PersonFacts } from '#contract/eligibility.ts'
import { type ProgramKind, programsReply } from '#contract/programs.ts'
import { testApp } from '#testing/app/test-app.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'

const exactly = (amount: number) => ({ from: amount, to: amount })
const uninsured: PersonFacts = {
  insurance: ['none'],
  household_size: 2,
  yearly_income: exactly(19_000),
  state: 'FL',
  age: exactly(61),
  prescription: true,
}

async function answersFor(drug: string, facts: PersonFacts, query = '') {
  const { app } = await testApp()
  const payload = { drug_ids: [drug], facts }
  const reply = await app.inject({ method: 'POST', url: `/api/eligibility/check${query}`, payload })
  const [result] = checkReply.parse(reply.json()).results
  if (!result) throw new Error('no result')
  return result
}

test('whoever has no insurance gets the free program with its phone, its reasons and what to say', async () => {
  const { answer, best } = await answersFor('ozempic', uninsured)
  expect(answer.answer).toMatchObject({
    program_id: 'novo-nordisk-pap',
    fit: 'likely',
    action: 'Get it free from the drug maker',
    money: { amount: '$0' },
    ticks: ['You have no insurance.', 'Under the limit for 2: $3,606 a month.', 'You live in Florida.'],
    next_step: { kind: 'call', phone_number: '1-866-310-7549' },
  })
  expect(answer.answer?.to_say).toContain('I have no insurance. I want to apply for free Ozempic.')
  expect(best?.program_id).toBe(answer.answer?.program_id)
  expect(answer.if_that_says_no).toHaveLength(2)
  expect(answer.question).toBeNull()
})

test('a low price of the medicine’s own maker comes before a helpline, where only a prescription is open', async () => {
  const { prescription: _, ...untold } = uninsured
  const { answer } = await answersFor('humalog', untold)
  const next = answer.if_that_says_no.map(({ program_id }) => program_id)
  expect(next[0]).toBe('lilly-insulin-value-program')
})

test('insurance from work leads to the copay card and its price', async () => {
  const { answer } = await answersFor('ozempic', {
    ...uninsured,
    insurance: ['commercial'],
    yearly_income: exactly(90_000),
  })
  expect(answer.answer).toMatchObject({
    program_id: 'novo-nordisk-diabetes-savings-offer',
    money: { before: 'as little as', amount: '$25', after: 'a fill' },
    next_step: { kind: 'get_card' },
  })
})

test('the one question is of insurance while nothing is known, and none while no answer would change anything', async () => {
  const nothing = await answersFor('ozempic', {})
  expect(nothing.answer.question?.topic).toBe('insurance')
  const everything = await answersFor('ozempic', uninsured)
  expect(everything.answer.question).toBeNull()
})

test('what is closed says why, and what would change it only where that would make it the answer', async () => {
  const { answer } = await answersFor('ozempic', { ...uninsured, yearly_income: exactly(120_000), household_size: 1 })
  const free = answer.not_now.find(({ program_id }) => program_id === 'novo-nordisk-pap')
  expect(free?.reason).toContain('over the limit')
  expect(free?.change).toContain('$31,920')
  const card = answer.not_now.find(({ kind }) => kind === 'government')
  expect(card?.change).toBeNull()
})

test('where one kind was asked for, what would change is said of what would then be the answer, and of nothing else', async () => {
  const { services } = await testApp()
  const changes = (name: string, facts: PersonFacts, first: ProgramKind[]) => {
    const drug = catalogue.findDrug(name)
    const { not_now } = drug ? services.answer.find(drug, facts, 'en', { first }) : { not_now: [] }
    return not_now.filter(({ change }) => change).map(({ program_id }) => program_id)
  }
  const wellPaid: PersonFacts = { ...uninsured, yearly_income: exactly(120_000), household_size: 1 }
  expect(changes('ozempic', wellPaid, [])).toEqual(['novo-nordisk-pap'])
  expect(changes('ozempic', wellPaid, ['discount'])).toEqual([])
  const withPlan: PersonFacts = { ...wellPaid, insurance: ['commercial'] }
  expect(changes('eliquis', withPlan, [])).toEqual([])
  expect(changes('eliquis', withPlan, ['pap'])).toEqual(['bms-patient-assistance-foundation'])
})

test('the reasons of the order come where they are asked for, and only there', async () => {
  const asked = await answersFor('ozempic', uninsured, '?why')
  expect(asked.answer.answer?.why).toContain('it is free')
  const all = [...asked.answer.others, ...asked.answer.not_now]
  expect(all.every(({ why }) => why)).toBe(true)
  const plain = await answersFor('ozempic', uninsured)
  expect(plain.answer.answer?.why).toBeUndefined()
})

test('the programs of one category say why each stands where it stands, where that is asked for', async () => {
  const { app } = await testApp()
  const payload = { drug_id: 'ozempic', category_name: categories.potentially }
  const listed = async (url: string) =>
    programsReply.parse((await app.inject({ method: 'POST', url, payload })).json()).result.map(({ why }) => why)
  expect(await listed('/api/get_program_criteria?why')).toEqual(expect.arrayContaining([expect.stringMatching(/free/)]))
  expect(new Set(await listed('/api/get_program_criteria'))).toEqual(new Set([undefined]))
})

test('the answer of a browser without answers can be read, in Spanish too, and an unknown medicine is a 404', async () => {
  const { app } = await testApp()
  const reply = await app.inject({ url: '/api/answer?drug_id=ozempic&lng=es&why' })
  const { result } = z.object({ result: answer }).parse(reply.json())
  expect(result.answer?.action).toBe('Pídala gratis al fabricante')
  expect(reply.statusCode).toBe(200)
  expect(findAnswer.url).toBe('/api/answer')
  expect((await app.inject({ url: '/api/answer?drug_id=nosuch' })).statusCode).toBe(404)
})

test('the figures of the year stand in what an offer gives, and not their names', async () => {
  const { answer } = await answersFor('atorvastatin', {
    ...uninsured,
    insurance: ['medicare', 'part_d'],
    household_size: 1,
    yearly_income: exactly(18_000),
    age: exactly(74),
  })
  const offers = [answer.answer, ...answer.if_that_says_no]
  expect(offers.map((offer) => offer?.program_id)).toContain('medicare-extra-help-lis')
  expect(JSON.stringify(answer)).not.toMatch(/\{[a-z]\w*\}/i)
})

test('a card that lowers the price of a brand is no start for who takes its generic, and stays one for the brand', async () => {
  const employed: PersonFacts = {
    insurance: ['commercial'],
    household_size: 2,
    yearly_income: exactly(52_000),
    state: 'TX',
  }
  const [generic, brand] = await Promise.all(['levothyroxine', 'synthroid'].map((drug) => answersFor(drug, employed)))
  expect(generic?.answer.answer?.program_id).not.toBe('abbvie-synthroid-copay-card')
  expect(brand?.answer.answer?.program_id).toBe('abbvie-synthroid-copay-card')
})

test('a lower price of a brand is no way to begin for who takes its generic', async () => {
  const { answer } = await answersFor('levothyroxine', {})
  const ways = [answer.answer, ...answer.if_that_says_no].map((way) => way?.program_id)
  expect(ways).not.toContain('synthroid-delivers')
})

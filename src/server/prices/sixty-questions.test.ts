import { afterEach, expect, test, vi } from 'vitest'
import type { DrugPrices } from '#contract/prices.ts'
import { testApp } from '#testing/app/test-app.ts'
import { type AnsweredQuestion, sixtyQuestions } from './sixty-questions.ts'

afterEach(() => void vi.useRealTimers())

test('there are sixty of them, in both languages and of both years', () => {
  const questions = sixtyQuestions()
  expect(new Set(questions.map(({ question }) => question)).size).toBe(60)
  expect(new Set(questions.map(({ language }) => language))).toEqual(new Set(['en', 'es']))
  expect(new Set(questions.map(({ day }) => day.slice(0, 4)))).toEqual(new Set(['2026', '2027']))
})

test.each(sixtyQuestions())('$question', async (asked) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${asked.day}T17:00:00Z`) })
  const answer = asked.record === 'knowledge' ? await readCard(asked) : await readPrice(asked)
  expect(answer.said).toContain(asked.says)
  expect(answer.date).toBe(asked.dated)
})

async function ask(address: string) {
  const { app } = await testApp()
  const answer = await app.inject(address)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

async function readCard({ page, language }: AnsweredQuestion) {
  const id = page.split('/').at(-1)
  const { knowledge_card: card } = await ask(`/api/knowledge/${id}?lng=${language}`)
  return { said: card.answer, date: card.source_date }
}

/** The price of the record's kind, amount and date; else all of that kind, so that a failure shows them. */
async function readPrice({ page, language, record, says, dated }: AnsweredQuestion) {
  const id = page.split('/').at(-1)
  const { prices }: DrugPrices = await ask(`/api/drug_prices?drug_id=${id}&lng=${language}`)
  const ofKind = prices.filter(({ kind }) => kind === record)
  const found = ofKind.find(({ said, date }) => said.includes(`${says} `) && date === dated)
  return { said: found?.said ?? JSON.stringify(ofKind), date: found?.date }
}

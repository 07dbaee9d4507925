import { expect, test } from 'vitest'
import { servicesReply } from '#contract/communities.ts'
import { testApp } from '#testing/app/test-app.ts'
import { readJudgedQuestions } from '#testing/records/judged-questions.ts'

const wanted = 0.85
const judged = readJudgedQuestions()

test('there are 108 judged questions', () => {
  expect(judged).toHaveLength(108)
})

test(`the first ten answers are in a good order: nDCG of ${wanted} or more over the judged questions`, async () => {
  const { app } = await testApp()
  const measured: { question: string; gain: number; ids: string[] }[] = []
  for (const { q, place, grades } of judged) {
    const query = new URLSearchParams({ q, ...(place && { place }) })
    const reply = servicesReply.parse((await app.inject({ url: `/api/community_services?${query}` })).json())
    const ids = reply.services.map(({ service_id }) => service_id)
    measured.push({ question: place ? `${q} @ ${place}` : q, gain: gainOf(ids, grades), ids })
  }
  const mean = measured.reduce((sum, { gain }) => sum + gain, 0) / measured.length
  const worst = measured.toSorted((a, b) => a.gain - b.gain).slice(0, 5)
  const lines = worst.map(({ question, gain, ids }) => `  ${gain.toFixed(2)} ${question}: ${ids.join(' ')}`)
  process.stdout.write(
    [`nDCG@10 of ${measured.length} questions: ${mean.toFixed(3)}; the worst:`, ...lines, ''].join('\n'),
  )
  expect(mean).toBeGreaterThanOrEqual(wanted)
})

/** nDCG@10 with gains of 2^grade - 1. */
function gainOf(ids: string[], grades: Map<string, number>): number {
  const best = [...grades.values()].sort((a, b) => b - a).slice(0, 10)
  return discounted(ids.map((id) => grades.get(id) ?? 0)) / discounted(best)
}

function discounted(grades: number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}

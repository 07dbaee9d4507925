import { expect, test } from 'vitest'
import type { KnowledgeCard } from '#contract/knowledge.ts'
import { pantry } from '#testing/factories/services.ts'
import { serviceFacts } from '#web/features/communities/service/service-facts.ts'
import { questionFacts } from '#web/features/questions/question-facts.ts'
import { linkedData } from './linked-data.ts'

const origin = 'https://navi.example'

/** What is no fact: the names of schema.org, our own address and the country. */
function factsIn(node: unknown): string[] {
  if (typeof node === 'string') return node === 'US' || node.startsWith(origin) ? [] : [node]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => (key === '@type' || key === '@context' ? [] : factsIn(value)))
}

function leavesOf(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(leavesOf) : []
}

test('a service is told with facts of its card alone', () => {
  const facts = factsIn(serviceFacts(pantry, origin))
  expect(facts).toContain('585-555-0100')
  for (const fact of facts) expect(leavesOf(pantry)).toContain(fact)
  const bare = { ...pantry, phone_number: null, address: null, languages: null, url_link: null }
  for (const fact of factsIn(serviceFacts(bare, origin))) expect(leavesOf(bare)).toContain(fact)
})

test('a question is told with its answer, and not at all where we only say where to ask', () => {
  const card = { id: 'copay', question: 'What is a copay?', answer: 'Your part.' } as KnowledgeCard
  expect(factsIn(questionFacts(card, origin))).toEqual(['What is a copay?', 'Your part.'])
  expect(linkedData(questionFacts({ ...card, answer: null }, origin))).toEqual([])
})

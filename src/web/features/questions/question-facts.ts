import type { FAQPage } from 'schema-dts'
import type { KnowledgeCard } from '#contract/knowledge.ts'

/** A question and its answer as schema.org names them; nothing of one that we only point to. */
export function questionFacts({ id, question, answer }: KnowledgeCard, origin: string): FAQPage[] {
  if (answer === null) return []
  return [
    {
      '@type': 'FAQPage',
      '@id': `${origin}/questions/${id}`,
      mainEntity: [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }],
    },
  ]
}

import { z } from 'zod'
import { knowledgeCard } from '#contract/knowledge.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { proof } from './record-fields.ts'
import { languageInput, pageAt, tool } from './tool.ts'

const mostAnswers = 3

const answer = z.object({ ...knowledgeCard.omit({ other_questions: true, then_ask: true }).shape, ...proof })

/** Answers to questions on paying for medicines. */
export const findAnswers = ({ search, find }: Pick<KnowledgeService, 'search' | 'find'>) =>
  tool({
    name: 'find_answers',
    title: 'Find answers about paying for medicine',
    description:
      'Reviewed answers on insurance, Medicare, Medicaid, prices, generics, denials, immigrants and hard times, best first, each with its source and the last day it holds. answer null: only say where to ask. not_advice true: a doctor or pharmacist decides. emergency true: give the number before everything else.',
    input: z.object({ question: z.string().min(1).max(200), language: languageInput }),
    output: z.object({ answers: z.array(answer) }),
    run: ({ question }, asked) => ({
      answers: search(question, asked.language)
        .slice(0, mostAnswers)
        .flatMap(({ id }) => {
          const card = find(id, asked.language)
          return card && card !== 'ended' ? { ...card, page: pageAt(`/questions/${id}`, asked) } : []
        }),
    }),
  })

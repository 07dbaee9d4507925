import { z } from 'zod'
import { serviceQuery } from '#contract/choices.ts'
import { serviceCard, servicesReply } from '#contract/communities.ts'
import { knowledgeCard } from '#contract/knowledge.ts'
import type { Communities } from '#server/communities/communities.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { languageInput, pageAt, proof, tool } from './tool.ts'

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

const service = z.object({ ...serviceCard.omit({ schedules: true }).shape, ...proof })

/** Searches the directory of local help. */
export const findLocalHelp = ({ search }: Pick<Communities, 'search'>) =>
  tool({
    name: 'find_local_help',
    title: 'Find help near a place',
    description:
      'Food, rides, rent, lawyers, child care, clinics and money help near a ZIP code, city or state. Ask the person for the place; never guess it. phone_confirmed false means that only a public list names the number: say so.',
    input: z.object({
      query: serviceQuery.shape.q.meta({ description: 'What is needed, in English or Spanish: "rent", "comida".' }),
      place: serviceQuery.shape.place,
      category: serviceQuery.shape.category,
      spoken: serviceQuery.shape.spoken,
      open_now: z.boolean().optional(),
      page: z.int().min(1).max(500).optional(),
      language: languageInput,
    }),
    output: z.object({
      ...servicesReply.pick({ total: true, place: true, unknown_place: true, likely_places: true, has_local: true })
        .shape,
      services: z.array(service),
    }),
    run: async ({ query, open_now, language: _, ...rest }, asked) => {
      const found = await search({ ...rest, q: query, open_now: open_now ? 'true' : 'false' }, asked.language)
      return {
        ...found,
        services: found.services.map((each) => ({ ...each, page: pageAt(`/services/${each.service_id}`, asked) })),
      }
    },
  })

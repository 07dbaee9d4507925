import { z } from 'zod'
import { knowledgeSubject } from './choices.ts'
import { errorReply } from './errors.ts'
import { provenance } from './sources.ts'
import { stateCode } from './states.ts'

export type KnowledgeSubject = z.infer<typeof knowledgeSubject>

const id = z.string().max(80)

const knowledgeItem = z
  .object({
    id,
    subject: knowledgeSubject,
    question: z.string(),
    answered: z.boolean().meta({ description: 'Whether we answer it ourselves, or only say where to ask.' }),
  })
  .meta({ id: 'KnowledgeItem' })
export type KnowledgeItem = z.infer<typeof knowledgeItem>

export const knowledgeCard = z
  .object({
    ...knowledgeItem.shape,
    other_questions: z.array(z.string()).meta({ description: 'Other ways to ask the same.' }),
    answer: z.string().nullable().meta({ description: '`null`: we only say where to ask.' }),
    then_ask: z.string().nullable().meta({ description: 'What to ask after it in a talk.' }),
    next_step: z.string().nullable(),
    phone: z.string().nullable(),
    website: z.string().nullable().meta({ description: 'The official page, or the site of it.' }),
    emergency: z.boolean().meta({ description: 'The number comes before everything else.' }),
    not_advice: z.boolean().meta({ description: 'A doctor or pharmacist decides.' }),
    look_first: z
      .boolean()
      .meta({ description: 'Read the official page before you decide: this is not settled, or due to be read again.' }),
    valid_to: z.string().nullable().meta({ description: 'The last day it holds, until midnight Eastern.' }),
    states: z.array(stateCode).nullable(),
    ...provenance,
  })
  .meta({ id: 'KnowledgeCard' })
export type KnowledgeCard = z.infer<typeof knowledgeCard>

const lng = z.enum(['en', 'es']).optional()

/** The answers of today: all, those of a subject, or those that fit a question, best first. */
export const listKnowledge = {
  method: 'GET',
  url: '/api/knowledge',
  schema: {
    operationId: 'listKnowledge',
    summary: 'List answers',
    description:
      'Questions on paying for medicines that we answer today, all or of a `subject`. `q` finds those that fit a question in English or Spanish, best first.',
    tags: ['Answers'],
    querystring: z.object({ q: z.string().max(200).optional(), subject: knowledgeSubject.optional(), lng }),
    response: {
      200: z.object({ response_code: z.literal(200), knowledge: z.array(knowledgeItem) }),
      400: errorReply,
      429: errorReply,
      503: errorReply,
    },
  },
} as const

/** One answer with its next step, sources and dates. */
export const readKnowledge = {
  method: 'GET',
  url: '/api/knowledge/:id',
  schema: {
    operationId: 'readKnowledge',
    summary: 'One answer',
    description:
      'The answer, the next step, the official page and where the facts come from. An answer is not given past its last day (410).',
    tags: ['Answers'],
    params: z.object({ id }),
    querystring: z.object({ lng }),
    response: {
      200: z.object({ response_code: z.literal(200), knowledge_card: knowledgeCard }),
      400: errorReply,
      404: errorReply,
      410: errorReply,
      429: errorReply,
      503: errorReply,
    },
  },
} as const

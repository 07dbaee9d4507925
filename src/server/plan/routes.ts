import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { makePlan } from '#contract/plan.ts'
import { languageOfRequest } from '#server/language.ts'
import type { Services } from '#server/services.ts'

type Parts = Pick<Services, 'plan' | 'people'>

export function planRoutes({ plan, people }: Parts): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...makePlan,
      handler: async (request) => {
        const { drug_ids, list } = request.body
        const facts = people.find(request)?.factsFor('') ?? {}
        return {
          response_code: 200 as const,
          ...plan.make({ drugIds: drug_ids, list }, facts, languageOfRequest(request)),
        }
      },
    })
  }
}

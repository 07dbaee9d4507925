import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { findAnswer } from '#contract/answer.ts'
import { AppError } from '#server/errors.ts'
import { answerOneReader } from '#server/http/of-one-reader.ts'
import { languageOfRequest } from '#server/http/reader-language.ts'
import type { Services } from '#server/services.ts'

type Parts = Pick<Services, 'drugs' | 'answer' | 'people'>

export function answerRoutes({ drugs, answer, people }: Parts): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', answerOneReader)
    app.route({
      ...findAnswer,
      handler: async (request) => {
        const { drug_id, why } = request.query
        const drug = drugs.find(drug_id)
        if (!drug) throw new AppError('unknown_drug')
        const facts = people.find(request)?.factsFor(drug.id) ?? {}
        const withWhy = why !== undefined
        const result = answer.find(drug, facts, languageOfRequest(request), { withWhy })
        return { response_code: 200 as const, result }
      },
    })
  }
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { listPrograms } from '#contract/programs.ts'
import { AppError } from '#server/errors.ts'
import { languageOfRequest } from '#server/language.ts'
import type { Services } from '#server/services.ts'

export function programRoutes({ programs }: Pick<Services, 'programs'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...listPrograms,
      handler: async (request) => {
        const { drug_id, category_name } = request.body
        const result = programs.listByCategory(drug_id, category_name, languageOfRequest(request))
        if (!result) throw new AppError('unknown_drug')
        return { response_code: 200 as const, result }
      },
    })
  }
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { listPrices } from '#contract/prices.ts'
import { AppError } from '#server/errors.ts'
import { languageOfRequest } from '#server/http/reader-language.ts'
import type { Services } from '#server/services.ts'

export function priceRoutes({ prices, drugs }: Pick<Services, 'prices' | 'drugs'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...listPrices,
      handler: async (request) => {
        const drug = drugs.find(request.query.drug_id)
        if (!drug) throw new AppError('unknown_drug')
        return { response_code: 200 as const, ...prices.of(drug, languageOfRequest(request)) }
      },
    })
  }
}

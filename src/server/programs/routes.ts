import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { listPrograms } from '#contract/programs.ts'
import { factsInState } from '#server/eligibility/check-state.ts'
import { AppError } from '#server/errors.ts'
import { languageOfRequest } from '#server/language.ts'
import type { Services } from '#server/services.ts'

export function programRoutes({
  programs,
  drugs,
  eligibility,
  readerCookies,
}: Pick<Services, 'programs' | 'drugs' | 'eligibility' | 'readerCookies'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...listPrograms,
      handler: async (request) => {
        const { drug_id, category_name } = request.body
        const language = languageOfRequest(request)
        const drug = drugs.find(drug_id)
        const cards = programs.listByCategory(drug_id, category_name, language)
        if (!drug || !cards) throw new AppError('unknown_drug')
        const facts = factsInState(readerCookies.read('check', request), drug.id)
        const result = facts ? eligibility.judge(cards, drug, facts, language) : cards
        return { response_code: 200 as const, result }
      },
    })
  }
}

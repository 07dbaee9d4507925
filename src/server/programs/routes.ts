import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { listPrograms } from '#contract/programs.ts'
import { AppError } from '#server/errors.ts'
import { answerOneReader } from '#server/http/of-one-reader.ts'
import { languageOfRequest } from '#server/http/reader-language.ts'
import type { Services } from '#server/services.ts'

export function programRoutes({
  programs,
  drugs,
  eligibility,
  answer,
  people,
}: Pick<Services, 'programs' | 'drugs' | 'eligibility' | 'answer' | 'people'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', answerOneReader)
    app.route({
      ...listPrograms,
      handler: async (request) => {
        const { drug_id, category_name, state: told } = request.body
        const language = languageOfRequest(request)
        const drug = drugs.find(drug_id)
        if (!drug) throw new AppError('unknown_drug')
        const known = people.find(request)?.factsFor(drug.id) ?? {}
        const facts = told ? { ...known, state: told } : known
        const cards = programs.listByCategory(drug, category_name, { language, state: facts.state })
        const result = Object.keys(facts).length > 0 ? eligibility.judge(cards, drug, facts, language) : cards
        if (request.query.why === undefined) return { response_code: 200 as const, result }
        const whyOf = answer.orderReasons(drug, facts, language)
        return {
          response_code: 200 as const,
          result: result.map((card) => ({ ...card, why: whyOf(card.program_id, card.drug_name) })),
        }
      },
    })
  }
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { checkEligibility, takeTurn } from '#contract/eligibility.ts'
import { refuseCrossSite } from '#server/cross-site.ts'
import { AppError } from '#server/errors.ts'
import { languageOfRequest } from '#server/language.ts'
import type { Services } from '#server/services.ts'
import { decodeState, encodeState, factsInState } from './check-state.ts'
import { summarize } from './summary.ts'

type Parts = Pick<Services, 'drugs' | 'eligibility' | 'dialogue' | 'config' | 'readerCookies'>

export function eligibilityRoutes({
  drugs,
  eligibility,
  dialogue,
  config,
  readerCookies,
}: Parts): FastifyPluginAsyncZod {
  return async (app) => {
    // Two names of one call: the spec lists both.
    for (const url of [takeTurn.url, '/api/recomendation_test']) {
      app.route({
        ...takeTurn,
        url,
        schema:
          url === takeTurn.url ? takeTurn.schema : { ...takeTurn.schema, operationId: 'takeEligibilityTurnAlias' },
        onRequest: async (request) => refuseCrossSite(request, config.PUBLIC_URL),
        handler: async (request, reply) => {
          const kept = decodeState(readerCookies.read('check', request))
          const before = request.body.start_over ? undefined : kept
          const { state, reply: said } = dialogue.takeTurn(request.body, before, languageOfRequest(request))
          if (state) reply.header('set-cookie', readerCookies.write('check', encodeState(state), request))
          return said
        },
      })
    }

    app.route({
      ...checkEligibility,
      handler: async (request) => {
        const { drug_ids, facts } = request.body
        const language = languageOfRequest(request)
        const wanted = [...new Set(drug_ids)].map((id) => {
          const drug = drugs.find(id)
          if (!drug) throw new AppError('unknown_drug')
          return drug
        })
        return {
          response_code: 200 as const,
          results: wanted.map((drug) =>
            summarize(
              drug,
              eligibility.check(drug, facts ?? factsInState(readerCookies.read('check', request), drug.id) ?? {}),
              eligibility,
              language,
            ),
          ),
        }
      },
    })
  }
}

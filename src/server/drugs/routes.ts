import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { listDrugs } from '#contract/drugs.ts'
import { encodedReply, sendEncoded } from '#server/encoded-reply.ts'
import type { Services } from '#server/services.ts'

export function drugRoutes({ drugs }: Pick<Services, 'drugs'>): FastifyPluginAsyncZod {
  return async (app) => {
    // The whole list is the same for everyone, so it is written and compressed once.
    const everyDrug = encodedReply(
      JSON.stringify({ response_code: 200, drug_results: drugs.list() }),
      'application/json; charset=utf-8',
    )

    app.route({
      ...listDrugs,
      handler: (request, reply) => {
        const { q, limit } = request.query
        if (q === undefined && limit === undefined) sendEncoded(everyDrug, request, reply)
        else reply.send({ response_code: 200, drug_results: drugs.list({ start: q, limit }) })
      },
    })
  }
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { listDrugNames, listDrugs } from '#contract/drugs.ts'
import { encodedReply, sendEncoded } from '#server/http/encoded-reply.ts'
import { onceFor } from '#server/once-for.ts'
import type { Services } from '#server/services.ts'

export function drugRoutes({ drugs }: Pick<Services, 'drugs'>): FastifyPluginAsyncZod {
  return async (app) => {
    const { everyDrug, everyName } = wholeListsOf(drugs)

    app.route({
      ...listDrugs,
      handler: (request, reply) => {
        const { q, limit } = request.query
        if (q === undefined && limit === undefined) sendEncoded(everyDrug, request, reply)
        else reply.send({ response_code: 200, drug_results: drugs.list({ start: q, limit }) })
      },
    })

    app.route({ ...listDrugNames, handler: (request, reply) => void sendEncoded(everyName, request, reply) })
  }
}

/** The whole lists are the same for everyone, so they are written and compressed once. */
const wholeListsOf = onceFor((drugs: Services['drugs']) => ({
  everyDrug: encodedJson({ response_code: 200, drug_results: drugs.list() }),
  everyName: encodedJson({ response_code: 200, drug_names: drugs.names() }),
}))

const encodedJson = (reply: object) => encodedReply(JSON.stringify(reply), 'application/json; charset=utf-8')

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { makePlan } from '#contract/plan.ts'
import { createLine } from '#server/chat/stream/in-line.ts'
import { answerOneReader } from '#server/http/of-one-reader.ts'
import { languageOfRequest } from '#server/http/reader-language.ts'
import { homeOf } from '#server/limits/network.ts'
import type { Services } from '#server/services.ts'

type Parts = Pick<Services, 'plan' | 'people'>

export function planRoutes({ plan, people }: Parts): FastifyPluginAsyncZod {
  const inLine = createLine()

  return async (app) => {
    app.addHook('onRequest', answerOneReader)
    app.route({
      ...makePlan,
      handler: async (request) => {
        const { drug_ids, list } = request.body
        const facts = people.find(request)?.factsFor('') ?? {}
        // To compare names takes its time: a line of one reader after a line of another.
        const read = await plan.read(list, () => inLine(homeOf(request.ip)))
        const made = plan.make({ drugIds: drug_ids, read }, facts, languageOfRequest(request))
        return { response_code: 200 as const, ...made }
      },
    })
  }
}

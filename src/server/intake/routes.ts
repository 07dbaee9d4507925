import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { checkDeliveryArea, openForm, sendContact, sendDelivery } from '#contract/intake.ts'
import { AppError } from '#server/errors.ts'
import { askerOf } from '#server/http/asker.ts'
import type { Services } from '#server/services.ts'

export function intakeRoutes({
  intake,
  formTokens,
  config,
}: Pick<Services, 'intake' | 'formTokens' | 'config'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    app.route({
      ...openForm,
      config: { foreign: false },
      handler: async ({ query, ip }) => ({
        response_code: 200 as const,
        form_token: await formTokens.issue(query.form, ip),
      }),
    })
    app.route({
      ...sendContact,
      handler: (request) => intake.submit('contact', request.body, askerOf(request, config.PUBLIC_URL)),
    })
    app.route({
      ...sendDelivery,
      handler: (request) => intake.submit('delivery', request.body, askerOf(request, config.PUBLIC_URL)),
    })
    app.route({
      ...checkDeliveryArea,
      handler: async ({ query }) => {
        const area = intake.checkArea(query.zip)
        if (typeof area === 'string') throw new AppError(area, query.zip)
        return { response_code: 200 as const, ...area }
      },
    })
  }
}

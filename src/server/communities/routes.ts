import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { listCommunities, listServices, listVendors, readVendor } from '#contract/communities.ts'
import { AppError } from '#server/errors.ts'
import { languageOfRequest } from '#server/http/reader-language.ts'
import type { Services } from '#server/services.ts'

export function communityRoutes({ communities }: Pick<Services, 'communities'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...listServices,
      config: { admission: 'search' },
      handler: async (request) => {
        const found = await communities.search(request.query, languageOfRequest(request))
        return { response_code: 200 as const, ...found }
      },
    })

    app.route({
      ...listCommunities,
      handler: async (request) => ({
        response_code: 200 as const,
        all_community: communities.list(languageOfRequest(request)),
      }),
    })

    app.route({
      ...listVendors,
      handler: async (request) => {
        const found = communities.vendorsOf(request.query.programme_id, languageOfRequest(request))
        if (!found) throw new AppError('unknown_programme')
        return { response_code: 200 as const, ...found }
      },
    })

    app.route({
      ...readVendor,
      handler: async (request) => {
        const vendor = communities.vendor(request.query.vendors_id, languageOfRequest(request))
        if (!vendor) throw new AppError('unknown_vendor')
        return { response_code: 200 as const, Vendors_details: [vendor] }
      },
    })
  }
}

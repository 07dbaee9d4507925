import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import { siteOrigin } from '#server/http/asker.ts'
import type { Services } from '#server/services.ts'
import { withoutWords } from '#server/without-words.ts'
import { checkEligibility } from './check-eligibility.ts'
import { findAnswers, findLocalHelp } from './help-tools.ts'
import { findMedicine, listPrices, listPrograms } from './medicine-tools.ts'
import { createDrugResolver } from './resolve-drug.ts'
import type { Tool } from './tool.ts'

const bodyLimit = 16 * 1024

/** What the protocol reads of a request's headers. Cookies are not among them: nobody's are used here. */
const passedOn = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name']

/** `/mcp`: the records for assistants of others, by the Model Context Protocol. A request is a call like any other to the limits. */
export function mcpRoutes(services: Looked & Pick<Services, 'config'>): FastifyPluginAsync {
  const { config } = services
  return async (app) => {
    let opened: ReturnType<typeof open> | undefined
    /** With the first request: assistants ask few sites, and what speaks their protocol takes 10 MB. */
    async function open() {
      const { createMcp, refuseForeign } = await import('./mcp-server.ts')
      const report = (error: unknown) => app.log.error({ err: withoutWords(error, 'a tool failed') }, 'tool failed')
      return { mcp: createMcp(createTools(services), report), refuseForeign }
    }
    app.addHook('onClose', async () => (await opened)?.mcp.close())

    // Held to a list of origins by `refuseForeign`, which a name of somebody else's for this machine does not pass either.
    app.post('/mcp', { schema: { hide: true }, config: { foreign: true }, bodyLimit }, async (request, reply) => {
      opened ??= open()
      const { mcp, refuseForeign } = await opened
      refuseForeign(request, config)
      // A list of calls would be one to the limits.
      if (Array.isArray(request.body)) throw new AppError('invalid_request', 'body')
      const response = await mcp.fetch(asWebRequest(request, siteOrigin(request, config.PUBLIC_URL)), {
        parsedBody: request.body,
      })
      const type = response.headers.get('content-type')
      if (type) reply.type(type)
      return reply
        .code(response.status)
        .header('cache-control', 'no-store')
        .send(await response.text())
    })

    // Nobody is told anything unasked, and there is no session that could be ended.
    app.route({
      method: ['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'],
      url: '/mcp',
      schema: { hide: true },
      handler: async (_request, reply) => {
        reply.header('allow', 'POST')
        throw new AppError('method_not_allowed')
      },
    })
  }
}

function asWebRequest({ headers, body }: FastifyRequest, origin: string): Request {
  const kept = passedOn.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as [string, string]] : []
  })
  return new Request(`${origin}/mcp`, { method: 'POST', headers: kept, body: JSON.stringify(body) })
}

type Looked = Pick<Services, 'answer' | 'communities' | 'drugs' | 'eligibility' | 'knowledge' | 'prices' | 'programs'>

/** Every tool: each asks the service that the pages ask. */
function createTools(services: Looked): Tool[] {
  const drugs = createDrugResolver(services.drugs)
  return [
    findMedicine(services.drugs, drugs),
    listPrograms(services.programs, drugs),
    checkEligibility(services, drugs),
    findLocalHelp(services.communities),
    findAnswers(services.knowledge),
    listPrices(services.prices, drugs),
  ]
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { listKnowledge, readKnowledge } from '#contract/knowledge.ts'
import { AppError } from '#server/errors.ts'
import { languageOfRequest } from '#server/http/reader-language.ts'
import type { Services } from '#server/services.ts'

export function knowledgeRoutes({ knowledge }: Pick<Services, 'knowledge'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...listKnowledge,
      handler: async (request) => {
        const { q, subject } = request.query
        const language = languageOfRequest(request)
        const found = q?.trim()
          ? knowledge.search(q, language).filter((item) => !subject || item.subject === subject)
          : knowledge.list(language, subject)
        return { response_code: 200 as const, knowledge: found }
      },
    })

    app.route({
      ...readKnowledge,
      handler: async (request) => {
        const found = knowledge.find(request.params.id, languageOfRequest(request))
        if (found === 'ended') throw new AppError('ended_answer')
        if (!found) throw new AppError('unknown_answer')
        return { response_code: 200 as const, knowledge_card: found }
      },
    })
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { toldTopic } from '#contract/choices.ts'
import { forgetPerson, type PersonReply, readPerson, type Told, tellPerson } from '#contract/person.ts'
import { AppError } from '#server/errors.ts'
import { answerOneReader } from '#server/http/of-one-reader.ts'
import { languageOfRequest } from '#server/http/reader-language.ts'
import type { Services } from '#server/services.ts'

type Parts = Pick<Services, 'people'>

/** Where a form without scripts leads back to: a path of this site. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/

export function personRoutes({ people }: Parts): FastifyPluginAsyncZod {
  function reply(told: Told, lost: boolean, request: FastifyRequest): PersonReply {
    return { response_code: 200, facts: told, lines: people.lines(told, languageOfRequest(request)), lost }
  }

  /** Takes a form of a page: a fact, or the wish that all is forgotten. Gives where to go on. */
  function takeForm(fields: URLSearchParams, request: FastifyRequest, answer: FastifyReply): string {
    const back = fields.get('back') ?? ''
    const next = ownPath.test(back) ? back : '/facts'
    if (fields.has('forget')) {
      answer.header('set-cookie', people.forget(request))
      return next
    }
    const topic = toldTopic.safeParse(fields.get('topic')).data
    if (!topic) throw new AppError('invalid_request', 'topic')
    try {
      // Of two fields of one name the button that was pressed counts, else what was typed.
      const told = people.change(
        people.find(request)?.told ?? {},
        topic,
        fields.get('answer') ?? fields.get('typed') ?? '',
      )
      answer.header('set-cookie', people.keep({ told }, request))
      return next
    } catch (error) {
      if (error instanceof AppError) return `/facts?unread=${topic}`
      throw error
    }
  }

  return async (app) => {
    app.addHook('onRequest', answerOneReader)

    app.route({
      ...readPerson,
      handler: async (request, answer) => {
        const { told, lost } = people.find(request) ?? { told: {}, lost: false }
        // It is said once.
        if (lost) answer.header('set-cookie', people.forget(request))
        return reply(told, lost, request)
      },
    })

    app.route({
      ...tellPerson,
      handler: async (request, answer) => {
        const { told: before, lost } = people.find(request) ?? { told: {}, lost: false }
        const told = people.change(before, request.body.topic, request.body.answer)
        answer.header('set-cookie', people.keep({ told }, request))
        return reply(told, lost, request)
      },
    })

    app.route({
      ...forgetPerson,
      handler: async (request, answer) => {
        answer.header('set-cookie', people.forget(request))
        return reply({}, false, request)
      },
    })

    await app.register(async (forms) => {
      // JSON would be no text to read a form from.
      forms.removeAllContentTypeParsers()
      forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
        done(null, body),
      )
      forms.post<{ Body: string | undefined }>('/facts', { schema: { hide: true } }, async (request, answer) => {
        return answer.code(303).redirect(takeForm(new URLSearchParams(request.body ?? ''), request, answer), 303)
      })
    })
  }
}

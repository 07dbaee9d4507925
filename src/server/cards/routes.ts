import type { FastifyError, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type CardItem, longestCard, mailCard, mailLastCard, makeCard, textCard, textLink } from '#contract/cards.ts'
import { AppError, answerError } from '#server/errors.ts'
import { askerOf } from '#server/http/asker.ts'
import { isFromPage } from '#server/http/cross-site.ts'
import type { Services } from '#server/services.ts'
import { fieldNames, readCardFields } from './card-fields.ts'
import { cardLink, cardTypeOf, idsIn } from './card-link.ts'

/** Cards of twenty items fit well; what is too long must still be read to be told so. */
const bodyLimit = 512 * 1024
const multipartOptions = { limits: { fields: 4 * longestCard + 10 } }

const ofMultipart = new Map(
  Object.entries<'no_attachments' | 'too_many_items'>({
    FST_FILES_LIMIT: 'no_attachments',
    FST_FIELDS_LIMIT: 'too_many_items',
  }),
)

export function cardRoutes({
  cards,
  config,
  sending,
  sends,
  readerCookies,
}: Pick<Services, 'cards' | 'config' | 'sending' | 'sends' | 'readerCookies'>): FastifyPluginAsyncZod {
  /** The ids of a card's items, for the browser alone to remember. */
  const cookieOf = (card: CardItem[], request: FastifyRequest) =>
    readerCookies.write('card', card.map(({ item_id }) => item_id).join('.'), request)

  /** The calls of the specification know no token, so only pages, which have ours, need one. */
  const senderOf = (request: FastifyRequest, token: string | undefined) =>
    sending.admit(askerOf(request, config.PUBLIC_URL), token, { isNeeded: isFromPage(request) })

  return async (app) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const code = ofMultipart.get(error.code)
      answerError(code ? new AppError(code) : error, request, reply)
    })

    app.route({
      ...makeCard,
      bodyLimit,
      handler: async (request, reply) => {
        const asker = askerOf(request, config.PUBLIC_URL)
        const items = cards.findItems(idsIn(request.body.items), asker.language)
        reply.header('set-cookie', cookieOf(items, request))
        return {
          response_code: 200 as const,
          special_type: cardTypeOf(items),
          items,
          url: cardLink(asker.origin, items),
          sends,
        }
      },
    })
    app.route({
      ...mailCard,
      bodyLimit,
      config: { multipartOptions },
      handler: async (request, reply) => {
        const { email, special_type, item_count, form_token, ...fields } = request.body
        const names = special_type === 'programs' ? fieldNames.mailedPrograms : fieldNames.mailedVendors
        const asker = await senderOf(request, form_token)
        const card = cards.findNamed(readCardFields(fields, item_count, names), asker.language)
        const answer = await cards.mailCard(email, card, asker)
        reply.header('set-cookie', cookieOf(card, request))
        return answer
      },
    })
    app.route({
      ...textCard,
      bodyLimit,
      config: { multipartOptions },
      handler: async (request, reply) => {
        const { phone_no, item_count, form_token, ...fields } = request.body
        const asker = await senderOf(request, form_token)
        const card = cards.findNamed(readCardFields(fields, item_count, fieldNames.texted), asker.language)
        const answer = await cards.textCard(phone_no, card, asker)
        reply.header('set-cookie', cookieOf(card, request))
        return answer
      },
    })
    app.route({
      ...textLink,
      handler: async (request) => {
        const { phone_no, url, form_token } = request.body
        return cards.textLink(phone_no, url, await senderOf(request, form_token))
      },
    })
    app.route({
      ...mailLastCard,
      handler: async (request) => {
        const { email, form_token } = request.body
        const ids = readerCookies.read('card', request)?.split('.') ?? []
        return cards.mailLastCard(email, ids, await senderOf(request, form_token))
      },
    })
  }
}

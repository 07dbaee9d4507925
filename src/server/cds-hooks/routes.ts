import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type CdsCard, cdsServiceId, hook, listCdsServices, type Order, selectOrder } from '#contract/cds-hooks.ts'
import { categories } from '#contract/choices.ts'
import type { ProgramCard } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import { brand } from '#operator.json'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { siteOrigin } from '#server/http/asker.ts'
import { languageOfRequest } from '#server/http/reader-language.ts'
import type { Programs } from '#server/programs/programs.ts'
import type { Services } from '#server/services.ts'

/** A bundle of draft orders is longer than a form. */
const bodyLimit = 256 * 1024
const mostCards = 5

/** As CDS Hooks asks: clinical software in a browser calls from pages of its own. Nothing here is anybody's. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'Authorization, Content-Type, Accept, Accept-Language',
  'access-control-expose-headers': 'Retry-After',
  'access-control-max-age': '86400',
}

/** `/cds-services`: cards on paying for a medicine, inside the software of clinics (CDS Hooks 2.0). */
export function cdsHooksRoutes(services: Pick<Services, 'config' | 'orderReader' | 'programs'>): FastifyPluginAsyncZod {
  const { config, orderReader, programs } = services
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(cors)
    })
    for (const url of [listCdsServices.url, selectOrder.url])
      app.options(url, { schema: { hide: true } }, (_request, reply) => reply.code(204).send())

    app.route({
      ...listCdsServices,
      handler: async (request) => {
        const t = translators[languageOfRequest(request)]
        return {
          services: [{ hook, id: cdsServiceId, title: t('tools.cds.title'), description: t('tools.cds.description') }],
        }
      },
    })

    app.route({
      ...selectOrder,
      config: { foreign: true },
      bodyLimit,
      handler: async (request) => {
        const { selections, draftOrders } = request.body.context
        const orders = draftOrders.entry.flatMap(({ resource }) => resource ?? [])
        const medicines = selectedOf(orders, selections).flatMap((order) => orderReader(order) ?? [])
        const asked = { language: languageOfRequest(request), origin: siteOrigin(request, config.PUBLIC_URL) }
        return { cards: firstCards(new Set(medicines), (drug) => cardFor(drug, programs, asked)) }
      },
    })
  }
}

/** No card is made that would not be shown: a draft may have hundreds of orders. */
function firstCards(drugs: Set<Drug>, cardsOf: (drug: Drug) => CdsCard[]): CdsCard[] {
  const cards: CdsCard[] = []
  for (const drug of drugs) {
    if (cards.length >= mostCards) break
    cards.push(...cardsOf(drug))
  }
  return cards
}

/** Orders are selected as `MedicationRequest/id`; where none is, all of the draft are meant. */
function selectedOf(orders: Order[], selections: string[]): Order[] {
  if (selections.length === 0) return orders
  const wanted = new Set(selections)
  return orders.filter(({ resourceType, id }) => wanted.has(`${resourceType}/${id}`))
}

/** Free medicine, then copays, then discounts. */
const shown = [categories.assistance, categories.copay, categories.coupons]
const mostNamed = 3
const longestSummary = 140

type Asked = { language: Language; origin: string }

/** A card with the first programs of a medicine and the link to all; none where no program is tied to it. */
function cardFor(
  drug: Drug,
  { listByCategory }: Pick<Programs, 'listByCategory'>,
  { language, origin }: Asked,
): CdsCard[] {
  const programs = shown.flatMap((category) => listByCategory(drug, category, { language }))
  if (programs.length === 0) return []
  const t = translators[language]
  const page = `${origin}/drugs/${drug.id}?lng=${language}`
  return [
    {
      summary: t('tools.cds.summary', { drug: drug.name, count: programs.length }).slice(0, longestSummary),
      detail: [...programs.slice(0, mostNamed).map((each) => lineOf(each, language)), t('site.notAdvice')].join('\n\n'),
      indicator: 'info',
      source: { label: brand, url: page },
      links: [{ label: t('tools.cds.link'), url: page, type: 'absolute' }],
    },
  ]
}

function lineOf(program: ProgramCard, language: Language): string {
  const { program_name, sponsor, description, phone_number, phone_confirmed, source_date, checked_on } = program
  const t = translators[language]
  const date = [checked_on, source_date].find(Boolean)
  return [
    `**${program_name}** (${sponsor}): ${description}`,
    ...(phone_number && phone_confirmed ? [phone_number] : []),
    date ? t('tools.cds.dated', { date }) : t('tools.cds.undated'),
  ].join(' ')
}

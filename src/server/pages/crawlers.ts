import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Language, languages } from '#i18n/languages.ts'
import { easternDay } from '#server/eastern-day.ts'
import { keptOrigins, siteOrigin } from '#server/http/asker.ts'
import { type EncodedReply, encodedReply, sendEncoded } from '#server/http/encoded-reply.ts'
import type { Services } from '#server/services.ts'

/** Pages worth finding by search: those with something of their own to say. */
const pages = [
  '/',
  '/patient-assistant-savings',
  '/copaysaving',
  '/checkeligibility',
  '/medication-savings',
  '/pharmacycouponcategory',
  '/localcommunity',
  '/support-programs',
  '/specialcommunity',
  '/organizationtable',
  '/aboutus',
  '/contactus',
  '/privacypolicy',
  '/termsconditions',
  '/assistance',
  '/paperworkassistance',
  '/accessibility',
  '/datasources',
  '/changes',
  '/data',
  '/questions',
]

const type = 'application/xml; charset=utf-8'

/** `/robots.txt` and `/sitemap.xml`: every page worth finding, every medicine, service and answer of today, in both languages. */
export function serveCrawlers(
  app: FastifyInstance,
  { config, drugs, communities, knowledge }: Pick<Services, 'config' | 'drugs' | 'communities' | 'knowledge'>,
): void {
  const items = communities.list('en')
  const lasting = [
    ...pages,
    ...drugs.list().map(({ id }) => `/drugs/${id}`),
    ...items.filter(({ kind }) => kind === 'organization').map(({ id }) => `/services/${id}`),
    ...items.filter(({ kind }) => kind === 'programme').map(({ id }) => `/specialcommunity?program=${id}`),
  ]
  const originOf = (request: FastifyRequest) => siteOrigin(request, config.PUBLIC_URL)

  const kept = new LRUCache<string, EncodedReply>({ max: keptOrigins })
  function sitemapOf(origin: string): EncodedReply {
    const key = `${easternDay()} ${origin}`
    const answers = () => knowledge.list('en').map(({ id }) => `/questions/${id}`)
    const found = kept.get(key) ?? encodedReply(sitemap(origin, [...lasting, ...answers()]), type)
    kept.set(key, found)
    return found
  }

  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nAllow: /api/openapi.json\nSitemap: ${originOf(request)}/sitemap.xml\n`),
  )
  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) =>
    sendEncoded(sitemapOf(originOf(request)), request, reply),
  )
}

function sitemap(origin: string, paths: string[]): string {
  const addressOf = (path: string, language: Language) =>
    `${origin}${path}${path.includes('?') ? '&amp;' : '?'}lng=${language}`
  const twins = (path: string) =>
    languages.map((twin) => `<xhtml:link rel="alternate" hreflang="${twin}" href="${addressOf(path, twin)}"/>`).join('')
  const urls = paths.flatMap((path) =>
    languages.map((language) => `<url><loc>${addressOf(path, language)}</loc>${twins(path)}</url>`),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n')
}

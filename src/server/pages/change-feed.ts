import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import { type Language, languages } from '#i18n/languages.ts'
import { brand } from '#operator.json'
import type { ChangeTold } from '#server/catalogue/changes.ts'
import { keptOrigins, siteOrigin } from '#server/http/asker.ts'
import { type EncodedReply, encodedReply, sendEncoded } from '#server/http/encoded-reply.ts'
import { languageOfRequest } from '#server/http/reader-language.ts'
import type { Services } from '#server/services.ts'
import { escapeMarkup } from '#text/escape-markup.ts'

const titles = { en: en.changes.title, es: es.changes.title }

const type = 'application/atom+xml; charset=utf-8'

/** More than anybody has missed. */
const mostEntries = 100
/** A feed says when it last changed (RFC 4287, 4.2.15): one that has told nothing yet, when the log of changes began. */
const begun = '2026-11-22'

/**
 * `/changes.xml`: the newest changes of facts as an Atom feed (RFC 4287), in the language of `lng`. The changes are fixed
 * for the life of the process, so a feed is made once for each origin and language.
 */
export function serveChangeFeed(app: FastifyInstance, { changes, config }: Pick<Services, 'changes' | 'config'>): void {
  const kept = new LRUCache<string, EncodedReply>({ max: keptOrigins * languages.length })
  function feedFor(origin: string, language: Language): EncodedReply {
    const key = `${language} ${origin}`
    const entries = () => changes.list(language).slice(0, mostEntries)
    const found = kept.get(key) ?? encodedReply(feedOf(entries(), origin, language), type)
    kept.set(key, found)
    return found
  }

  app.get('/changes.xml', { schema: { hide: true } }, (request, reply) =>
    sendEncoded(feedFor(siteOrigin(request, config.PUBLIC_URL), languageOfRequest(request)), request, reply),
  )
}

function feedOf(entries: ChangeTold[], origin: string, language: Language): string {
  const page = `${origin}/changes?lng=${language}`
  const feed = `${origin}/changes.xml?lng=${language}`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${escapeMarkup(feed)}</id>`,
    `<title>${escapeMarkup(`${brand}: ${titles[language]}`)}</title>`,
    `<author><name>${escapeMarkup(brand)}</name></author>`,
    `<link rel="self" href="${escapeMarkup(feed)}"/><link href="${escapeMarkup(page)}"/>`,
    `<updated>${entries[0]?.on ?? begun}T00:00:00Z</updated>`,
    ...entries.map(
      ({ id, on, name, text }) =>
        `<entry><id>${escapeMarkup(`${origin}/changes#${id}`)}</id><title>${escapeMarkup(name)}</title>` +
        `<updated>${on}T00:00:00Z</updated><link href="${escapeMarkup(`${page}#${id}`)}"/><summary>${escapeMarkup(text)}</summary></entry>`,
    ),
    '</feed>',
  ].join('\n')
}

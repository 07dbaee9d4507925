import type { FastifyInstance } from 'fastify'
import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import { brand } from '#operator.json'
import type { ChangeTold } from '#server/changes/changes.ts'
import { type EncodedReply, encodedReply, sendEncoded } from '#server/encoded-reply.ts'
import { languageOfRequest } from '#server/language.ts'
import type { Services } from '#server/services.ts'
import { siteOrigin } from '#server/site-origin.ts'

const titles = { en: en.changes.title, es: es.changes.title }

const type = 'application/atom+xml; charset=utf-8'

/** More than anybody has missed. */
const mostEntries = 100

/** `/changes.xml`: the newest changes of facts as an Atom feed (RFC 4287), in the language of `lng`. */
export function serveChangeFeed(app: FastifyInstance, { changes, config }: Pick<Services, 'changes' | 'config'>): void {
  app.get('/changes.xml', { schema: { hide: true } }, (request, reply) => {
    const language = languageOfRequest(request)
    const origin = siteOrigin(request, config.PUBLIC_URL)
    const body = feedOf(changes.list(language).slice(0, mostEntries), origin, language)
    const encoded: EncodedReply = encodedReply(body, type)
    return sendEncoded(encoded, request, reply)
  })
}

function feedOf(entries: ChangeTold[], origin: string, language: 'en' | 'es'): string {
  const page = `${origin}/changes?lng=${language}`
  const feed = `${origin}/changes.xml?lng=${language}`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${escapeXml(feed)}</id>`,
    `<title>${escapeXml(`${brand}: ${titles[language]}`)}</title>`,
    `<author><name>${escapeXml(brand)}</name></author>`,
    `<link rel="self" href="${escapeXml(feed)}"/><link href="${escapeXml(page)}"/>`,
    `<updated>${entries[0]?.on ?? '2026-11-22'}T00:00:00Z</updated>`,
    ...entries.map(
      ({ id, on, name, text }) =>
        `<entry><id>${escapeXml(`${origin}/changes#${id}`)}</id><title>${escapeXml(name)}</title>` +
        `<updated>${on}T00:00:00Z</updated><link href="${escapeXml(`${page}#${id}`)}"/><summary>${escapeXml(text)}</summary></entry>`,
    ),
    '</feed>',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

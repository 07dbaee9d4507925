import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language, languageOf } from '#i18n/languages.ts'

/**
 * The reader's language as far as a server can see it: the `lng` field or query, then the cookie `i18next`,
 * then Accept-Language, else English.
 */
export function languageOfRequest({
  body,
  query,
  headers,
}: Pick<FastifyRequest, 'body' | 'query' | 'headers'>): Language {
  const asked = (body as { lng?: unknown } | null | undefined)?.lng ?? (query as { lng?: unknown } | undefined)?.lng
  if (isLanguage(asked)) return asked
  return languageOf(cookieLanguage(headers.cookie)) ?? acceptedLanguage(headers['accept-language']) ?? 'en'
}

function cookieLanguage(cookies: string | undefined): string | undefined {
  return cookies?.match(/(?:^|;\s*)i18next=([A-Za-z-]+)/)?.[1]
}

/** The first of ours among the accepted languages, by their weights. */
function acceptedLanguage(header: string | undefined): Language | undefined {
  const accepted = header?.split(',').map((part) => {
    const [tag, weight] = part.trim().split(/;\s*q=/)
    return { language: languageOf(tag), weight: Number(weight ?? 1) }
  })
  return accepted?.filter(({ language, weight }) => language && weight > 0).sort((a, b) => b.weight - a.weight)[0]
    ?.language
}

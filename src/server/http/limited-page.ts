import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorReply } from '#contract/errors.ts'
import { translators } from '#i18n/translators.ts'
import { brand } from '#operator.json'
import { languageOfRequest } from './reader-language.ts'

/** Whether a person waits for a page, and not a program for data. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api') && (headers.accept?.includes('text/html') ?? false)
}

/** A page for who has asked for too many, or who came while too many were there. To render a real one is the work that is refused. */
export function sendLimitedPage({ message, response_code }: ErrorReply, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOfRequest(request)
  const t = translators[language]
  const page = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${brand}</title>
<main>
<h1>${message}</h1>
<p><a href="">${t('site.tryAgain')}</a></p>
<p>${t('site.notAdvice')}</p>
</main>
</html>
`
  reply
    .code(response_code)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" })
    .serializer(String)
    .send(page)
}

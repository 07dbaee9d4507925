import type { FastifyInstance } from 'fastify'
import { type Language, languages } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import { encodedReply, sendEncoded } from '#server/http/encoded-reply.ts'
import { languageOfRequest } from '#server/http/reader-language.ts'

const icons = [
  { src: '/icons/navi-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/navi-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/navi-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** `/manifest.webmanifest`: what a phone needs to keep Navi among its apps, in the language of `lng`. */
export function serveManifest(app: FastifyInstance): void {
  const replies = new Map(
    languages.map((language) => [
      language,
      encodedReply(JSON.stringify(manifestIn(language)), 'application/manifest+json; charset=utf-8'),
    ]),
  )
  app.get('/manifest.webmanifest', { schema: { hide: true }, config: { admission: 'always' } }, (request, reply) => {
    const manifest = replies.get(languageOfRequest(request))
    return manifest && sendEncoded(manifest, request, reply)
  })
}

function manifestIn(language: Language) {
  const t = translators[language]
  return {
    // The same app in both languages.
    id: '/',
    name: t('offline.app.name'),
    short_name: t('site.name'),
    description: t('offline.app.description'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // --brand and --page of tokens.css, in light: a manifest can't know the theme.
    theme_color: '#199BCB',
    background_color: '#FFFFFF',
    icons,
  }
}

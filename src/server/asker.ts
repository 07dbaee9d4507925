import type { FastifyRequest } from 'fastify'
import type { Language } from '#i18n/languages.ts'
import { languageOfRequest } from './language.ts'
import { siteOrigin } from './site-origin.ts'

/** Who asks: in which language, from which address, and where readers reach this site. */
export type Asker = { language: Language; address: string; origin: string }

/** @throws AppError invalid_request where the Host header, which may hold anything, is no host. */
export function askerOf(request: FastifyRequest, publicUrl: string | undefined): Asker {
  return { language: languageOfRequest(request), address: request.ip, origin: siteOrigin(request, publicUrl) }
}

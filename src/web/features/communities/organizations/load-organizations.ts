import { type AppLoadContext, data } from 'react-router'
import { translator } from '#web/translator.server.ts'
import { isNamed } from './named-organization.ts'

/** Of what a text finds; more is no list to read any more. */
const mostFound = 200

/** The services of the whole country and of the state at home, or of any state those with what was typed. */
export function loadOrganizations(request: Request, { services: { communities }, language }: AppLoadContext) {
  const params = new URL(request.url).searchParams
  const t = translator(language)
  const q = params.get('q')?.trim() ?? ''
  const reply = {
    meta: { title: t('heads.organizations.title'), description: t('heads.organizations.description') },
    asked: { q, category: params.get('category') ?? '' },
    organizations: communities
      .list(language)
      .filter((item) => item.kind === 'organization' && (q ? isNamed(item, q) : communities.isForHome(item.id)))
      .slice(0, mostFound)
      .map((item) => ({ ...item, category: communities.findService(item.id, language)?.category })),
  }
  // What people type is not worth keeping.
  return data(reply, { headers: reply.asked.q ? { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } : {} })
}

export type OrganizationsData = ReturnType<typeof loadOrganizations>['data']

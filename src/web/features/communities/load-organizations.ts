import { type AppLoadContext, data } from 'react-router'
import { translator } from '#web/translator.server.ts'

/** Every organization's services, and what a form without JavaScript asked for. */
export function loadOrganizations(request: Request, { services: { communities }, language }: AppLoadContext) {
  const params = new URL(request.url).searchParams
  const t = translator(language)
  const reply = {
    meta: { title: t('heads.organizations.title'), description: t('heads.organizations.description') },
    asked: { q: params.get('q') ?? '', category: params.get('category') ?? '' },
    organizations: communities
      .list(language)
      .filter(({ kind }) => kind === 'organization')
      .map((item) => ({ ...item, category: communities.findService(item.id, language)?.category })),
  }
  // What people type is not worth keeping.
  return data(reply, { headers: reply.asked.q ? { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } : {} })
}

export type OrganizationsData = ReturnType<typeof loadOrganizations>['data']

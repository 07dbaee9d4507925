import { FactsPage } from '#web/features/person/facts-page.tsx'
import { loadFacts } from '#web/features/person/load-facts.ts'
import type { PageHandle } from '#web/features/site/frame/page-frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/facts'

export const handle: PageHandle = { facts: 'own' }

export const loader = ({ request, context }: Route.LoaderArgs) => loadFacts(request, context)

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function Facts({ loaderData }: Route.ComponentProps) {
  return <FactsPage found={loaderData} />
}

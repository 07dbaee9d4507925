import { isRouteErrorResponse } from 'react-router'
import { loadService } from '#web/features/communities/service/load-service.ts'
import { serviceFacts } from '#web/features/communities/service/service-facts.ts'
import { ServiceMissing, ServicePage } from '#web/features/communities/service/service-page.tsx'
import { ProblemPage } from '#web/features/site/frame/problem-page.tsx'
import { linkedData, originIn } from '#web/linked-data.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/service'

export function loader({ params, context }: Route.LoaderArgs) {
  return loadService(params.id, context)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.meta),
  ...(loaderData ? linkedData([serviceFacts(loaderData.service, originIn(matches))]) : []),
]

export default function Service({ loaderData }: Route.ComponentProps) {
  return <ServicePage data={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <ServiceMissing /> : <ProblemPage error={error} />
}

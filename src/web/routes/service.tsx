import { isRouteErrorResponse } from 'react-router'
import { loadService } from '#web/features/communities/service/load-service.ts'
import { ServiceMissing } from '#web/features/communities/service/service-missing.tsx'
import { ServicePage } from '#web/features/communities/service/service-page.tsx'
import { ProblemPage } from '#web/features/site/frame/problem-page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/service'

export function loader({ params, context }: Route.LoaderArgs) {
  return loadService(params.id, context)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function Service({ loaderData }: Route.ComponentProps) {
  return <ServicePage data={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <ServiceMissing /> : <ProblemPage error={error} />
}

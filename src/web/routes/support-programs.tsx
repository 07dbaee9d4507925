import { loadServices } from '#web/features/communities/load-services.ts'
import { ServicesPage } from '#web/features/communities/services-page.tsx'
import { ServicesProblem } from '#web/features/communities/services-problem.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/support-programs'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadServices(request, context)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function SupportPrograms({ loaderData }: Route.ComponentProps) {
  return <ServicesPage data={loaderData} />
}

export function ErrorBoundary() {
  return <ServicesProblem />
}

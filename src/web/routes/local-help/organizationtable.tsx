import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { loadOrganizations } from '#web/features/communities/organizations/load-organizations.ts'
import { OrganizationsPage } from '#web/features/communities/organizations/organizations-page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/organizationtable'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadOrganizations(request, context)
}

/** Every organization is in the page already, whatever the address asks for. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function OrganizationTablePage({ loaderData }: Route.ComponentProps) {
  return <OrganizationsPage data={loaderData} />
}

import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { DealsPage } from '#web/features/communities/deals-page.tsx'
import { loadDeals } from '#web/features/communities/load-deals.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/specialcommunity'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadDeals(request, context)
}

/** The vendors of another program are fetched by the page itself. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOther = currentUrl.searchParams.get('program') !== nextUrl.searchParams.get('program')
  return isOther ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const isPicked = loaderData?.picked?.id === new URLSearchParams(location.search).get('program')
  return pageMeta(isPicked ? loaderData?.meta : loaderData?.general)
}

export default function SpecialCommunity({ loaderData }: Route.ComponentProps) {
  return <DealsPage data={loaderData} />
}

import { loadLocalHelp } from '#web/features/communities/by-kind/load-local-help.ts'
import { LocalHelpPage } from '#web/features/communities/by-kind/local-help-page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/localcommunity'

export function loader({ context }: Route.LoaderArgs) {
  return loadLocalHelp(context)
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function LocalCommunity({ loaderData }: Route.ComponentProps) {
  return <LocalHelpPage content={loaderData} />
}

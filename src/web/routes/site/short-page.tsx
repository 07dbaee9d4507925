import { loadShortPage } from '#web/features/short-pages/load-short-page.ts'
import { ShortPageView } from '#web/features/short-pages/short-page-view.tsx'
import { shortPageAt } from '#web/features/short-pages/short-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/short-page'

export function loader({ pattern, context }: Route.LoaderArgs) {
  const content = loadShortPage(shortPageAt(pattern), context)
  return { meta: { title: content.title, description: content.lead }, content }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function ShortPage({ loaderData }: Route.ComponentProps) {
  return <ShortPageView content={loaderData.content} />
}

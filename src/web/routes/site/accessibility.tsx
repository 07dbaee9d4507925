import { loadNotTested } from '#web/features/quality/load-not-tested.ts'
import { NotTested } from '#web/features/quality/not-tested.tsx'
import { loadShortPage } from '#web/features/short-pages/load-short-page.ts'
import { ShortPageView } from '#web/features/short-pages/short-page-view.tsx'
import { accessibility } from '#web/features/short-pages/short-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/accessibility'

export function loader({ context }: Route.LoaderArgs) {
  const content = loadShortPage(accessibility, context)
  return { meta: { title: content.title, description: content.lead }, content, notTested: loadNotTested(context) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function Accessibility({ loaderData: { content, notTested } }: Route.ComponentProps) {
  return <ShortPageView content={content} after={<NotTested {...notTested} />} />
}

import { DeleteMyData } from '#web/features/privacy/delete-my-data.tsx'
import { HealthData } from '#web/features/privacy/health-data.tsx'
import { keptFor, loadPrivacy } from '#web/features/privacy/load-privacy.ts'
import { loadShortPage } from '#web/features/short-pages/load-short-page.ts'
import { ShortPageView } from '#web/features/short-pages/short-page-view.tsx'
import { privacy } from '#web/features/short-pages/short-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/privacypolicy'

export function loader({ context }: Route.LoaderArgs) {
  const content = loadShortPage(privacy, context, keptFor(context))
  return { meta: { title: content.title, description: content.lead }, content, ...loadPrivacy(context) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function PrivacyPolicy({ loaderData: { content, health, forget } }: Route.ComponentProps) {
  return (
    <ShortPageView content={content}>
      <HealthData {...health} />
      <DeleteMyData words={forget} />
    </ShortPageView>
  )
}

import { loadPlan } from '#web/features/plan/load-plan.ts'
import { PlanPage } from '#web/features/plan/plan-page.tsx'
import { PageWords } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/plan'

export function loader({ context }: Route.LoaderArgs) {
  return loadPlan(context)
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function Plan({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords words={loaderData.words}>
      <PlanPage />
    </PageWords>
  )
}

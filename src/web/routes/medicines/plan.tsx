import { SayMedicines } from '#web/features/chat/voice/say-medicines.tsx'
import { loadPlan } from '#web/features/plan/load-plan.ts'
import { PlanPage } from '#web/features/plan/plan-page.tsx'
import { PageWords, useTranslation } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/plan'

export function loader({ context }: Route.LoaderArgs) {
  return loadPlan(context)
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

/** Offline, the page as it is kept has all that it needs. */
export function shouldRevalidate() {
  return navigator.onLine
}

export default function Plan({ loaderData: { words } }: Route.ComponentProps) {
  const { language } = useTranslation()
  return (
    <PageWords words={words[language]}>
      <PlanPage renderSay={(say) => <SayMedicines {...say} />} />
    </PageWords>
  )
}

import { SayMedicines } from '#web/features/chat/voice/say-medicines.tsx'
import { PlanPage } from '#web/features/plan/plan-page.tsx'
import { PageWords, useTranslation } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { allWords, translator } from '#web/translator.server.ts'
import type { Route } from './+types/plan'

/** The page without a plan: only the browser knows the reader's. Its words come in both languages: without internet, none could be fetched. */
export function loader({ context: { language } }: Route.LoaderArgs) {
  const t = translator(language)
  const { en, es } = allWords
  return {
    words: { en: { plan: en.plan }, es: { plan: es.plan } },
    meta: { title: t('plan.title'), description: t('plan.lead') },
  }
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

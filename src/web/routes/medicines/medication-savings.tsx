import { DrugPicker } from '#web/features/drug-search/drug-picker.tsx'
import { loadShortPage } from '#web/features/short-pages/load-short-page.ts'
import { ShortPageView } from '#web/features/short-pages/short-page-view.tsx'
import { medicationSavings } from '#web/features/short-pages/short-pages.ts'
import { useTranslation } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/medication-savings'

export function loader({ context }: Route.LoaderArgs) {
  const content = loadShortPage(medicationSavings, context)
  return { meta: { title: content.title, description: content.lead }, content }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

/** Leads straight to the one answer for a medicine; who each way is for stands on the page of the four ways. */
export default function MedicationSavings({ loaderData: { content } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <ShortPageView content={content}>
      <div className="band">
        <div className="wrap">
          <DrugPicker
            label={t('search.label')}
            addressOf={({ id }) => `/drugs/${id}`}
            formAction="/patient-assistant-savings"
          />
        </div>
      </div>
    </ShortPageView>
  )
}

import { DrugPicker } from '#web/features/drug-search/drug-picker.tsx'
import { DrugPage } from '#web/features/programs/drug-page.tsx'
import { loadDrug } from '#web/features/programs/load-drug.ts'
import { useTranslation } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/drug'

export function loader({ params, context }: Route.LoaderArgs) {
  return loadDrug(params.slug, context)
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function Drug({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <DrugPage
      found={loaderData}
      search={
        <DrugPicker
          label={t('drug.otherMedicine')}
          addressOf={({ id }) => `/drugs/${id}`}
          formAction="/patient-assistant-savings"
        />
      }
    />
  )
}

import { useMemo } from 'react'
import { DrugPicker } from '#web/features/drug-search/drug-picker.tsx'
import { useStoredPrograms } from '#web/features/offline/use-stored-programs.ts'
import { DrugPage } from '#web/features/programs/drug-page.tsx'
import { loadDrug } from '#web/features/programs/load-drug.ts'
import { loadBeside } from '#web/features/questions/load-beside.ts'
import { QuestionsBeside } from '#web/features/questions/questions-beside.tsx'
import { PageWords, useTranslation } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/drug'

export function loader({ params, context }: Route.LoaderArgs) {
  const found = loadDrug(params.slug, context)
  const { general, ...own } = found.routes
  const programs = [...Object.values(own), ...Object.values(general)].flat()
  return { ...found, beside: loadBeside(found.drug.id, programs, context) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function DrugRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords words={loaderData.words}>
      <Drug loaderData={loaderData} />
    </PageWords>
  )
}

function Drug({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { t } = useTranslation()
  const { free, copay, discount } = loaderData.routes
  const programs = useMemo(() => [...free, ...copay, ...discount], [free, copay, discount])
  useStoredPrograms(loaderData.drug, programs)
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
      questions={<QuestionsBeside {...loaderData.beside} />}
    />
  )
}

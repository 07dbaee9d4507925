import { DrugPicker } from '#web/features/drug-search/drug-picker.tsx'
import { Access, NeverPay, OtherRoute } from '#web/features/programs/finder-aside.tsx'
import { FinderProblem } from '#web/features/programs/finder-problem.tsx'
import { loadFinder } from '#web/features/programs/load-finder.ts'
import { ProgramFinder } from '#web/features/programs/program-finder.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/patient-assistant-savings'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadFinder(request, context, 'assistance')
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function PatientAssistantSavings({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <ProgramFinder
      page="assistance"
      found={loaderData}
      search={
        <DrugPicker
          label={t('programs.assistance.label')}
          selected={loaderData.drug ?? undefined}
          addressOf={({ id }) => `/patient-assistant-savings?drug=${id}`}
          clearedAddress="/patient-assistant-savings"
          formAction="/patient-assistant-savings"
        />
      }
    >
      <OtherRoute to="/copaysaving" words="copaySide" drug={loaderData.drug} />
      <Access />
      <NeverPay />
    </ProgramFinder>
  )
}

export function ErrorBoundary() {
  return <FinderProblem page="assistance" />
}

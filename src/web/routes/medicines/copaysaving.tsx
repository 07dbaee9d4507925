import { data } from 'react-router'
import { Note } from '#web/components/feedback/note.tsx'
import { DrugPicker } from '#web/features/drug-search/drug-picker.tsx'
import { useStoredPrograms } from '#web/features/offline/use-stored-programs.ts'
import { aboutPerson } from '#web/features/person/about-person.ts'
import { FactChips } from '#web/features/person/fact-chips.tsx'
import { OtherRoute } from '#web/features/programs/finder/finder-aside.tsx'
import { FinderProblem } from '#web/features/programs/finder/finder-problem.tsx'
import { loadFinder } from '#web/features/programs/finder/load-finder.ts'
import { ProgramFinder } from '#web/features/programs/finder/program-finder.tsx'
import { loadBeside } from '#web/features/questions/load-beside.ts'
import { QuestionsBeside } from '#web/features/questions/question-list.tsx'
import type { PageHandle } from '#web/features/site/frame/page-frame.tsx'
import { PageWords, useTranslation } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/copaysaving'
import { MedicineAnswer } from './medicine-answer.tsx'

export const handle: PageHandle = { facts: 'own' }

export function loader({ request, context }: Route.LoaderArgs) {
  const found = loadFinder(request, context, 'copay')
  const { drug, programs } = found.data
  return data(
    { ...found.data, about: aboutPerson(drug?.id, context), beside: loadBeside(drug?.id, programs, context) },
    found.init ?? {},
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function CopaySaving({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords words={loaderData.words}>
      <Finder loaderData={loaderData} />
    </PageWords>
  )
}

function Finder({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { t } = useTranslation('finder')
  useStoredPrograms(loaderData.drug, loaderData.programs)
  return (
    <ProgramFinder
      page="copay"
      found={loaderData}
      search={
        <DrugPicker
          label={t('search.label')}
          selected={loaderData.drug ?? undefined}
          typed={loaderData.unknown ?? undefined}
          addressOf={({ id }) => `/copaysaving?drug=${id}`}
          clearedAddress="/copaysaving"
          formAction="/copaysaving"
        />
      }
      facts={<FactChips about={loaderData.about} />}
      answer={loaderData.answer && <MedicineAnswer answer={loaderData.answer} about={loaderData.about} />}
    >
      <Note tone="warn">{t('finder.federal')}</Note>
      <QuestionsBeside {...loaderData.beside} />
      <OtherRoute to="/patient-assistant-savings" words="freeSide" drug={loaderData.drug} />
    </ProgramFinder>
  )
}

export function ErrorBoundary() {
  return <FinderProblem page="copay" />
}

import { useMemo } from 'react'
import { LateFold } from '#web/components/layout/late-fold.tsx'
import { NotNowLines } from '#web/features/answer/not-now-list.tsx'
import { DrugPicker } from '#web/features/drug-search/drug-picker.tsx'
import { useStoredPrograms } from '#web/features/offline/use-stored-programs.ts'
import { aboutPerson } from '#web/features/person/about-person.ts'
import { FactChips } from '#web/features/person/fact-chips.tsx'
import { PayWithoutInsurance } from '#web/features/prices/pay-without-insurance.tsx'
import { drugFacts } from '#web/features/programs/drug-facts.ts'
import { DrugPage } from '#web/features/programs/drug-page.tsx'
import { loadDrug } from '#web/features/programs/load-drug.ts'
import { loadBeside } from '#web/features/questions/load-beside.ts'
import { QuestionList } from '#web/features/questions/question-list.tsx'
import type { PageHandle } from '#web/features/site/frame/page-frame.tsx'
import { PageWords, useTranslation } from '#web/i18n.tsx'
import { linkedData, originIn } from '#web/linked-data.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/drug'
import { MedicineAnswer } from './medicine-answer.tsx'

export const handle: PageHandle = { facts: 'own' }

export function loader({ params, context }: Route.LoaderArgs) {
  const found = loadDrug(params.slug, context)
  const { general, ...own } = found.routes
  const programs = [...Object.values(own), ...Object.values(general)].flat()
  return { ...found, about: aboutPerson(found.drug.id, context), beside: loadBeside(found.drug.id, programs, context) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.meta),
  ...(loaderData ? linkedData(drugFacts(loaderData, originIn(matches))) : []),
]

export default function DrugRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords words={loaderData.words}>
      <Drug loaderData={loaderData} />
    </PageWords>
  )
}

function Drug({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { t } = useTranslation('answerCard', 'drug')
  const { free, copay, discount } = loaderData.routes
  const programs = useMemo(() => [...free, ...copay, ...discount], [free, copay, discount])
  useStoredPrograms(loaderData.drug, programs)
  const { about, answer, beside } = loaderData
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
      facts={<FactChips about={about} />}
      prices={<PayWithoutInsurance found={loaderData.prices} isFolded={loaderData.foldsPrices} />}
      answer={(prices) => <MedicineAnswer answer={answer} about={about} beside={prices} />}
      notNow={
        answer.not_now.length > 0 && (
          <LateFold summary={t('answerCard.notNow', { count: answer.not_now.length })}>
            <NotNowLines programs={answer.not_now} />
          </LateFold>
        )
      }
      questions={
        beside.items.length > 0 && (
          <LateFold summary={beside.title}>
            <QuestionList items={beside.items} />
          </LateFold>
        )
      }
    />
  )
}

import { data } from 'react-router'
import { findAskedDrug } from '#web/asked-drug.ts'
import { AnswerView } from '#web/features/answer/answer-view.tsx'
import { NotNowList } from '#web/features/answer/not-now-list.tsx'
import { DrugPicker } from '#web/features/drug-search/drug-picker.tsx'
import { CheckPage } from '#web/features/eligibility/check-page.tsx'
import { CheckStart } from '#web/features/eligibility/check-start.tsx'
import { ProgramLabel } from '#web/features/programs/program-label.tsx'
import type { PageHandle } from '#web/features/site/frame/page-frame.tsx'
import { OfferKitLink } from '#web/features/site/saved/kit-link.tsx'
import { noteLookedUp, useLookedUp } from '#web/features/site/saved/looked-up.ts'
import { PageWords, useTranslation } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { allWords, translator } from '#web/translator.server.ts'
import type { Route } from './+types/checkeligibility'

export function loader({ request, context }: Route.LoaderArgs) {
  const { drug, unknown, likely, status } = findAskedDrug(request, context, '/checkeligibility')
  const { check, answerCard } = allWords[context.language]
  const t = translator(context.language)
  const head = drug ? 'heads.checkDrug' : 'heads.check'
  const name = { drug: drug?.label ?? '' }
  const meta = { title: t(`${head}.title`, name), description: t(`${head}.description`, name) }
  return data({ words: { check, answerCard }, meta, drug, unknown, likely }, { status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

/** What was understood stands in the check itself. */
export const handle: PageHandle = { facts: 'own' }

export default function CheckEligibility({ loaderData: { words, ...page } }: Route.ComponentProps) {
  return (
    <PageWords words={words}>
      <Check {...page} />
    </PageWords>
  )
}

function Check({ drug, unknown, likely }: Pick<Route.ComponentProps['loaderData'], 'drug' | 'unknown' | 'likely'>) {
  const { t } = useTranslation('check')
  useLookedUp(drug)
  if (!drug)
    return (
      <CheckStart
        unknown={unknown}
        likely={likely}
        search={
          <DrugPicker
            label={t('check.pickDrug')}
            typed={unknown ?? undefined}
            addressOf={({ id }) => `/checkeligibility?drug=${id}`}
            formAction="/checkeligibility"
          />
        }
      />
    )
  return (
    <CheckPage
      key={drug.id}
      drug={drug}
      renderProgram={(program, onAsk) => <ProgramLabel program={program} onAsk={onAsk} />}
      renderAnswer={{
        whole: (answer) => (
          <AnswerView
            answer={answer}
            actionsOf={(offer) => <OfferKitLink offer={offer} drugIds={[answer.drug_id]} />}
          />
        ),
        notNow: ({ not_now }) => <NotNowList programs={not_now} />,
      }}
      picker={(onPick) => (
        <DrugPicker
          label={t('check.addDrug')}
          formAction="/checkeligibility"
          onPick={(picked) => {
            noteLookedUp({ id: picked.id, name: picked.label })
            onPick(picked)
          }}
        />
      )}
    />
  )
}

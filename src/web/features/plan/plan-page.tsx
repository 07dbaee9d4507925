import { Banner } from '#web/components/feedback/banner.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { Spinner } from '#web/components/feedback/spinner.tsx'
import { usePlan } from '#web/features/site/saved/use-plan.ts'
import { useTranslation } from '#web/i18n.tsx'
import { AddMedicines, type RenderSay } from './add-medicines.tsx'
import { MadePlan } from './made-plan.tsx'
import { PlanKept } from './plan-kept.tsx'
import styles from './plan-page.module.css'
import { PlanSent } from './plan-sent.tsx'
import { SavedCardsLink } from './saved-cards-link.tsx'
import { TakenOut } from './taken-out.tsx'
import { useTakeOut } from './use-take-out.ts'

/** All medicines of a reader on one page: the best way to pay for each, and who does what next. */
export function PlanPage({ renderSay }: { renderSay: RenderSay }) {
  const { t } = useTranslation()
  const plan = usePlan()
  const { taken, takeOut, undo } = useTakeOut()
  const isEmpty = !plan || plan.medicines.length === 0
  return (
    <>
      <div className={styles.top}>
        <Banner title={t('plan.title')} lead={t(isEmpty ? 'plan.emptyLead' : 'plan.lead')} />
      </div>
      <div className={`wrap ${styles.page}`}>
        <noscript>
          <Note>{t('plan.needScript')}</Note>
        </noscript>
        <PlanSent />
        {!plan && (
          <p role="status">
            <Spinner /> {t('plan.looking')}
          </p>
        )}
        <TakenOut taken={taken} onUndo={undo} />
        {plan && !isEmpty && <MadePlan plan={plan} onTakeOut={takeOut} />}
        <AddMedicines renderSay={renderSay} />
        <SavedCardsLink />
        <PlanKept isEmpty={isEmpty} />
      </div>
    </>
  )
}

import { Bookmark, Lock } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { PlanReply } from '#contract/plan.ts'
import { Button, ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { Spinner } from '#web/components/feedback/spinner.tsx'
import { bringIntoView } from '#web/features/site/focus/bring-into-view.ts'
import { usePlan } from '#web/features/site/saved/plan-store.ts'
import { useSavedCards } from '#web/features/site/saved/saved-store.ts'
import { useTranslation } from '#web/i18n.tsx'
import { AddMedicines, type RenderSay } from './add-medicines.tsx'
import { ListRead } from './list-read.tsx'
import { MadePlan } from './made-plan.tsx'
import styles from './plan-page.module.css'
import { PlanSent } from './plan-sent.tsx'
import { TakenOut, useTakeOut } from './take-out.tsx'
import { useEditPlan } from './use-edit-plan.ts'

/** All medicines of a reader on one page: the best way to pay for each, and who does what next. */
export function PlanPage({ renderSay }: { renderSay: RenderSay }) {
  const { t } = useTranslation('plan')
  const plan = usePlan()
  const { taken, takeOut, takeOutAll, undo } = useTakeOut()
  const edit = useEditPlan()
  const [read, setRead] = useState<PlanReply>()
  const box = useRef<HTMLTextAreaElement>(null)
  const said = useRef<HTMLDivElement>(null)
  const isEmpty = !plan || plan.medicines.length === 0

  useEffect(() => {
    if (read) bringIntoView(said.current)
  }, [read])

  return (
    <>
      <div className={styles.top}>
        <Banner title={t('plan.title')} lead={t(isEmpty ? 'plan.emptyLead' : 'plan.lead')} />
      </div>
      <div className={`wrap ${styles.page}`}>
        <noscript>
          <Note>
            <p>{t('plan.needScript')}</p>
            <ButtonLink to="/patient-assistant-savings">{t('site.findMedicine')}</ButtonLink>
          </Note>
        </noscript>
        <PlanSent />
        {!plan && (
          <p role="status" className={styles.looking}>
            <Spinner /> {t('plan.looking')}
          </p>
        )}
        <TakenOut taken={taken} onUndo={undo} />
        {/* Before the plan, which may be long: what was not understood must not be missed. */}
        <div ref={said} role="status" tabIndex={-1} className={styles.read}>
          {read && <ListRead read={read} onAdd={(id) => edit.add([id])} onCorrect={() => bringIntoView(box.current)} />}
        </div>
        {plan && !isEmpty && <MadePlan plan={plan} onTakeOut={takeOut} />}
        <AddMedicines renderSay={renderSay} box={box} onRead={setRead} />
        <SavedCardsLink />
        <PlanKept isEmpty={isEmpty} onDelete={takeOutAll} />
      </div>
    </>
  )
}

/** The way to the cards that this reader has saved, where there are any. */
function SavedCardsLink() {
  const { t } = useTranslation('plan')
  const count = useSavedCards()?.length ?? 0
  if (count === 0) return null
  return (
    <p>
      <ButtonLink to="/digitalcard">
        <Icon icon={Bookmark} />
        {t('plan.savedCards', { count })}
      </ButtonLink>
    </p>
  )
}

/** Says where the plan is kept, with the way to delete it. */
function PlanKept({ isEmpty, onDelete }: { isEmpty: boolean; onDelete: () => void }) {
  const { t } = useTranslation('plan')
  return (
    <div className={styles.kept}>
      <p className="soft">
        <Icon icon={Lock} /> {t('plan.kept')}
      </p>
      {!isEmpty && (
        <Button variant="link" onClick={onDelete}>
          {t('plan.delete')}
        </Button>
      )}
    </div>
  )
}

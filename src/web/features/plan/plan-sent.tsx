import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '#web/components/buttons/button.tsx'
import { ErrorState } from '#web/components/feedback/error-state.tsx'
import { Box } from '#web/components/layout/box.tsx'
import { usePlan } from '#web/features/site/saved/plan-store.ts'
import { useTranslation } from '#web/i18n.tsx'
import { medicinesInAddress } from './plan-address.ts'
import { useEditPlan } from './use-edit-plan.ts'
import { useMadePlan } from './use-made-plan.ts'

/** A plan that somebody sent: nothing of it becomes the reader’s own before they say so. */
export function PlanSent() {
  const { t } = useTranslation('plan')
  const own = usePlan()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const edit = useEditPlan()
  const [isHere, setHere] = useState(false)
  // The server never sees what stands behind the #.
  useEffect(() => setHere(true), [])
  const sent = isHere ? medicinesInAddress(hash).filter((id) => !own?.medicines.includes(id)) : []
  const { made, hasFailed, retry } = useMadePlan(sent)
  if (hasFailed && !made)
    return <ErrorState title={t('site.notOpened')} onRetry={retry} retryLabel={t('site.tryAgain')} />
  if (!own || !made || made.medicines.length === 0) return null

  const leave = () => navigate('/plan', { replace: true, preventScrollReset: true })
  const ids = made.medicines.map(({ drug_id }) => drug_id)

  function take() {
    edit.add(ids)
    leave()
  }

  return (
    <Box>
      <h2>{t('plan.shared.title')}</h2>
      <p>
        {t('plan.shared.lead')} <b>{made.medicines.map(({ name }) => name).join(', ')}</b>
      </p>
      <div className="actions">
        <Button variant="main" onClick={take}>
          {t(own.medicines.length === 0 ? 'plan.shared.take' : 'plan.shared.add')}
        </Button>
        <Button onClick={leave}>{t('plan.shared.leave')}</Button>
      </div>
    </Box>
  )
}

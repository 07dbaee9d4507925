import { ErrorState } from '#web/components/feedback/error-state.tsx'
import { Spinner } from '#web/components/feedback/spinner.tsx'
import { Dialog } from '#web/components/layout/dialog.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { Retailer } from './card.ts'
import { CardShare } from './card-share.tsx'
import styles from './share-dialog.module.css'
import { useCard } from './use-card.ts'

interface ShareDialogProps {
  open: boolean
  itemIds: string[]
  retailers: Retailer[]
  onClose: () => void
}

/** Shows a card and every way to send it or take it along. */
export function ShareDialog({ open, itemIds, retailers, onClose }: ShareDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('cards.title')} closeLabel={t('site.close')} wide>
      <ShareContent itemIds={itemIds} retailers={retailers} />
    </Dialog>
  )
}

function ShareContent({ itemIds, retailers }: Pick<ShareDialogProps, 'itemIds' | 'retailers'>) {
  const { t } = useTranslation()
  const { card, failure, load } = useCard(itemIds)
  if (failure)
    return (
      <ErrorState title={t('cards.failedTitle')} onRetry={load} retryLabel={t('cards.tryAgain')}>
        <p>{failure}</p>
      </ErrorState>
    )
  if (!card)
    return (
      <p role="status" className={styles.loading}>
        <Spinner /> {t('cards.loading')}
      </p>
    )
  return <CardShare card={card} retailers={retailers} level={3} />
}

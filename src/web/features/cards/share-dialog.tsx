import { useCallback, useEffect, useState } from 'react'
import { ApiError, api } from '#web/api.ts'
import { ErrorState } from '#web/components/feedback/error-state.tsx'
import { Spinner } from '#web/components/feedback/spinner.tsx'
import { Dialog } from '#web/components/layout/dialog.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { Card, Retailer } from './card.ts'
import { CardShare } from './card-share.tsx'
import styles from './share-dialog.module.css'

interface ShareDialogProps {
  open: boolean
  itemIds: string[]
  retailers: Retailer[]
  onClose: () => void
}

/** Shows a card and every way to send it or take it along. */
export function ShareDialog({ open, itemIds, retailers, onClose }: ShareDialogProps) {
  const { t } = useTranslation('cards')
  return (
    <Dialog open={open} onClose={onClose} title={t('cards.title')} closeLabel={t('site.close')} wide>
      <ShareContent itemIds={itemIds} retailers={retailers} />
    </Dialog>
  )
}

function ShareContent({ itemIds, retailers }: Pick<ShareDialogProps, 'itemIds' | 'retailers'>) {
  const { t } = useTranslation('cards')
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

/** Asks the server for the card of these items. Give the same list each time. `failure` says why there is no card. */
function useCard(itemIds: string[]) {
  const { t, language } = useTranslation('cards')
  const [card, setCard] = useState<Card>()
  const [failure, setFailure] = useState<string>()

  const load = useCallback(async () => {
    setFailure(undefined)
    try {
      setCard(await api.makeCard(itemIds, language))
    } catch (error) {
      setFailure((error instanceof ApiError && error.message) || t('cards.failedLead'))
    }
  }, [itemIds, language, t])

  useEffect(() => {
    load()
  }, [load])

  return { card, failure, load }
}

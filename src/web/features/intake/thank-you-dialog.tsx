import type { ReactNode } from 'react'
import { Navi } from '#web/components/art/navi.tsx'
import { Button } from '#web/components/buttons/button.tsx'
import { Dialog } from '#web/components/layout/dialog.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './thank-you-dialog.module.css'

interface ThankYouDialogProps {
  open: boolean
  onClose: () => void
  /** What happens now with what was sent. */
  children?: ReactNode
}

/** Thanks at the end of a form. Its page needs the words of `intakeWords`. */
export function ThankYouDialog({ open, onClose, children }: ThankYouDialogProps) {
  const { t } = useTranslation('intake')
  return (
    <Dialog open={open} onClose={onClose} title={t('intake.thanks.title')} closeLabel={t('site.close')}>
      <div className="stack">
        <div className={styles.picture}>
          <Navi pose="wave" />
        </div>
        <p className="lead">{t('intake.thanks.text')}</p>
        {children}
        <Button variant="main" size="big" wide onClick={onClose}>
          {t('intake.thanks.close')}
        </Button>
      </div>
    </Dialog>
  )
}

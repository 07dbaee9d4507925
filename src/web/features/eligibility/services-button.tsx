import { useState } from 'react'
import { NaviAvatar } from '#web/components/art/navi-avatar.tsx'
import { Button } from '#web/components/buttons/button.tsx'
import { Dialog } from '#web/components/layout/dialog.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './services-button.module.css'

const services = ['eligibility', 'forms', 'savings', 'support'] as const

/** The robot of this page: opens the welcome dialog, which lists the services. */
export function ServicesButton() {
  const { t } = useTranslation('check')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.robot} aria-label={t('check.canDo')} onClick={() => setOpen(true)}>
        <NaviAvatar face="think" className={styles.avatar} />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('check.services.title')} closeLabel={t('site.close')}>
        <div className="stack">
          <ul className={styles.services}>
            {services.map((service) => (
              <li key={service}>{t(`check.services.${service}`)}</li>
            ))}
          </ul>
          <Button variant="main" onClick={() => setOpen(false)}>
            {t('check.services.close')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

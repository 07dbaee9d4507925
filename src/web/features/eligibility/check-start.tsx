import type { ReactNode } from 'react'
import { Navi } from '#web/components/art/navi.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './check-start.module.css'
import { ServicesButton } from './services-button.tsx'

/** The page before a medicine is chosen: the search comes first. */
export function CheckStart({ unknown, search }: { unknown: string | null; search: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <Banner
        title={t('check.title')}
        lead={t('check.leadWithoutDrug')}
        crumb={{ to: '/', label: t('site.home') }}
        picture={<Navi face="think" />}
      >
        {search}
      </Banner>
      <section className="band">
        <div className="wrap stack">
          {unknown && <Note tone="warn">{t('check.unknownDrug', { drug: unknown })}</Note>}
          <div className={styles.robot}>
            <ServicesButton /> {t('check.canDo')}
          </div>
          <Note>
            <b>{t('check.noContact')}</b> {t('check.noContactMore')} {t('check.keptWhere')}
          </Note>
        </div>
      </section>
    </>
  )
}

import type { ReactNode } from 'react'
import { Navi } from '#web/components/art/navi.tsx'
import { LikelyLinks } from '#web/components/buttons/likely-links.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './check-start.module.css'
import { ServicesButton } from './services-button.tsx'

interface CheckStartProps {
  /** What was asked for and we don't know, and the medicines that it may be a mistake for. */
  unknown: string | null
  likely: { id: string; label: string }[]
  search: ReactNode
}

/** The page before a medicine is chosen: the search comes first. */
export function CheckStart({ unknown, likely, search }: CheckStartProps) {
  const { t } = useTranslation('check')
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
          {unknown && (
            <Note tone="warn">
              <p>{t('check.unknownDrug', { drug: unknown })}</p>
              {likely.length > 0 && (
                <LikelyLinks
                  question={t('search.likely')}
                  links={likely.map(({ id, label }) => ({ label, to: `/checkeligibility?drug=${id}` }))}
                />
              )}
            </Note>
          )}
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

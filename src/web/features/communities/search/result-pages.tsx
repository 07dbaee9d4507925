import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './result-pages.module.css'
import { type ServicesAsked, servicesAddress } from './services-address.ts'

/** The way through the pages of a long list. */
export function ResultPages({ asked, pages }: { asked: ServicesAsked; pages: number }) {
  const { t } = useTranslation()
  const page = asked.page ?? 1
  return (
    <nav className={styles.pages} aria-label={t('communities.search.pages')}>
      {page > 1 && (
        <ButtonLink to={servicesAddress({ ...asked, page: page === 2 ? undefined : page - 1 })} preventScrollReset>
          <Icon icon={ArrowLeft} />
          {t('communities.search.previous')}
        </ButtonLink>
      )}
      <p>{t('communities.search.pageOf', { page, pages })}</p>
      {page < pages && (
        <ButtonLink to={servicesAddress({ ...asked, page: page + 1 })} preventScrollReset>
          {t('communities.search.next')}
          <Icon icon={ArrowRight} />
        </ButtonLink>
      )}
    </nav>
  )
}

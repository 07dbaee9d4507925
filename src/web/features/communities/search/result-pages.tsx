import { ArrowLeft, ArrowRight } from 'lucide'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './result-pages.module.css'

interface ResultPagesProps {
  page: number
  pages: number
  /** The address of a page; the first has none of its own. */
  addressOf: (page: number | undefined) => string
}

/** The way through the pages of a long list. */
export function ResultPages({ page, pages, addressOf }: ResultPagesProps) {
  const { t } = useTranslation('communities')
  return (
    <nav className={styles.pages} aria-label={t('communities.search.pages')}>
      {page > 1 && (
        <ButtonLink to={addressOf(page === 2 ? undefined : page - 1)} preventScrollReset>
          <Icon icon={ArrowLeft} />
          {t('communities.search.previous')}
        </ButtonLink>
      )}
      <p>{t('communities.search.pageOf', { page, pages })}</p>
      {page < pages && (
        <ButtonLink to={addressOf(page + 1)} preventScrollReset>
          {t('communities.search.next')}
          <Icon icon={ArrowRight} />
        </ButtonLink>
      )}
    </nav>
  )
}

import type { ServiceCard } from '#contract/communities.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { siteName } from '#text/site-name.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './service-sources.module.css'

/** Every page that a service's facts come from, how old it is, and which of them it holds. */
export function ServiceSources({ service: { sources, unlinked_sources } }: { service: ServiceCard }) {
  const { t, language } = useTranslation()
  return (
    <section className="stack">
      <h2>{t('communities.service.sources')}</h2>
      {sources.length === 0 && <p>{t('communities.service.noSources')}</p>}
      <ul className={styles.sources}>
        {sources.map(({ url, page_date, supports }) => (
          <li key={url}>
            <a className={styles.link} href={url} target="_blank" rel="noopener">
              {siteName(url)}
              <span className="visually-hidden"> {t('programs.newTab')}</span>
            </a>
            <p>
              {page_date
                ? t('communities.service.pageDated', { date: dateInWords(page_date, language) })
                : t('communities.service.pageUndated')}
            </p>
            {supports.length > 0 && (
              <p>
                {t('communities.service.supports')} <span lang="en">{supports.join('; ')}.</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      {unlinked_sources > 0 && <p>{t('programs.unlinked', { count: unlinked_sources })}</p>}
    </section>
  )
}

import { Banner } from '#web/components/feedback/banner.tsx'
import { NaviLink } from '#web/features/site/frame/navi-link.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './changes-page.module.css'
import type { ChangesData } from './load-changes.ts'

/** What changed in the facts: of what, how, which page says so, and when a person looked. */
export function ChangesPage({ found: { changes, feed } }: { found: ChangesData }) {
  const { t } = useTranslation('changes')
  return (
    <>
      <Banner
        title={t('changes.title')}
        lead={t('changes.lead')}
        crumb={{ to: '/datasources', label: t('site.dataSources') }}
        picture={<NaviLink face="think" />}
      />
      <section className="band">
        <div className="wrap stack">
          {changes.length === 0 && <p>{t('changes.none')}</p>}
          <ol className={styles.changes}>
            {changes.map((change) => (
              <li key={change.id} id={change.id}>
                <ChangeLine {...change} />
              </li>
            ))}
          </ol>
          <p>
            <a href={feed} type="application/atom+xml">
              {t('changes.feed')}
            </a>
          </p>
        </div>
      </section>
    </>
  )
}

function ChangeLine({ on, day, name, text, url }: ChangesData['changes'][number]) {
  const { t } = useTranslation('changes')
  return (
    <>
      <h2 lang="en">{name}</h2>
      <p>{text}</p>
      <p className="small">
        <time dateTime={on}>{day}</time>
        {url && (
          <>
            {' · '}
            <a href={url} target="_blank" rel="noopener">
              {t('changes.source')}
              <span className="visually-hidden">
                : {name} {t('programs.newTab')}
              </span>
            </a>
          </>
        )}
      </p>
    </>
  )
}

import { Banner } from '#web/components/feedback/banner.tsx'
import { NaviLink } from '#web/features/site/frame/navi-link.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { OpenDataFound } from './load-open-data.ts'
import styles from './open-data-page.module.css'

/** The open data: each table with its files, licenses and credits, and the terms. */
export function OpenDataPage({ found: { day, tables, about } }: { found: OpenDataFound }) {
  const { t } = useTranslation('openData')
  return (
    <>
      <Banner
        title={t('openData.title')}
        lead={t('openData.lead')}
        crumb={{ to: '/datasources', label: t('site.dataSources') }}
        picture={<NaviLink face="think" />}
      />
      <section className="band">
        <div className="wrap stack">
          <p>{t('openData.day', { day })}</p>
          <ul className={styles.tables}>
            {tables.map((table) => (
              <li key={table.name} className="stack-small">
                <Table {...table} />
              </li>
            ))}
          </ul>
          <h2>{t('openData.about')}</h2>
          <p>{t('openData.aboutText')}</p>
          <Files files={about} />
          <h2>{t('openData.terms')}</h2>
          <p>{t('openData.termsText')}</p>
          <h2>{t('openData.others')}</h2>
          <p>
            {t('openData.othersText')}{' '}
            <a href="/api/docs" type="text/html">
              {t('openData.api')}
            </a>
          </p>
        </div>
      </section>
    </>
  )
}

function Table({ name, records, licences, credits, files }: OpenDataFound['tables'][number]) {
  const { t } = useTranslation('openData')
  return (
    <>
      <h2>{t(`openData.${name}`)}</h2>
      <p>
        {t(`openData.${name}Text`)} {t('openData.records', { count: records })}.
      </p>
      <Files files={files} />
      <p className="small">
        {t('openData.licence')}:{' '}
        {licences.map((licence, at) => (
          <span key={licence.name}>
            {at > 0 && ', '}
            <a href={licence.page} target="_blank" rel="noopener">
              {licence.name}
              <span className="visually-hidden"> {t('programs.newTab')}</span>
            </a>
          </span>
        ))}
      </p>
      {credits.map((credit) => (
        <p key={credit} className="small">
          {t('openData.credits')}: {credit}
        </p>
      ))}
    </>
  )
}

function Files({ files }: { files: OpenDataFound['about'] }) {
  const { t } = useTranslation('openData')
  return (
    <ul className={styles.files}>
      {files.map(({ name, address, size }) => (
        <li key={name}>
          <a href={address} download={name}>
            {t('openData.file', { name, size })}
          </a>
        </li>
      ))}
    </ul>
  )
}

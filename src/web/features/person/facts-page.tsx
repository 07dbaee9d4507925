import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { usePerson } from '#web/features/site/person.ts'
import { useTranslation } from '#web/i18n.tsx'
import { FactChips } from './fact-chips.tsx'
import styles from './facts-page.module.css'
import { ForgetFacts } from './forget-facts.tsx'
import type { FactsData } from './load-facts.ts'

/** Everything that the reader has told, to be changed or forgotten. */
export function FactsPage({ found: { about, said, unread } }: { found: FactsData }) {
  const { t } = useTranslation()
  const { lines, lost } = usePerson()
  return (
    <>
      <Banner title={said.title} lead={said.lead} crumb={{ to: '/', label: t('site.home') }} />
      <section className="band">
        <div className={`wrap ${styles.facts}`}>
          {lost && <Note tone="warn">{t('site.told.lost')}</Note>}
          {unread && <Note tone="warn">{said.unread}</Note>}
          <FactChips about={about} />
          {lines.length === 0 ? (
            <p>{said.none}</p>
          ) : (
            <dl className={styles.lines}>
              {lines.map(({ topic, label, text }) => (
                <div key={topic}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
          <p>
            <ButtonLink variant="main" to="/">
              {said.find}
            </ButtonLink>
          </p>
          {lines.length > 0 && <ForgetFacts label={said.forgetTitle} className={styles.forget} />}
        </div>
      </section>
    </>
  )
}

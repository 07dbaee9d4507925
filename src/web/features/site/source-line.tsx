import { CalendarDays, CircleCheck, CircleHelp, History, RefreshCw } from 'lucide'
import type { Freshness, Provenance } from '#contract/sources.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { siteName } from '#text/site-name.ts'
import { Chip } from '#web/components/display/chip.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './source-line.module.css'

interface SourceLineProps {
  facts: Provenance
  /** The record's own site, which is named first among its sources. */
  ownSite: string | null
}

/** How far a record can be believed today, as a chip; behind it, where its facts come from and what their pages said. */
export function SourceLine({ facts, ownSite }: SourceLineProps) {
  const { t } = useTranslation()
  return (
    <details className={styles.source}>
      <summary>
        <FreshnessChip freshness={facts.freshness} />
        <span className={styles.more}>{t('programs.freshness.more')}</span>
      </summary>
      <WatchedFacts freshness={facts.freshness} />
      <Sources facts={facts} ownSite={ownSite} />
    </details>
  )
}

const chips = {
  checked: { tone: 'ok', icon: CircleCheck },
  agrees: { tone: 'ok', icon: CircleCheck },
  changed: { tone: 'warn', icon: RefreshCw },
  unreadable: { tone: 'no', icon: CircleHelp },
  old: { tone: 'warn', icon: History },
  dated: { tone: 'no', icon: CalendarDays },
} as const

/** How far a record can be believed today, in a few words. */
function FreshnessChip({ freshness: { state, on, facts } }: { freshness: Freshness }) {
  const { t, language } = useTranslation()
  const date = on ? dateInWords(on, language) : ''
  // A page that names the phone says nothing of the price.
  const same = facts.filter(({ agrees }) => agrees).map(({ fact }) => t(`programs.freshness.short.${fact}`))
  const words = state === 'dated' && !on ? 'programs.freshness.datedUnknown' : (`programs.freshness.${state}` as const)
  return <Chip {...chips[state]}>{t(words, { date, facts: same.join(', ') })}</Chip>
}

/** What a reader must know before they act on a record: that it is old, or that its page says something else now. */
export function DoubtChip({ freshness }: Pick<Provenance, 'freshness'>) {
  const isInDoubt = freshness.state === 'old' || freshness.state === 'changed'
  return isInDoubt && <FreshnessChip freshness={freshness} />
}

/** Which facts the pages still bear out, where they were read. */
function WatchedFacts({ freshness: { state, on, facts } }: Pick<Provenance, 'freshness'>) {
  const { t, language } = useTranslation()
  if (facts.length === 0) return null
  return (
    <>
      {on && state !== 'checked' && <p>{t('programs.freshness.agreesOn', { date: dateInWords(on, language) })}</p>}
      <ul>
        {facts.map(({ fact, agrees }) => (
          <li key={fact}>
            {t(`programs.freshness.fact.${fact}`)}:{' '}
            {t(agrees ? 'programs.freshness.same' : 'programs.freshness.different')}.
          </li>
        ))}
      </ul>
    </>
  )
}

function Sources({ facts, ownSite }: SourceLineProps) {
  const { t, language } = useTranslation()
  const { source_date, checked_on, spanish_reviewed, unlinked_sources } = facts
  const sources = onePerSite(facts, ownSite)
  const unreviewed = language === 'es' && !spanish_reviewed
  return (
    <p>
      {source_date
        ? t('programs.sourceDated', { date: dateInWords(source_date, language) })
        : t('programs.sourceDateUnknown')}{' '}
      {checked_on ? t('programs.lastChecked', { date: dateInWords(checked_on, language) }) : t('programs.notChecked')}{' '}
      {unreviewed && `${t('programs.spanishUnreviewed')} `}
      {sources.length > 0 && `${t('programs.source', { count: sources.length })} `}
      {sources.map(([site, url], index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a href={url} target="_blank" rel="noopener">
            {site}
            <span className="visually-hidden"> {t('programs.newTab')}</span>
          </a>
        </span>
      ))}
      {sources.length > 0 && '. '}
      {unlinked_sources > 0 && t('programs.unlinked', { count: unlinked_sources })}
    </p>
  )
}

/** One source a web site, the record's own site first: what a reader can tell apart. */
function onePerSite({ sources }: Provenance, ownSite: string | null): [site: string, url: string][] {
  const own = ownSite && siteName(ownSite)
  const sites = new Map(sources.toReversed().map(({ url }) => [siteName(url), url]))
  return [...sites].sort(([a], [b]) => Number(b === own) - Number(a === own))
}

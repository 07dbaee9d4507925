import { Search } from 'lucide'
import type { ReactNode } from 'react'
import type { ResultItem } from '#contract/chat.ts'
import type { Provenance } from '#contract/sources.ts'
import { isAllowedLink } from '#text/chat-markup.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { ForeignButton } from '#web/features/site/foreign-button.tsx'
import { ShareCardLink } from '#web/features/site/saved/share-card-link.tsx'
import { SourceLine } from '#web/features/site/source-line.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { HeadingBelow } from './heading-below.tsx'
import styles from './result-cards.module.css'

interface ResultCardsProps {
  items: ResultItem[]
  /** Where the records are not in the language of the page. */
  lang?: string
  /** The words that were asked. */
  query: string
  /** Marks the words that were asked for in a text. */
  mark?: (text: string, query: string) => ReactNode
  onSearch: () => void
}

/** The records of an answer, each with its next step and where it comes from. */
export function ResultCards({ items, lang, query, mark = (text) => text, onSearch }: ResultCardsProps) {
  const { t } = useTranslation('chat')
  if (items.length === 0) return null
  const isNearby = items.some(({ kind }) => kind !== 'program')
  return (
    <>
      <ul className={styles.cards} aria-label={t('chat.card.cards')}>
        {items.map((item) => (
          <li key={`${item.kind} ${item.item_id}`}>
            <ResultCard
              item={item}
              lang={lang}
              words={(text) => (item.kind === 'service' ? mark(text, query) : text)}
            />
          </li>
        ))}
      </ul>
      {isNearby && (
        <Button onClick={onSearch}>
          <Icon icon={Search} />
          {t('chat.search.open')}
        </Button>
      )}
    </>
  )
}

interface ResultCardProps extends Pick<ResultCardsProps, 'lang'> {
  item: ResultItem
  words: (text: string) => ReactNode
}

function ResultCard({ item, lang, words }: ResultCardProps) {
  const { t } = useTranslation('chat')
  const { item_id, kind, organization, line, form_link, phone_number, phone_confirmed, discount_coupon } = item
  const name = nameOf(item)
  const site = linkOf(item.program_url ?? item.url_link)
  const form = linkOf(form_link)
  return (
    <article className={styles.card}>
      {/* Only services have names in both languages. */}
      <HeadingBelow steps={2} className={styles.name} lang={kind === 'service' ? lang : undefined}>
        {words(name)}
      </HeadingBelow>
      {organization && organization !== name && <p className="small soft">{organization}</p>}
      <p lang={lang}>{words(line)}</p>
      {discount_coupon && <p>{t('chat.card.coupon', { coupon: discount_coupon })}</p>}
      <div className={styles.next}>
        {phone_number && (
          <CallLink phone={phone_number}>{t(phone_confirmed ? 'chat.card.call' : 'chat.card.notConfirmed')}</CallLink>
        )}
        <div className={styles.ways}>
          {form && <ForeignButton to={form} label={t('programs.openForm')} about={name} />}
          {site && site !== form && (
            <ForeignButton
              to={site}
              label={t(kind === 'program' ? 'programs.openSite' : 'programs.openWebsite')}
              about={name}
            />
          )}
          <ShareCardLink itemIds={[item_id]} label={t('programs.share')} about={name} />
        </div>
        <SourceLine facts={factsOf(item)} ownSite={site} />
      </div>
    </article>
  )
}

/** The name of a record, by whichever field its kind has it in. */
export function nameOf({ program_name, vendor_name, organization }: ResultItem): string {
  return program_name ?? vendor_name ?? organization ?? ''
}

function linkOf(link: string | null | undefined): string | null {
  return link && isAllowedLink(link) && link.startsWith('https:') ? link : null
}

function factsOf({ source_url, source_date, checked_on, freshness }: ResultItem): Provenance {
  const url = linkOf(source_url)
  return {
    sources: url ? [{ url, page_date: source_date, supports: [] }] : [],
    source_date,
    checked_on,
    freshness: freshness ?? { state: 'dated', on: source_date, facts: [] },
    unlinked_sources: 0,
    evidence: 'lead',
    spanish_reviewed: true,
  }
}

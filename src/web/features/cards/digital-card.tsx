import { Mic } from 'lucide'
import type { Ref } from 'react'
import { questionsOf } from '#i18n/card-words.ts'
import { siteName } from '#text/site-name.ts'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { QrCode } from '#web/components/display/qr-code.tsx'
import { TearOff } from '#web/components/layout/tear-off.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { Card, Retailer } from './card.ts'
import { CardEntry } from './card-entry.tsx'
import styles from './digital-card.module.css'
import { NewTab } from './new-tab.tsx'
import { ToTick } from './to-tick.tsx'

interface DigitalCardProps {
  card: Card
  retailers: Retailer[]
  /** The level of its headings. */
  level: 2 | 3
  ref?: Ref<HTMLElement>
}

/** The card that people take along: what helps, and below the tear line the way on. The same in light and dark, and on paper. */
export function DigitalCard({ card: { special_type, items, url }, retailers, level, ref }: DigitalCardProps) {
  const { t } = useTranslation('cards')
  const Heading = `h${level}` as const
  const [first, ...others] = items
  const shown = (others.length === 0 && first?.url) || url
  return (
    <article ref={ref} className={styles.card} aria-label={t('cards.card.title')}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.item_id}>
            <CardEntry item={item} type={special_type} level={level} />
          </li>
        ))}
      </ul>
      <ToTick title={t('cards.program.ask')} lines={questionsOf(items, t)} />
      <div className={styles.tear}>
        <TearOff>
          <div className={styles.scan}>
            <div>
              <b>{siteName(shown)}</b>
              <p className="small">{t('cards.card.ask')}</p>
              <p className="small">{t('cards.card.from')}</p>
            </div>
            <QrCode className={styles.code} text={shown} label={t('cards.card.code', { site: siteName(shown) })} />
          </div>
          <Heading className={styles.savings}>{t('cards.card.savings')}</Heading>
          <div className={styles.retailers}>
            {retailers.map((retailer) => (
              <ButtonLink key={retailer.url} to={retailer.url} className={styles.retailer}>
                {retailer.name}
                <NewTab />
              </ButtonLink>
            ))}
          </div>
          <ButtonLink wide to="/health-care-ai/" className={styles.talk}>
            <Icon icon={Mic} />
            <span>
              {t('cards.card.talk')}
              <span className={styles.talkIn}> {t('cards.card.talkIn')}</span>
            </span>
          </ButtonLink>
          <p className={styles.address}>
            {t('cards.card.open')} {url}
          </p>
        </TearOff>
      </div>
    </article>
  )
}

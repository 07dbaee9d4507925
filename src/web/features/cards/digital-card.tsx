import { Mic, TriangleAlert } from 'lucide-react'
import type { Ref } from 'react'
import type { CardItem, CardType } from '#contract/cards.ts'
import { callLines, copaySteps, factsOf, kindOfCard, questionsOf } from '#i18n/card-words.ts'
import { siteName } from '#text/site-name.ts'
import { telAddress } from '#text/tel-address.ts'
import { NaviAvatar } from '#web/components/art/navi-avatar.tsx'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { TearOff } from '#web/components/layout/tear-off.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { Card, Retailer } from './card.ts'
import styles from './digital-card.module.css'

interface DigitalCardProps {
  card: Card
  retailers: Retailer[]
  /** The level of the heading below the tear line. */
  level: 2 | 3
  ref?: Ref<HTMLElement>
}

/** The card that people take along: what helps, and below the tear line the way on. The same in light and dark, and on paper. */
export function DigitalCard({ card: { special_type, items, url }, retailers, level, ref }: DigitalCardProps) {
  const { t } = useTranslation()
  const questions = questionsOf(items, t)
  return (
    <article ref={ref} className={styles.card} aria-label={t('cards.card.title')}>
      <div className={styles.head}>
        <NaviAvatar className={styles.navi} />
        <p>
          <b>{t(`cards.kind.${kindOfCard(items)}`)}</b>
          {t('cards.card.from')}
        </p>
      </div>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.item_id}>
            <Item item={item} type={special_type} />
          </li>
        ))}
      </ul>
      {questions.length > 0 && (
        <div className={styles.questions}>
          <b>{t('cards.program.ask')}</b>
          <ul>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.ask}>{t('cards.card.ask')}</p>
      <div className={styles.tear}>
        <TearOff level={level} title={t('cards.card.savings')}>
          <div className={styles.retailers}>
            {retailers.map((retailer) => (
              <ButtonLink key={retailer.url} to={retailer.url} className={styles.retailer}>
                {retailer.name}
                <NewTab />
              </ButtonLink>
            ))}
          </div>
          <ButtonLink variant="main" wide to="/health-care-ai/">
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

function Item({ item, type }: { item: CardItem; type: CardType }) {
  const { t } = useTranslation()
  const { kind, name, medicine, url, phone, phone_confirmed } = item
  const steps = copaySteps(item, t)
  return (
    <>
      <b className={styles.name}>{medicine ?? name}</b>
      {medicine && <span>{name}</span>}
      {kind === 'copay' && (
        <p className={styles.warning}>
          <Icon icon={TriangleAlert} />
          {t('cards.copay.notTheCard')}
        </p>
      )}
      {factsOf(item, t).map((fact) => (
        <span key={fact} className={kind === 'vendor' ? styles.coupon : undefined}>
          {fact}
        </span>
      ))}
      {callLines(item, t).map((line) => (
        <p key={line} className={styles.say}>
          {line}
        </p>
      ))}
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <div className={styles.links}>
        {url && (
          <a className={styles.link} href={url} target="_blank" rel="noopener">
            {type === 'specialCommunity' ? siteName(url) : t('cards.card.view')}
            <span className="visually-hidden">: {name}</span>
            <NewTab />
          </a>
        )}
        {phone && (
          <a className={styles.link} href={telAddress(phone)}>
            {t('cards.card.call', { phone })}
          </a>
        )}
      </div>
      {phone && !phone_confirmed && <span>{t('cards.card.publicNumber')}</span>}
    </>
  )
}

function NewTab() {
  const { t } = useTranslation()
  return <span className="visually-hidden"> {t('cards.card.newTab')}</span>
}

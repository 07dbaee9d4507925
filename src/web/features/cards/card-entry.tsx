import { CreditCard, type IconNode, ListChecks, MapPin, Phone, Tag, TriangleAlert } from 'lucide'
import type { CardItem, CardType } from '#contract/cards.ts'
import { copaySteps, kindOfCard } from '#i18n/card-words.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { siteName } from '#text/site-name.ts'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { MoneySticker } from '#web/components/display/money-sticker.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './card-entry.module.css'
import { NewTab } from './new-tab.tsx'
import { ServicePlace } from './service-place.tsx'
import { ToTick } from './to-tick.tsx'

const icons: Record<ReturnType<typeof kindOfCard>, IconNode> = {
  copay: CreditCard,
  program: Phone,
  service: MapPin,
  vendor: Tag,
  mixed: ListChecks,
}

interface CardEntryProps {
  item: CardItem
  type: CardType
  /** The level of its name as a heading. */
  level: 2 | 3
}

/** One item of a card, by its kind: how to get a copay card, whom to call and what to say, where to go and when. */
export function CardEntry({ item, type, level }: CardEntryProps) {
  const { t, language } = useTranslation('cards')
  const { kind, name, medicine, money, organization, area_served, benefit, eligibility, coupon } = item
  const { url, to_say, papers, evidence, source_date } = item
  const Heading = `h${level}` as const
  const shownKind = kindOfCard([item])
  const giver = medicine ? name : [organization, area_served].filter(Boolean).join(' · ')
  const proof = [t(`cards.card.proof.${evidence}`), source_date && dateInWords(source_date, language)]
  return (
    <>
      <div className={styles.head}>
        <div>
          <p className={styles.kind}>
            <Icon icon={icons[shownKind]} />
            {t(`cards.kind.${shownKind}`)}
          </p>
          <Heading className={styles.name}>{medicine ?? name}</Heading>
          {giver && <p className={styles.giver}>{giver}</p>}
        </div>
        {money && <MoneySticker money={money} />}
      </div>
      {kind === 'copay' && <CopaySteps item={item} />}
      {kind === 'program' && <Call item={item} />}
      <ServicePlace item={item} />
      {[benefit, eligibility].map(
        (text) =>
          text && (
            <p key={text} className={styles.part}>
              {text}
            </p>
          ),
      )}
      {coupon && <p className={`${styles.part} ${styles.coupon}`}>{t('cards.card.coupon', { coupon })}</p>}
      {to_say && (
        <div className={styles.part}>
          <b>{t('cards.program.toSay')}</b>
          <p className={styles.say}>
            <q>{to_say}</q>
          </p>
        </div>
      )}
      <ToTick title={t('cards.program.toHave')} lines={papers} />
      {kind !== 'program' && <Call item={item} />}
      <p className={styles.source}>
        {url && (
          <a className={styles.link} href={url} target="_blank" rel="noopener">
            {type === 'specialCommunity' ? siteName(url) : t('cards.card.view')}
            <span className="visually-hidden">: {name}</span>
            <NewTab />
          </a>
        )}
        <span>{proof.filter(Boolean).join(', ')}</span>
      </p>
    </>
  )
}

/** What the page of the maker gives, which our card is not. */
function CopaySteps({ item }: { item: CardItem }) {
  const { t } = useTranslation('cards')
  return (
    <>
      <p className={styles.warning}>
        <Icon icon={TriangleAlert} />
        {t('cards.copay.notTheCard')}
      </p>
      <ol className={styles.steps}>
        {copaySteps(item, t).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

function Call({ item: { kind, phone, phone_confirmed, call_note } }: { item: CardItem }) {
  const { t } = useTranslation('cards')
  if (!phone) return null
  const doubt = !phone_confirmed && t('cards.card.publicNumber')
  const note = kind === 'service' ? doubt || t('cards.service.callFirst') : [call_note, doubt].filter(Boolean).join(' ')
  return (
    <div className={styles.part}>
      <CallLink phone={phone}>{note}</CallLink>
    </div>
  )
}

import { kindOfCard } from '#i18n/card-words.ts'
import { Navi } from '#web/components/art/navi.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { Card } from './card.ts'
import styles from './card-page.module.css'
import { CardShare } from './card-share.tsx'
import type { CardData } from './load-card.ts'
import { SavedCards } from './saved-cards.tsx'
import { WaysOn } from './ways-on.tsx'

/** What an address of a card leads to: the card, word that it is gone, or this reader's saved cards. */
export function CardPage({ found }: { found: CardData }) {
  const { card, retailers, gone } = found
  if (!card) return <SavedCards />
  if (card.items.length === 0) return <GoneCard />
  return <ShownCard key={card.url} card={card} retailers={retailers} gone={gone} />
}

function ShownCard({ card, retailers, gone }: { card: Card } & Pick<CardData, 'retailers' | 'gone'>) {
  const { t } = useTranslation('cards')
  return (
    <div className={`wrap ${styles.page}`}>
      {/* The card says it to the eye. */}
      <h1 className="visually-hidden">{t(`cards.kind.${kindOfCard(card.items)}`)}</h1>
      {gone > 0 && <Note tone="warn">{t('cards.page.someGone', { count: gone })}</Note>}
      <noscript>
        <Note>{t('cards.ways.needScript')}</Note>
      </noscript>
      <CardShare card={card} retailers={retailers} level={2} />
    </div>
  )
}

function GoneCard() {
  const { t } = useTranslation('cards')
  return (
    <Banner title={t('cards.page.goneTitle')} lead={t('cards.page.goneLead')} picture={<Navi face="sorry" />}>
      <div className="actions">
        <WaysOn />
      </div>
    </Banner>
  )
}

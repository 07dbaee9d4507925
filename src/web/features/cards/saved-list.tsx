import { Share2, Trash2 } from 'lucide'
import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import type { CardItem } from '#contract/cards.ts'
import { factsOf, titleOf } from '#i18n/card-words.ts'
import { telAddress } from '#text/tel-address.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { Spinner } from '#web/components/feedback/spinner.tsx'
import { cardAddress, useShareCard } from '#web/features/site/saved/share-card.ts'
import { useTranslation } from '#web/i18n.tsx'
import type { CardData } from './load-card.ts'
import styles from './saved-list.module.css'

interface SavedListProps {
  saved: readonly string[]
  onTakeOut: (ids: readonly string[]) => void
}

/** The saved items as the catalogue has them today, each with a way to take it out. */
export function SavedList({ saved, onTakeOut }: SavedListProps) {
  const { t } = useTranslation('cards')
  const shareCard = useShareCard()
  const { items, gone, isLoading } = useOffered(saved)
  return (
    <>
      {gone.length > 0 && (
        <Note tone="warn">
          <div className={styles.taken}>
            <p>{t('cards.page.someGone', { count: gone.length })}</p>
            <Button onClick={() => onTakeOut(gone)}>{t('cards.page.remove')}</Button>
          </div>
        </Note>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.item_id}>
            <SavedItem item={item} onTakeOut={() => onTakeOut([item.item_id])} />
          </li>
        ))}
      </ul>
      {isLoading && (
        <p role="status">
          <Spinner /> {t('cards.page.looking')}
        </p>
      )}
      <div className="actions">
        {items.length > 0 && (
          <Button variant="main" onClick={() => shareCard(items.map(({ item_id }) => item_id))}>
            <Icon icon={Share2} />
            {t('cards.page.shareAll')}
          </Button>
        )}
        <Button onClick={() => onTakeOut(saved)}>{t('cards.page.clear')}</Button>
      </div>
    </>
  )
}

function SavedItem({ item, onTakeOut }: { item: CardItem; onTakeOut: () => void }) {
  const { t } = useTranslation('cards')
  const { item_id, kind, phone, phone_confirmed } = item
  return (
    <div className={styles.item}>
      <div>
        <Link className={styles.name} to={cardAddress([item_id])}>
          {titleOf(item)}
        </Link>
        {kind === 'copay' && <p>{t('cards.copay.notTheCard')}</p>}
        {factsOf(item, t).map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {phone && (
          <a className={styles.phone} href={telAddress(phone)}>
            {t('cards.card.call', { phone })}
          </a>
        )}
        {phone && !phone_confirmed && <p>{t('cards.card.publicNumber')}</p>}
      </div>
      <Button onClick={onTakeOut}>
        <Icon icon={Trash2} />
        {t('cards.page.remove')}
        <span className="visually-hidden">: {titleOf(item)}</span>
      </Button>
    </div>
  )
}

/** Asks the page of their card which of these items are still offered. */
function useOffered(saved: readonly string[]) {
  const { language } = useTranslation()
  const { load, data, state } = useFetcher<CardData>({ key: `saved ${language}` })
  const address = cardAddress([...saved])

  useEffect(() => {
    load(address)
  }, [load, address])

  const known = new Map(data?.card?.items.map((item) => [item.item_id, item]))
  const isLoading = !data || state !== 'idle'
  return {
    items: saved.flatMap((id) => known.get(id) ?? []),
    gone: isLoading ? [] : saved.filter((id) => !known.has(id)),
    isLoading: isLoading && known.size === 0,
  }
}

import { factsOf, titleOf } from '#i18n/card-words.ts'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './saved-items.module.css'
import { readStoredItems } from './stored-items.ts'
import { StoredLine } from './stored-line.tsx'
import { useStored } from './use-stored.ts'

/** The saved cards as they were when last online. */
export function SavedItems() {
  const { t } = useTranslation('cards', 'offline')
  const stored = useStored(readSaved)
  if (!stored) return null
  if (stored.items.length === 0) return <p>{t('offline.noCards')}</p>
  return (
    <>
      <StoredLine at={stored.stored_at} />
      <ul className={styles.list}>
        {stored.items.map((item) => (
          <li key={item.item_id} className={styles.item}>
            <h3 className={styles.name} lang={stored.language}>
              {titleOf(item)}
            </h3>
            {item.kind === 'copay' && <p>{t('cards.copay.notTheCard')}</p>}
            {factsOf(item, t).map((fact) => (
              <p key={fact} lang={stored.language}>
                {fact}
              </p>
            ))}
            {item.phone && (
              <CallLink phone={item.phone}>{!item.phone_confirmed && t('cards.card.publicNumber')}</CallLink>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function readSaved() {
  return readStoredItems() ?? { stored_at: '', language: undefined, items: [] }
}

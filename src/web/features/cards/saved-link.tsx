import { Link } from 'react-router'
import { Note } from '#web/components/feedback/note.tsx'
import { useSavedCards } from '#web/features/site/saved/saved-store.ts'
import { useTranslation } from '#web/i18n.tsx'
import type { Card } from './card.ts'

/** The way to the saved cards, once this one is among them. */
export function SavedLink({ items }: Pick<Card, 'items'>) {
  const { t } = useTranslation()
  const saved = useSavedCards() ?? []
  const isSaved = items.every(({ item_id }) => saved.includes(item_id))
  return (
    <div role="status">
      {isSaved && (
        <Note tone="ok">
          {t('cards.ways.saved')}. <Link to="/digitalcard">{t('cards.seeSaved', { count: saved.length })}</Link>
        </Note>
      )}
    </div>
  )
}

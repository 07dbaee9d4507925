import { Bookmark } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { Icon } from '#web/components/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { useSavedCards } from './use-saved-cards.ts'

interface SavedCardsLinkProps {
  className?: string
  iconClassName?: string
  onClick?: () => void
}

/** The way to the saved cards, with their count once the browser has told it. */
export function SavedCardsLink({ className, iconClassName, onClick }: SavedCardsLinkProps) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const count = useSavedCards()?.length ?? 0
  // The page of a card has the same path.
  const isHere = pathname === '/digitalcard' && search === ''
  return (
    <Link className={className} to="/digitalcard" onClick={onClick} aria-current={isHere ? 'page' : undefined}>
      <Icon icon={Bookmark} className={iconClassName} />
      {count > 0 ? t('site.savedCount', { count }) : t('site.saved')}
    </Link>
  )
}

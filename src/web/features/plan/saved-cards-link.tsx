import { Bookmark } from 'lucide-react'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useSavedCards } from '#web/features/site/saved/saved-store.ts'
import { useTranslation } from '#web/i18n.tsx'

/** The way to the cards that this reader has saved, where there are any. */
export function SavedCardsLink() {
  const { t } = useTranslation()
  const count = useSavedCards()?.length ?? 0
  if (count === 0) return null
  return (
    <p>
      <ButtonLink to="/digitalcard">
        <Icon icon={Bookmark} />
        {t('plan.savedCards', { count })}
      </ButtonLink>
    </p>
  )
}

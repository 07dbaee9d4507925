import { useTranslation } from '#web/i18n.tsx'

/** Tells who hears a link of a card that it opens a new tab. */
export function NewTab() {
  const { t } = useTranslation('cards')
  return <span className="visually-hidden"> {t('cards.card.newTab')}</span>
}

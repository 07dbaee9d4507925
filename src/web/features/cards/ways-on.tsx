import { ButtonLink } from '#web/components/buttons/button.tsx'
import { useTranslation } from '#web/i18n.tsx'

/** Where a reader without a card finds one. */
export function WaysOn() {
  const { t } = useTranslation('cards')
  return (
    <>
      <ButtonLink variant="go" to="/patient-assistant-savings">
        {t('cards.page.findHelp')}
      </ButtonLink>
      <ButtonLink to="/localcommunity">{t('cards.page.nearby')}</ButtonLink>
    </>
  )
}

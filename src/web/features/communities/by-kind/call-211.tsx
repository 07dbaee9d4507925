import { ButtonLink } from '#web/components/buttons/button.tsx'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { Box } from '#web/components/layout/box.tsx'
import { useTranslation } from '#web/i18n.tsx'

/** The side column of local help: its phone number, and the other ways to it. */
export function Call211() {
  const { t } = useTranslation('communities')
  return (
    <aside className="stack">
      <Box>
        <h2>{t('communities.call211.title')}</h2>
        <p>{t('communities.call211.text')}</p>
        <CallLink phone="211">{t('communities.call211.say')}</CallLink>
        <p className="small">{t('communities.call211.danger')}</p>
      </Box>
      <Box variant="plain">
        <h2>{t('communities.more.title')}</h2>
        <p>{t('communities.more.text')}</p>
        <div className="actions">
          <ButtonLink to="/specialcommunity">{t('communities.more.deals')}</ButtonLink>
          <ButtonLink to="/organizationtable">{t('communities.more.organizations')}</ButtonLink>
        </div>
      </Box>
    </aside>
  )
}

import { ExternalLink } from 'lucide'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'

/** A button to another site. Who hears it learns what it is about, and that it opens a new tab. */
export function ForeignButton({ to, label, about }: { to: string; label: string; about: string }) {
  const { t } = useTranslation()
  return (
    <ButtonLink to={to}>
      {label}
      <span className="visually-hidden">
        : {about} {t('programs.newTab')}
      </span>
      <Icon icon={ExternalLink} />
    </ButtonLink>
  )
}

import { AskedFrame } from '#web/components/layout/asked-frame.tsx'
import { useTranslation } from '#web/i18n.tsx'

/** The operator's own form at another site, in place of ours. */
export function EmbeddedForm({ address, title }: { address: string; title: string }) {
  const { t } = useTranslation('intake')
  const { host } = new URL(address)
  return (
    <AskedFrame
      src={address}
      title={title}
      text={t('intake.frame.text', { host })}
      button={t('intake.frame.button', { host })}
    />
  )
}

import type { EmergencyKind } from '#contract/communities.ts'
import { hotlines } from '#contract/hotlines.ts'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'

/** Whom to call at once when the words speak of danger. */
export function EmergencyNote({ kinds }: { kinds: EmergencyKind[] }) {
  const { t } = useTranslation()
  return (
    <Note tone="danger">
      <div className="stack-small">
        <h2>{t('communities.emergency.title')}</h2>
        <CallLink phone={hotlines.medical}>{t('communities.emergency.call911')}</CallLink>
        {kinds
          .filter((kind) => kind !== 'medical')
          .map((kind) => (
            <CallLink key={kind} phone={hotlines[kind]}>
              {t(`communities.emergency.${kind}`)}
            </CallLink>
          ))}
      </div>
    </Note>
  )
}

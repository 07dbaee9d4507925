import { LikelyLinks } from '#web/components/buttons/likely-links.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { type ServicesAsked, servicesAddress } from './services-address.ts'

/** Says that a place is not known, or asks which of several it is. */
export function UnknownPlace({ asked, likely }: { asked: ServicesAsked; likely: string[] }) {
  const { t } = useTranslation()
  const place = asked.place || asked.q || ''
  return (
    <Note tone="warn">
      {likely.length > 0 ? (
        <LikelyLinks
          question={t('communities.search.whichPlace', { place })}
          links={likely.map((city) => ({
            label: city,
            to: servicesAddress({ ...asked, place: city, page: undefined }),
          }))}
        />
      ) : (
        <p>{t('communities.search.unknownPlace', { place })}</p>
      )}
    </Note>
  )
}

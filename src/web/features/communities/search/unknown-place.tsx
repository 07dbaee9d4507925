import type { Place } from '#contract/communities.ts'
import { LikelyLinks } from '#web/components/buttons/likely-links.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { type ServicesAsked, servicesAddress } from './services-address.ts'

interface UnknownPlaceProps {
  asked: ServicesAsked
  likely: string[]
  /** The state that was named with the place. */
  state: Place | null
}

/** Says that a place is not known, or asks which one it is, and for where the help below is. */
export function UnknownPlace({ asked, likely, state }: UnknownPlaceProps) {
  const { t } = useTranslation()
  const place = asked.place || asked.q || ''
  const isZip = /^\d{5}$/.test(place)
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
        <p>{t(isZip ? 'communities.search.unknownZip' : 'communities.search.unknownPlace', { place })}</p>
      )}
      <p>{state ? t('communities.search.onlyState', { state: state.label }) : t('communities.search.onlyNational')}</p>
    </Note>
  )
}

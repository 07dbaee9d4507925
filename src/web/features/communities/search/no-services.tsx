import { Phone } from 'lucide'
import type { Place } from '#contract/communities.ts'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { LikelyLinks } from '#web/components/buttons/likely-links.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { toldPlace, usePerson } from '#web/features/site/person.ts'
import { useTranslation } from '#web/i18n.tsx'
import { type ServicesAsked, servicesAddress } from './services-address.ts'

/** Nothing matches: 211, and the same search with one thing less. */
export function NoServices({ asked, place }: { asked: ServicesAsked; place: string | undefined }) {
  const { t } = useTranslation('communities')
  // Without a word on it in the address, the place that the reader has told would be taken.
  const noPlace = toldPlace(usePerson()) ? '' : undefined
  const without = [
    { name: 'open', words: t('communities.search.withoutOpen') },
    { name: 'spoken', words: t('communities.search.withoutSpoken') },
    { name: 'place', words: t('communities.search.withoutPlace') },
    { name: 'category', words: t('communities.search.withoutCategory') },
    { name: 'q', words: t('communities.search.withoutWords', { words: asked.q ?? '' }) },
  ] as const
  return (
    <EmptyState
      title={t('communities.search.noneTitle')}
      actions={
        <>
          <ButtonLink variant="main" to="tel:211">
            <Icon icon={Phone} />
            {t('communities.call211.button')}
          </ButtonLink>
          {without
            .filter(({ name }) => (name === 'place' ? place : asked[name]))
            .map(({ name, words }) => (
              <ButtonLink
                key={name}
                to={servicesAddress({ ...asked, [name]: name === 'place' ? noPlace : undefined, page: undefined })}
              >
                {words}
              </ButtonLink>
            ))}
        </>
      }
    >
      <p>{t('communities.search.noneLead')}</p>
    </EmptyState>
  )
}

interface UnknownPlaceProps {
  asked: ServicesAsked
  likely: string[]
  /** The state that was named with the place. */
  state: Place | null
}

/** Says that a place is not known, or asks which one it is, and for where the help below is. */
export function UnknownPlace({ asked, likely, state }: UnknownPlaceProps) {
  const { t } = useTranslation('communities')
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

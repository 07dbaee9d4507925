import { useId } from 'react'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { type ServicesAsked, servicesAddress } from './services-address.ts'
import styles from './unknown-place.module.css'

/** Says that a place is not known, or asks which of several it is. */
export function UnknownPlace({ asked, likely }: { asked: ServicesAsked; likely: string[] }) {
  const { t } = useTranslation()
  const id = useId()
  const place = asked.place || asked.q || ''
  if (likely.length === 0) {
    return (
      <Note tone="warn">
        <p>{t('communities.search.unknownPlace', { place })}</p>
      </Note>
    )
  }
  return (
    <Note tone="warn">
      <p id={id}>{t('communities.search.whichPlace', { place })}</p>
      <ul className={styles.places} aria-labelledby={id}>
        {likely.map((city) => (
          <li key={city}>
            <ButtonLink to={servicesAddress({ ...asked, place: city, page: undefined })}>{city}</ButtonLink>
          </li>
        ))}
      </ul>
    </Note>
  )
}

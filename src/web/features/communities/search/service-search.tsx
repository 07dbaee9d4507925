import type { ReactNode, SubmitEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { Button } from '#web/components/buttons/button.tsx'
import { Field } from '#web/components/form/field.tsx'
import { SearchCard } from '#web/components/layout/search-card.tsx'
import { toldPlace, usePerson } from '#web/features/site/person.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './service-search.module.css'
import { askedNames, type ServicesAsked, servicesAddress } from './services-address.ts'

interface ServiceSearchProps {
  asked?: ServicesAsked
  /** Further fields, below the words and the place. */
  filters?: ReactNode
  /** Below the card, and still part of the form. */
  children?: ReactNode
}

/** The search for local help: what, and where. A plain form, which the page's script only makes quicker. */
export function ServiceSearch({ asked = {}, filters, children }: ServiceSearchProps) {
  const { t } = useTranslation('communities')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const person = usePerson()
  const told = toldPlace(person)
  const isSearching = useNavigation().location?.pathname === '/support-programs'

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const pressed = (event.nativeEvent as globalThis.SubmitEvent).submitter as HTMLButtonElement | null
    if (pressed?.name) form.set(pressed.name, pressed.value)
    const place = String(form.get('place') ?? '').trim()
    if (place && place !== told) person.mention('place', place)
    // What the reader has told is known without it, and no address needs to hold it.
    if (place === told) form.delete('place')
    const fields = askedNames.map((name) => [name, form.get(name)?.toString().trim()])
    navigate(servicesAddress(Object.fromEntries(fields)), { preventScrollReset: pathname === '/support-programs' })
  }

  return (
    <search>
      {/* Built anew when the address asks for something else, as after going back. */}
      <form
        key={`${servicesAddress(asked)} ${told}`}
        action="/support-programs"
        className={styles.form}
        onSubmit={handleSubmit}
      >
        <SearchCard
          filters={filters}
          action={
            <Button type="submit" variant="go" busy={isSearching} busyLabel={t('communities.search.busy')}>
              {t('communities.search.submit')}
            </Button>
          }
        >
          <Field label={t('communities.search.words')} hint={t('communities.search.wordsHint')}>
            {(control) => <input {...control} type="text" name="q" defaultValue={asked.q} maxLength={120} />}
          </Field>
          <Field label={t('communities.search.place')} hint={t('communities.search.placeHint')}>
            {(control) => (
              <input
                {...control}
                type="text"
                name="place"
                defaultValue={asked.place ?? told}
                maxLength={80}
                autoComplete="postal-code"
              />
            )}
          </Field>
        </SearchCard>
        {children}
      </form>
    </search>
  )
}

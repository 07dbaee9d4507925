import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { Button } from '#web/components/buttons/button.tsx'
import { Field } from '#web/components/form/field.tsx'
import { SearchCard } from '#web/components/layout/search-card.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { DeliveryData } from './load-delivery.ts'
import styles from './zip-check.module.css'

const page = '/freehomedelivery'

/** Asks whether a ZIP code lies in the area. A plain form, which the page's script only makes quicker. */
export function ZipCheck({ zip, area }: Pick<DeliveryData, 'zip' | 'area'>) {
  const { t } = useTranslation('intake')
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'sent' | 'empty' | 'edited'>('sent')
  const isChecking = useNavigation().location?.pathname === page

  // After going back the field shows the ZIP code of the page, if it has one: else what was typed early would be lost.
  useEffect(() => {
    if (input.current && zip) input.current.value = zip
  }, [zip])

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const typed = input.current?.value.trim() ?? ''
    setState(typed === '' ? 'empty' : 'sent')
    if (typed) navigate(`${page}?${new URLSearchParams({ zip: typed })}`, { preventScrollReset: true })
    else input.current?.focus()
  }

  function problem() {
    if (state === 'empty' || (state === 'sent' && area === 'invalid_zip')) return t('intake.problems.zip')
    if (state === 'sent' && area === 'unknown_zip') return t('intake.delivery.unknown', { zip })
  }

  return (
    <form action={page} noValidate onSubmit={handleSubmit}>
      <SearchCard>
        <div className={styles.row}>
          <Field label={t('intake.delivery.checkTitle')} hint={t('intake.delivery.zipHint')} error={problem()}>
            {(control) => (
              <input
                {...control}
                ref={input}
                type="text"
                name="zip"
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={10}
                defaultValue={zip}
                onChange={() => setState('edited')}
              />
            )}
          </Field>
          <Button type="submit" variant="main" size="big" busy={isChecking} busyLabel={t('intake.delivery.checking')}>
            {t('intake.delivery.check')}
          </Button>
        </div>
      </SearchCard>
    </form>
  )
}

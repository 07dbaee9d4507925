import { useMemo } from 'react'
import type { PhoneWords } from '#web/components/form/phone-field.tsx'
import { useTranslation } from '#web/i18n.tsx'

/** The words of a phone field, in the reader's language. */
export function usePhoneWords(): PhoneWords {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      label: t('cards.text.label'),
      mask: '1 (702) 123-4567',
      tooLong: t('cards.text.tooLong'),
      country: t('cards.text.country'),
      noCountry: t('cards.text.noCountry'),
      countriesFound: (count) => t('cards.text.countries', { count }),
    }),
    [t],
  )
}

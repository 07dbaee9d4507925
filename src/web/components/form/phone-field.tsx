import { type ChangeEvent, type RefObject, useEffect, useMemo, useState } from 'react'
import { CountryPicker } from './country-picker.tsx'
import { Field } from './field.tsx'
import styles from './phone-field.module.css'
import type { Country } from './phone-numbers.ts'
import { countDigits, mostDigits, type PhoneValue, usNumber } from './phone-value.ts'

export interface PhoneWords {
  label: string
  /** The form of a number in the US, shown while the field is empty. */
  mask: string
  tooLong: string
  country: string
  noCountry: string
  countriesFound: (count: number) => string
}

interface PhoneFieldProps {
  value: PhoneValue
  onChange: (value: PhoneValue) => void
  /** The language that countries are named in. */
  locale: string
  words: PhoneWords
  error?: string
  inputRef?: RefObject<HTMLInputElement | null>
}

/** A phone number of any country, formatted while it is typed. The country follows a number that starts with a plus. */
export function PhoneField({ value, onChange, locale, words, error, inputRef }: PhoneFieldProps) {
  const numbers = usePhoneNumbers()
  const [isTooLong, setIsTooLong] = useState(false)
  const countries = useMemo(() => numbers?.listCountries(locale), [numbers, locale])
  const selected = countries?.find(({ code }) => code === value.country)

  function handleChange({ currentTarget: { value: typed, selectionEnd } }: ChangeEvent<HTMLInputElement>) {
    const isLong = countDigits(typed) > mostDigits
    setIsTooLong(isLong)
    if (isLong) return
    if (!numbers) return onChange({ ...value, text: typed, number: usNumber(typed) })
    const country = numbers.guessCountry(typed, value.country)
    // Formatting anywhere but at the end would move the cursor, and bring back what Backspace has just taken.
    const isAdded = typed.length > value.text.length && selectionEnd === typed.length
    const text = isAdded ? numbers.formatPhone(typed, country) : typed
    onChange({ country, text, number: numbers.internationalNumber(text, country) })
  }

  function handleCountry({ code }: Country) {
    if (!numbers) return
    const text = numbers.formatPhone(numbers.nationalDigits(value.text, value.country), code)
    onChange({ country: code, text, number: numbers.internationalNumber(text, code) })
  }

  return (
    <div className={styles.phone}>
      {numbers && countries && selected && (
        <CountryPicker
          countries={countries}
          selected={selected}
          find={numbers.findCountries}
          onSelect={handleCountry}
          label={words.country}
          noMatch={words.noCountry}
          found={words.countriesFound}
        />
      )}
      <div className={styles.number}>
        <Field label={words.label} error={isTooLong ? words.tooLong : error}>
          {(control) => (
            <input
              {...control}
              ref={inputRef}
              type="tel"
              autoComplete="tel"
              enterKeyHint="send"
              placeholder={value.country === 'US' ? words.mask : undefined}
              value={value.text}
              onChange={handleChange}
            />
          )}
        </Field>
      </div>
    </div>
  )
}

type PhoneNumbers = typeof import('./phone-numbers.ts')

/**
 * The numbering plans of the world, fetched when a phone field is first shown. Undefined until they are here, and where
 * they can't be had: the field then takes what is typed as it is.
 */
function usePhoneNumbers(): PhoneNumbers | undefined {
  const [numbers, setNumbers] = useState<PhoneNumbers>()
  useEffect(() => {
    let isShown = true
    import('./phone-numbers.ts').then(
      (loaded) => isShown && setNumbers(loaded),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [])
  return numbers
}

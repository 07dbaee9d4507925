import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { classNames } from '#web/components/class-names.ts'
import listStyles from './combobox.module.css'
import { Field } from './field.tsx'
import styles from './phone-field.module.css'
import type { Country } from './phone-numbers.ts'
import { useCombobox } from './use-combobox.ts'

const searchDelay = 250

interface CountryPickerProps {
  countries: Country[]
  selected: Country
  find: (countries: Country[], typed: string) => Country[]
  onSelect: (country: Country) => void
  label: string
  noMatch: string
  /** How many countries are listed, in words. */
  found: (count: number) => string
}

/** Shows the country of a phone number; typing in it searches the others by name or code. */
export function CountryPicker({ countries, selected, find, onSelect, label, noMatch, found }: CountryPickerProps) {
  const [typed, setTyped] = useState('')
  const [isSearching, setIsSearching] = useState(false)
  const asked = useDebounced(typed, searchDelay)
  const matches = useMemo(() => (asked ? find(countries, asked) : countries), [find, countries, asked])
  const combobox = useCombobox({
    text: isSearching ? typed : `${selected.code} +${selected.callingCode}`,
    setText: search,
    count: matches.length,
    onTake: (index) => take(matches[index]),
  })
  const { inputProps, listProps, optionProps, isOpen, isListed } = combobox

  function search(text: string) {
    setIsSearching(true)
    setTyped(text)
  }

  function stop() {
    combobox.close()
    setIsSearching(false)
    setTyped('')
  }

  function take(country: Country | undefined) {
    if (country) onSelect(country)
    stop()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter takes a row; it must never send the form around.
    if (event.key === 'Enter') event.preventDefault()
    inputProps.onKeyDown(event)
  }

  return (
    <div className={styles.country}>
      <Field label={label}>
        {(control) => (
          <input
            {...control}
            {...inputProps}
            type="text"
            spellCheck={false}
            onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
            onKeyDown={handleKeyDown}
            onBlur={stop}
          />
        )}
      </Field>
      <ul {...listProps} aria-label={label} className={listStyles.list}>
        {isListed &&
          matches.map((country, index) => (
            <li key={country.code} {...optionProps(index)} className={listStyles.option}>
              {country.name} <span className={styles.code}>+{country.callingCode}</span>
            </li>
          ))}
      </ul>
      <p
        role="status"
        className={classNames(matches.length === 0 && isOpen ? listStyles.seenStatus : 'visually-hidden')}
      >
        {isOpen && (matches.length === 0 ? noMatch : found(matches.length))}
      </p>
    </div>
  )
}

/** A value that follows another once that has stayed the same for a time. */
function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

import { useEffect, useState } from 'react'

type PhoneNumbers = typeof import('./phone-numbers.ts')

/**
 * The numbering plans of the world, fetched when a phone field is first shown. Undefined until they are here, and where
 * they can't be had: the field then takes what is typed as it is.
 */
export function usePhoneNumbers(): PhoneNumbers | undefined {
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

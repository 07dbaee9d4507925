import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Takes over what was typed into a field before the page came alive. */
export function useTypedEarly(input: RefObject<HTMLInputElement | null>, take: (text: string) => void) {
  const takeOver = useEffectEvent(take)

  useEffect(() => {
    if (input.current?.value) takeOver(input.current.value)
  }, [input])
}

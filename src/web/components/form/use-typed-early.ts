import { type RefObject, useEffect, useEffectEvent } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Takes over what was typed into a field before the page came alive. */
export function useTypedEarly(field: RefObject<Field | null>, take: (text: string) => void) {
  const takeOver = useEffectEvent(take)

  useEffect(() => {
    if (field.current?.value) takeOver(field.current.value)
  }, [field])
}

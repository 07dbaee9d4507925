import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Takes over what was typed into the box before the page came alive. */
export function useTypedBefore(box: RefObject<HTMLTextAreaElement | null>, take: (text: string) => void) {
  const takeOver = useEffectEvent(take)

  useEffect(() => {
    if (box.current?.value) takeOver(box.current.value)
  }, [box])
}

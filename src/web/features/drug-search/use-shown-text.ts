import { useEffect, useRef } from 'react'
import { useTypedEarly } from '#web/components/form/use-typed-early.ts'

/** Puts a new text from outside into the field, and takes over what was typed before the page came alive. */
export function useShownText(text: string, setText: (text: string) => void) {
  const inputRef = useRef<HTMLInputElement>(null)
  const shown = useRef(text)

  useTypedEarly(inputRef, setText)

  useEffect(() => {
    if (shown.current !== text) setText(text)
    shown.current = text
  }, [text, setText])

  return inputRef
}

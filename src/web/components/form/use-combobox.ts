import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react'

interface ComboboxOptions {
  /** What stands in the field. */
  text: string
  setText: (text: string) => void
  /** How many rows the list has. */
  count: number
  /** The reader took the row at this place. */
  onTake: (index: number) => void
}

const none = -1

/**
 * The state and the attributes of an editable combobox with a list, by the ARIA authoring practices. The focus stays in
 * the field; a row is only ever taken on purpose: by a tap, or by Enter on the highlighted one, never by leaving.
 */
export function useCombobox({ text, setText, count, onTake }: ComboboxOptions) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [highlighted, setHighlighted] = useState(none)
  const optionId = useCallback((index: number) => `${id}-${index}`, [id])

  const open = useCallback(() => setIsOpen(true), [])
  const close = useCallback(() => {
    setIsOpen(false)
    setHighlighted(none)
  }, [])

  function type(value: string) {
    setText(value)
    setHighlighted(none)
    open()
  }

  /** From no row the arrows go to the first or the last, and from there around. */
  function move(step: 1 | -1) {
    open()
    const from = highlighted === none && step === -1 ? 0 : highlighted
    if (count > 0) setHighlighted((from + step + count) % count)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const isHighlighted = isOpen && highlighted !== none && highlighted < count
    const actions = new Map(
      Object.entries<(() => void) | false>({
        ArrowDown: () => move(1),
        ArrowUp: () => move(-1),
        Enter: isHighlighted && (() => onTake(highlighted)),
        // Without a list, Escape belongs to a dialog around.
        Escape: isOpen && close,
      }),
    )
    const action = actions.get(event.key)
    if (!action) return
    event.preventDefault()
    action()
  }

  useEffect(() => {
    if (highlighted !== none) document.getElementById(optionId(highlighted))?.scrollIntoView({ block: 'nearest' })
  }, [highlighted, optionId])

  const isListed = isOpen && count > 0
  return {
    isOpen,
    isListed,
    open,
    close,
    highlighted,
    inputProps: {
      role: 'combobox',
      value: text,
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': `${id}-list`,
      'aria-expanded': isListed,
      'aria-activedescendant': isListed && highlighted !== none ? optionId(highlighted) : undefined,
      onChange: (event: { currentTarget: { value: string } }) => type(event.currentTarget.value),
      onClick: open,
      onKeyDown: handleKeyDown,
      onBlur: close,
    } as const,
    listProps: {
      id: `${id}-list`,
      role: 'listbox',
      tabIndex: -1,
      hidden: !isListed,
      // Keeps the focus in the field, which would close the list before the tap has reached its row.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    } as const,
    optionProps: (index: number) =>
      ({
        id: optionId(index),
        role: 'option',
        'aria-selected': index === highlighted,
        'aria-posinset': index + 1,
        'aria-setsize': count,
        onClick: () => onTake(index),
      }) as const,
  }
}

import { type IconNode, X } from 'lucide'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../display/icon.tsx'
import styles from './combobox.module.css'
import { Field } from './field.tsx'
import { useCombobox } from './use-combobox.ts'

interface ComboOption {
  value: string
  /** A second line. */
  below?: string
}

interface ComboFieldProps {
  label: string
  name: string
  icon: IconNode
  text: string
  onText: (text: string) => void
  options: ComboOption[]
  onTake: (value: string) => void
  clearLabel: string
  /** How many rows there are, or why there are none; seen only where there is no list to see. */
  status: string
  error?: ReactNode
  inputRef?: RefObject<HTMLInputElement | null>
  onFocus?: () => void
}

/** An editable combobox over a list of words. */
export function ComboField({
  label,
  name,
  icon,
  error,
  inputRef,
  onFocus,
  clearLabel,
  status,
  ...list
}: ComboFieldProps) {
  const { text, onText, options, onTake } = list
  const { isOpen, close, inputProps, listProps, optionProps } = useCombobox({
    text,
    setText: onText,
    count: options.length,
    onTake(index) {
      const option = options[index]
      if (option) onTake(option.value)
      close()
    },
  })

  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className={styles.box}>
          <Icon icon={icon} className={styles.icon} />
          <input
            {...control}
            {...inputProps}
            ref={inputRef}
            onFocus={onFocus}
            className={classNames(control.className, styles.input)}
            type="text"
            name={name}
            autoCorrect="off"
            spellCheck={false}
          />
          <ul {...listProps} aria-label={label} className={styles.list}>
            {isOpen &&
              options.map(({ value, below }, index) => {
                const { id, ...props } = optionProps(index)
                return (
                  <li key={value} id={id} {...props} className={styles.option}>
                    {value}
                    {below && <span className={styles.below}>{below}</span>}
                  </li>
                )
              })}
          </ul>
          <p role="status" className={isOpen && options.length === 0 ? styles.seenStatus : 'visually-hidden'}>
            {isOpen && status}
          </p>
          {text && (
            <IconButton
              icon={X}
              label={clearLabel}
              className={styles.clear}
              onClick={() => {
                onText('')
                inputRef?.current?.focus()
              }}
            />
          )}
        </div>
      )}
    </Field>
  )
}

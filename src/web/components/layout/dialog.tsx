import { X } from 'lucide'
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { ToastOutlet } from '../feedback/toast-outlet.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  wide?: boolean
  children: ReactNode
}

/** A modal dialog: a bottom sheet on phones, centred on wider screens. Keep it mounted and turn `open`, so that focus returns. */
export function Dialog({ open, onClose, title, closeLabel, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(dialog, open)
  useBackdropPress(dialog, onClose)

  // A file field inside also sends `cancel`; only the dialog's own closes it.
  function handleCancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, wide && styles.wide)}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      onClose={() => open && !dialog.current?.open && onClose()}
    >
      {open && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon={X} label={closeLabel} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          <ToastOutlet />
        </div>
      )}
    </dialog>
  )
}

function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean) {
  // Closing in a layout effect, before the element goes, lets the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    if (!element.open) element.showModal()
    return () => element.close()
  }, [dialog, open])
}

function useBackdropPress(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useEffect(() => {
    const element = dialog.current
    // `mousedown`, not `click`: a text selection dragged out of the sheet must not close it.
    const handlePress = (event: MouseEvent) => {
      if (event.target !== element) return
      // Or the press would take the focus that closing gives back.
      event.preventDefault()
      onClose()
    }
    element?.addEventListener('mousedown', handlePress)
    return () => element?.removeEventListener('mousedown', handlePress)
  }, [dialog, onClose])
}

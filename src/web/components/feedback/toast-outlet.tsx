import { CircleAlert, CircleCheck, type IconNode, Info, TriangleAlert, X } from 'lucide'
import { type RefObject, useContext, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { IconButton } from '#web/components/buttons/icon-button.tsx'
import { classNames } from '#web/components/class-names.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { ToastContext, type ToastKind, type ToastMessage, type ToastState } from './toast-context.ts'
import styles from './toasts.module.css'

/** Where toasts appear while a dialog is open: the dialog makes the page behind it silent, so it brings its own. */
export function ToastOutlet() {
  const state = useContext(ToastContext)
  return state && <Outlet {...state} />
}

function Outlet(state: ToastState) {
  const { messages, outlet, addOutlet } = state
  const id = useId()
  useEffect(() => addOutlet(id), [addOutlet, id])
  return <LiveRegions {...state} messages={outlet === id ? messages : []} />
}

const isUrgent = ({ kind }: ToastMessage) => kind === 'error' || kind === 'warning'

/** Errors and warnings interrupt a screen reader; the rest waits for it to finish. */
export function LiveRegions({
  messages,
  dismiss,
  closeLabel,
}: Pick<ToastState, 'messages' | 'dismiss' | 'closeLabel'>) {
  const toastOf = (toast: ToastMessage) => (
    <Toast key={toast.id} {...toast} closeLabel={closeLabel} onDismiss={() => dismiss(toast.id)} />
  )
  return (
    <div className={styles.toasts}>
      <div role="alert" className={styles.region}>
        {messages.filter(isUrgent).map(toastOf)}
      </div>
      <div role="status" className={styles.region}>
        {messages.filter((toast) => !isUrgent(toast)).map(toastOf)}
      </div>
    </div>
  )
}

const shownFor = 5_000

const icons: Record<ToastKind, IconNode> = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  info: Info,
}

interface ToastProps {
  kind: ToastKind
  message: string
  closeLabel: string
  onDismiss: () => void
}

/** One short message. Goes after 5 seconds; not while the pointer or the focus is on it, and then 5 seconds anew. */
function Toast({ kind, message, closeLabel, onDismiss }: ToastProps) {
  const box = useRef<HTMLDivElement>(null)
  const held = useHeld(box)
  const dismiss = useEffectEvent(onDismiss)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(), shownFor)
    return () => clearTimeout(timer)
  }, [held])

  return (
    <div ref={box} className={classNames(styles.toast, styles[kind])}>
      <Icon icon={icons[kind]} className={styles.icon} />
      <span>{message}</span>
      <IconButton icon={X} label={`${closeLabel}: ${message}`} className={styles.close} onClick={onDismiss} />
    </div>
  )
}

function useHeld(box: RefObject<HTMLElement | null>) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const on = (name: string, act: () => void) => box.current?.addEventListener(name, act, { signal: listening.signal })
    on('pointerenter', () => setHovered(true))
    on('pointerleave', () => setHovered(false))
    on('focusin', () => setFocused(true))
    on('focusout', () => setFocused(false))
    return () => listening.abort()
  }, [box])
  return hovered || focused
}

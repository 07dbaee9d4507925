import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../display/icon.tsx'
import type { ToastKind } from './toast-context.ts'
import styles from './toasts.module.css'

const shownFor = 5_000

const icons: Record<ToastKind, LucideIcon> = {
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
export function Toast({ kind, message, closeLabel, onDismiss }: ToastProps) {
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

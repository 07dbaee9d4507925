import { type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { type Toast, ToastContext, type ToastKind, type ToastMessage } from './toast-context.ts'
import { LiveRegions } from './toast-outlet.tsx'

interface ToastProviderProps {
  /** The word for "Close", spoken before the message. */
  closeLabel: string
  children: ReactNode
}

function withMessage(messages: ToastMessage[], kind: ToastKind, message: string) {
  if (messages.some((shown) => shown.kind === kind && shown.message === message)) return messages
  const id = 1 + Math.max(0, ...messages.map((shown) => shown.id))
  return [...messages, { id, kind, message }]
}

/** Holds the short messages of the whole site. Its live regions are in the page from the start, or they stay silent. */
export function ToastProvider({ closeLabel, children }: ToastProviderProps) {
  const [messages, setMessages] = useState<ToastMessage[]>([])
  const [outlets, setOutlets] = useState<string[]>([])

  const dismiss = useCallback((id: number) => setMessages((all) => all.filter((shown) => shown.id !== id)), [])
  const addOutlet = useCallback((id: string) => {
    setOutlets((all) => [...all, id])
    return () => setOutlets((all) => all.filter((outlet) => outlet !== id))
  }, [])
  const toast = useMemo(() => {
    const show = (kind: ToastKind) => (message: string) => setMessages((all) => withMessage(all, kind, message))
    return { success: show('success'), warning: show('warning'), error: show('error'), info: show('info') }
  }, [])
  const outlet = outlets.at(-1)
  const state = useMemo(
    () => ({ toast, messages, dismiss, closeLabel, outlet, addOutlet }),
    [toast, messages, dismiss, closeLabel, outlet, addOutlet],
  )

  return (
    <ToastContext value={state}>
      {children}
      <LiveRegions messages={outlet ? [] : messages} dismiss={dismiss} closeLabel={closeLabel} />
    </ToastContext>
  )
}

/** `const toast = useToast()`, then `toast.success('Copied to clipboard')`. */
export function useToast(): Toast {
  const state = useContext(ToastContext)
  if (!state) throw new Error('useToast needs a ToastProvider above it')
  return state.toast
}

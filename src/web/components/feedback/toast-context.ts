import { createContext } from 'react'

export type ToastKind = 'success' | 'warning' | 'error' | 'info'

export interface ToastMessage {
  id: number
  kind: ToastKind
  message: string
}

/** Shows a short message for 5 seconds. The same message is never shown twice at once. */
export type Toast = Record<ToastKind, (message: string) => void>

export interface ToastState {
  toast: Toast
  messages: ToastMessage[]
  dismiss: (id: number) => void
  closeLabel: string
  /** The open dialog that shows the messages, if there is one: the last to open. */
  outlet: string | undefined
  addOutlet: (id: string) => () => void
}

export const ToastContext = createContext<ToastState | null>(null)

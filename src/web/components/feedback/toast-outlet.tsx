import { useContext, useEffect, useId } from 'react'
import { Toast } from './toast.tsx'
import { ToastContext, type ToastMessage, type ToastState } from './toast-context.ts'
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

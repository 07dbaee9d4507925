import { Lock, ShieldAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '#web/components/buttons/button.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useIsAlive } from '#web/components/use-is-alive.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './intake-form.module.css'
import { ThankYouDialog } from './thank-you-dialog.tsx'
import type { IntakeForm } from './use-intake-form.ts'

interface IntakeFormFrameProps {
  form: IntakeForm
  /** The id of the heading that names the form. */
  labelledBy: string
  children: ReactNode
}

/** What stands around the fields of every form: the warning, the button, what went wrong, and the thanks. */
export function IntakeFormFrame({ form, labelledBy, children }: IntakeFormFrameProps) {
  const { t } = useTranslation('intake')
  const isAlive = useIsAlive()
  return (
    <>
      {/* Sent by the browser itself, what was typed would stand in the address. */}
      <form
        noValidate
        method="post"
        aria-labelledby={labelledBy}
        className={styles.form}
        onSubmit={form.handleSubmit}
        onFocus={form.handleBegin}
      >
        <noscript>
          <Note tone="warn">
            <p>{t('intake.form.noScript')}</p>
          </Note>
        </noscript>
        <Note tone="warn" icon={ShieldAlert}>
          <p>{t('intake.form.noSecrets')}</p>
        </Note>
        {children}
        <Trap />
        <Note icon={Lock}>
          <p>{t('intake.form.kept')}</p>
        </Note>
        {form.failure && (
          <div role="alert">
            <Note tone="danger">
              <p>{form.failure}</p>
            </Note>
          </div>
        )}
        {!isAlive && <p className={styles.late}>{t('intake.form.notLoaded')}</p>}
        <p>
          <Button type="submit" variant="go" disabled={!isAlive} busy={form.busy} busyLabel={t('intake.form.sending')}>
            {t('intake.form.send')}
          </Button>
        </p>
      </form>
      <ThankYouDialog open={form.taken !== undefined} onClose={form.close}>
        {form.taken && <p>{form.taken.message}</p>}
      </ThankYouDialog>
    </>
  )
}

/** A field that nobody sees, so that only a robot fills it in. */
function Trap() {
  const { t } = useTranslation('intake')
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {t('intake.form.leaveEmpty')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

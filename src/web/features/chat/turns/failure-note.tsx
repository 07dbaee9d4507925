import { RotateCcw } from 'lucide-react'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { Failure } from '../talk/talk-state.ts'
import styles from './failure-note.module.css'
import { NaviSays } from './navi-says.tsx'

interface FailureNoteProps {
  failure: Failure
  onRetry: () => void
}

const leads = {
  reply: 'chat.failed.replyLead',
  call: 'chat.failed.callLead',
  offline: 'chat.failed.offlineLead',
} as const

/** Says in the page why a question has no answer, and asks it again. */
export function FailureNote({ failure: { kind, message }, onRetry }: FailureNoteProps) {
  const { t } = useTranslation()
  return (
    <NaviSays face="sorry">
      <div className={styles.failure}>
        <p>
          <b>{t(kind === 'reply' ? 'chat.failed.reply' : 'chat.failed.call')}.</b> {message} {t(leads[kind])}
        </p>
        <Button onClick={onRetry}>
          <Icon icon={RotateCcw} />
          {t('chat.failed.tryAgain')}
        </Button>
      </div>
    </NaviSays>
  )
}

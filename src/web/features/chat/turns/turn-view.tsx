import { RotateCcw } from 'lucide'
import { memo, type RefObject } from 'react'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { Failure, Turn } from '../talk/panel-talk.ts'
import type { TurnActions } from '../talk/turn-actions.ts'
import { NaviSays } from './navi-says.tsx'
import { Reply } from './reply.tsx'
import styles from './turn-view.module.css'

interface TurnViewProps {
  turn: Turn
  isFirst: boolean
  /** Only the newest answer offers what to ask next. */
  isLast: boolean
  questionRef?: RefObject<HTMLParagraphElement | null>
  actions: TurnActions
}

/** A question, and below it its answer, or why there is none. */
export const TurnView = memo(function TurnView({ turn, isFirst, isLast, questionRef, actions }: TurnViewProps) {
  const { t } = useTranslation('chat')
  const { id, question, voice, status, failure } = turn
  return (
    <>
      <p ref={questionRef} className={styles.question}>
        <span className="visually-hidden">{t('chat.youSaid')} </span>
        {question}
        {voice && <small className={styles.voice}>{t('chat.byVoice', { at: voice })}</small>}
      </p>
      {status === 'failed' && failure && <FailureNote failure={failure} onRetry={() => actions.onRetry(id)} />}
      {status === 'waiting' && (
        <NaviSays face="think">
          <p className={styles.waiting}>
            <span className={styles.dots} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {t('chat.waiting')}
          </p>
        </NaviSays>
      )}
      {status !== 'failed' && status !== 'waiting' && (
        <Reply turn={turn} isFirst={isFirst} isLast={isLast} actions={actions} />
      )}
    </>
  )
})

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
function FailureNote({ failure: { kind, message }, onRetry }: FailureNoteProps) {
  const { t } = useTranslation('chat')
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

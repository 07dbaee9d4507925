import type { RefObject } from 'react'
import { useTranslation } from '#web/i18n.tsx'
import { isFirstReply, phaseOf, type Talk } from '../talk/panel-talk.ts'
import type { TurnActions } from '../talk/turn-actions.ts'
import { HeadingBelow } from './heading-below.tsx'
import { KeepTalk } from './keep-talk.tsx'
import styles from './talk-view.module.css'
import { TurnView } from './turn-view.tsx'

interface TalkViewProps {
  talk: Talk
  /** Where the newest question will be. */
  newest: RefObject<HTMLParagraphElement | null>
  actions: TurnActions
  canMail: boolean
}

/** All that was said, oldest first, and the ways to keep it. */
export function TalkView({ talk, newest, actions, canMail }: TalkViewProps) {
  const { t } = useTranslation('chat')
  const last = talk.turns.at(-1)
  const phase = phaseOf(talk)
  return (
    <>
      <section className={styles.talk} aria-label={t('chat.messages')}>
        <HeadingBelow steps={1} className="visually-hidden">
          {t('chat.messages')}
        </HeadingBelow>
        {talk.turns.map((turn) => (
          <TurnView
            key={turn.id}
            turn={turn}
            isFirst={isFirstReply(talk, turn)}
            isLast={turn === last}
            questionRef={turn === last ? newest : undefined}
            actions={actions}
          />
        ))}
      </section>
      {phase === 'idle' && <KeepTalk talk={talk} canMail={canMail} />}
    </>
  )
}

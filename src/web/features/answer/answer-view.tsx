import type { ReactNode } from 'react'
import type { AnswerReply, Offer } from '#contract/answer.ts'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { AnswerCard } from './answer-card.tsx'
import styles from './answer-view.module.css'
import { Fallbacks, WhatWouldChange } from './fallbacks.tsx'

export interface AnswerViewProps {
  answer: AnswerReply
  /** The one open question, as its page asks it. */
  question?: ReactNode
  isLongQuestion?: boolean | undefined
  /** What else stands beside the answer. */
  beside?: ReactNode
  /** Further buttons of an offer: add to the plan, share. */
  actionsOf?: (offer: Offer) => ReactNode
}

/** The answer for one medicine, two ways on where that says no, and what would change it. */
export function AnswerView({ answer, question, isLongQuestion, beside, actionsOf }: AnswerViewProps) {
  const { t } = useTranslation('answerCard')
  const { drug_name: drug, answer: offer, if_that_says_no, not_now } = answer
  return (
    <div className={styles.view}>
      {offer ? (
        <AnswerCard
          offer={offer}
          drug={drug}
          question={question}
          isLongQuestion={isLongQuestion}
          actions={actionsOf?.(offer)}
        />
      ) : (
        <Note tone="warn">{t('answerCard.nothingFits', { drug })}</Note>
      )}
      <div className={styles.then}>
        <Fallbacks offers={if_that_says_no} drug={drug} actionsOf={actionsOf} />
        {!offer && <WhatWouldChange programs={not_now} />}
        {beside}
      </div>
    </div>
  )
}

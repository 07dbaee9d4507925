import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import view from './answer-view.module.css'
import type { AnswerViewProps } from './answer-view.tsx'
import { Fallbacks } from './fallbacks.tsx'
import styles from './first-question.module.css'

const mostWays = 2

/** For a reader of whom nothing is known: the question that decides most, and the ways that people take. */
export function FirstQuestion({ answer, question, beside, actionsOf }: AnswerViewProps) {
  const { t } = useTranslation('answerCard')
  const { drug_name: drug, answer: first, if_that_says_no } = answer
  const ways = [...(first ? [first] : []), ...if_that_says_no].slice(0, mostWays)
  return (
    <div className={view.view}>
      {question && (
        <section className={styles.question}>
          {question}
          <ListenButton about={answer.question?.question ?? drug} />
        </section>
      )}
      <div className={view.then}>
        <Fallbacks title={t('answerCard.ways')} offers={ways} drug={drug} actionsOf={actionsOf} />
        {beside}
      </div>
    </div>
  )
}

import { UnbrokenNumbers } from '#web/components/display/unbroken-numbers.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './answer-label.module.css'
import { AnswerNextStep } from './answer-next-step.tsx'
import type { QuestionData } from './load-question.ts'

/** The answer as a pharmacy label: what is true above the tear line, the next step below it. */
export function AnswerLabel({ data }: { data: QuestionData }) {
  const { t } = useTranslation()
  const { card, lead, rest, states, until } = data
  return (
    <article className={styles.label} aria-label={card.question}>
      <div className={`stack ${styles.answer}`}>
        <div>
          <ListenButton about={card.question} />
        </div>
        {lead && (
          <p className="lead">
            <UnbrokenNumbers text={lead} />
          </p>
        )}
        {rest && (
          <p>
            <UnbrokenNumbers text={rest} />
          </p>
        )}
        {!card.answered && <p className="lead">{t('questions.card.notAnswered')}</p>}
        {states && <p>{t('questions.card.states', { states })}</p>}
        {card.answered && card.look_first && <Note tone="warn">{t('questions.card.lookFirst')}</Note>}
        {card.not_advice && !card.emergency && <Note>{t('questions.card.notAdvice')}</Note>}
        {until && card.answered && <p className="soft">{t('questions.card.until', { date: until })}</p>}
      </div>
      <AnswerNextStep data={data} />
    </article>
  )
}

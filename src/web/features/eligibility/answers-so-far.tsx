import type { Topic, TurnReply } from '#contract/eligibility.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Fold } from '#web/components/layout/fold.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './answers-so-far.module.css'

interface AnswersSoFarProps {
  turn: TurnReply | undefined
  onChange: (topic: Topic) => void
  onStartOver: () => void
}

/** How the answers were understood, folded up, each with a way to change it. */
export function AnswersSoFar({ turn, onChange, onStartOver }: AnswersSoFarProps) {
  const { t } = useTranslation('check')
  const answers = turn?.answers ?? []
  return (
    <Fold
      summary={
        <>
          <b>{t('check.answers')}</b>
          <span>{answers.length === 0 ? t('check.noAnswers') : answers.map(({ text }) => text).join(' · ')}</span>
        </>
      }
    >
      <ul>
        {answers.map(({ topic, label, text }) => (
          <li key={topic} className={styles.answer}>
            <span>
              <span className="soft small">{label}</span>
              <br />
              <b>{text}</b>
            </span>
            <Button variant="link" onClick={() => onChange(topic)}>
              {t('check.change')}
              <span className="visually-hidden">: {label}</span>
            </Button>
          </li>
        ))}
      </ul>
      {answers.length > 0 && <Button onClick={onStartOver}>{t('check.startOver')}</Button>}
      {turn?.why && (
        <p className="soft">
          <b>{t('check.whyWeAsk')}</b> {turn.why}
        </p>
      )}
    </Fold>
  )
}

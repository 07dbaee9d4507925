import type { Topic, TurnReply } from '#contract/eligibility.ts'
import { Box } from '#web/components/box.tsx'
import { Button } from '#web/components/button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './answers-so-far.module.css'

interface AnswersSoFarProps {
  turn: TurnReply | undefined
  onChange: (topic: Topic) => void
  onStartOver: () => void
}

/** How the answers were understood, each with a way to change it, and why the present question is asked. */
export function AnswersSoFar({ turn, onChange, onStartOver }: AnswersSoFarProps) {
  const { t } = useTranslation()
  const answers = turn?.answers ?? []
  return (
    <>
      <Box>
        <h2 className={styles.title}>{t('check.answers')}</h2>
        {answers.length === 0 && <p className="soft">{t('check.noAnswers')}</p>}
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
        {answers.length > 0 && turn?.response_type === 'question' && (
          <Button variant="link" onClick={onStartOver}>
            {t('check.startOver')}
          </Button>
        )}
      </Box>
      {turn?.why && (
        <Box variant="plain">
          <h2 className={styles.title}>{t('check.whyWeAsk')}</h2>
          <p>{turn.why}</p>
        </Box>
      )}
    </>
  )
}

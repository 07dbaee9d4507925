import { Check, CornerUpLeft, SkipForward } from 'lucide'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { Topic, TurnReply } from '#contract/eligibility.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { Choices, SeveralChoices } from './choices.tsx'
import { OwnWords } from './own-words.tsx'
import styles from './question-card.module.css'
import { ServicesButton } from './services-button.tsx'

interface QuestionCardProps {
  turn: TurnReply
  busy: boolean
  /** Another question stood here: this one takes the focus. */
  takesFocus: boolean
  /** What the last turn understood. */
  understood: TurnReply['answers']
  /** Resolves to whether the answer was taken; what was typed is kept if not. */
  onAnswer: (text: string) => Promise<boolean>
  onChange: (topic: Topic) => void
}

/** One question: quick answers of one tap, and a field for the reader's own words. */
export function QuestionCard({ turn, busy, takesFocus, understood, onAnswer, onChange }: QuestionCardProps) {
  const { t } = useTranslation('check')
  const { question, hint, example, message, choices, topic, progress } = turn
  const [isSeveral, setSeveral] = useState(false)
  const [chosen, setChosen] = useState<number[]>([])
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const mayBeSeveral = topic === 'insurance' && choices.length > 2
  const heading = useFocusOnNew(question, takesFocus)
  const headingId = useId()

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const picked = isSeveral ? choices.filter((_, index) => chosen.includes(index)) : []
    const answer = [...picked, text.trim()].filter(Boolean).join(', ')
    if (!answer) return setMissing(true)
    send(answer)
  }

  async function send(answer: string) {
    if (!(await onAnswer(answer))) return
    setText('')
    setChosen([])
    setSeveral(false)
  }

  return (
    <form className={styles.card} onSubmit={handleSubmit} aria-labelledby={headingId} aria-busy={busy} noValidate>
      <div className={styles.asker}>
        <ServicesButton />
        <span className={styles.step}>
          {t('check.step', { step: progress.step, of: Math.max(progress.step, progress.of) })}
        </span>
        <ListenButton about={question} />
      </div>
      <Understood answers={understood} onChange={onChange} />
      <div>
        {message && (
          <p role="alert" className={styles.message}>
            {message}
          </p>
        )}
        <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.question}>
          {question}
        </h2>
        {hint && !mayBeSeveral && <p className={styles.hint}>{hint}</p>}
      </div>
      {choices.length > 0 &&
        (isSeveral ? (
          <SeveralChoices label={t('check.choices')} choices={choices} chosen={chosen} onChoose={setChosen} />
        ) : (
          <Choices label={t('check.choices')} choices={choices} onChoose={send} />
        ))}
      <OwnWords
        label={t(choices.length > 0 ? 'check.ownWords' : 'check.yourAnswer')}
        example={example}
        value={text}
        missing={missing}
        busy={busy}
        onType={(typed) => {
          setText(typed)
          setMissing(false)
        }}
      />
      <div className={styles.actions}>
        {mayBeSeveral && !isSeveral && (
          <Button variant="link" onClick={() => setSeveral(true)}>
            {t('check.moreThanOne')}
          </Button>
        )}
        <Button variant="link" onClick={() => send('skip')}>
          <Icon icon={SkipForward} />
          {t('check.skip')}
        </Button>
        {progress.step > 1 && (
          <Button variant="link" onClick={() => send('go back')}>
            <Icon icon={CornerUpLeft} />
            {t('check.back')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** A question that follows another takes the focus, so that a screen reader reads it and the keyboard goes on from it. */
function useFocusOnNew(question: string, takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(takesFocus ? '' : question)
  useEffect(() => {
    if (last.current !== question) heading.current?.focus()
    last.current = question
  }, [question])
  return heading
}

interface UnderstoodProps {
  /** The answers that the last turn understood. */
  answers: TurnReply['answers']
  onChange: (topic: Topic) => void
}

/** How the last answer was understood, with the way to correct it. */
function Understood({ answers, onChange }: UnderstoodProps) {
  const { t } = useTranslation('check')
  if (answers.length === 0) return null
  return (
    <ul className={styles.understood}>
      {answers.map(({ topic, label, text }) => (
        <li key={topic}>
          <Icon icon={Check} className={styles.mark} />
          <span>
            <span className="visually-hidden">{label}: </span>
            <b>{text}.</b>
          </span>
          <Button variant="link" onClick={() => onChange(topic)}>
            {t('check.change')}
            <span className="visually-hidden">: {label}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

import { CornerUpLeft, SkipForward } from 'lucide-react'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { TurnReply } from '#contract/eligibility.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Icon } from '#web/components/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { Choices } from './choices.tsx'
import styles from './question-card.module.css'
import { ServicesButton } from './services-button.tsx'

interface QuestionCardProps {
  turn: TurnReply
  busy: boolean
  /** Another question stood here: this one takes the focus. */
  takesFocus: boolean
  /** Resolves to whether the answer was taken; what was typed is kept if not. */
  onAnswer: (text: string) => Promise<boolean>
}

/** One question, with quick answers and a field for the reader's own words. */
export function QuestionCard({ turn, busy, takesFocus, onAnswer }: QuestionCardProps) {
  const { t } = useTranslation()
  const { question, hint, example, message, choices, topic } = turn
  const [chosen, setChosen] = useState<number[]>([])
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const many = topic === 'insurance' && choices.length > 2
  const heading = useFocusOnNew(question, takesFocus)
  const headingId = useId()

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const picked = choices.filter((_, index) => chosen.includes(index))
    const typed = text.trim()
    const answer = many ? [...picked, typed].filter(Boolean).join(', ') : typed || picked.join(', ')
    if (!answer) return setMissing(true)
    send(answer)
  }

  async function send(answer: string) {
    if (!(await onAnswer(answer))) return
    setText('')
    setChosen([])
  }

  return (
    <form className={`stack ${styles.card}`} onSubmit={handleSubmit} aria-labelledby={headingId} noValidate>
      <div className={styles.asker}>
        <ServicesButton />
        {t('check.asks')}
      </div>
      <div className="stack-small">
        {message && (
          <p role="alert" className={styles.message}>
            {message}
          </p>
        )}
        <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.question}>
          {question}
        </h2>
        {hint && <p className="soft">{hint}</p>}
      </div>
      {choices.length > 0 && (
        <Choices
          label={t('check.choices')}
          choices={choices}
          many={many}
          chosen={chosen}
          onChoose={(now) => {
            setChosen(now)
            setMissing(false)
          }}
        />
      )}
      <Field label={t('check.ownWords')} hint={example} error={missing && t('check.needAnswer')}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="answer"
            value={text}
            autoComplete="off"
            enterKeyHint="send"
            onChange={({ target }) => {
              setText(target.value)
              setMissing(false)
            }}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="go" busy={busy} busyLabel={t('check.sending')}>
          {t('check.submit')}
        </Button>
        <Button variant="link" onClick={() => send('skip')}>
          <Icon icon={SkipForward} />
          {t('check.skip')}
        </Button>
        {turn.progress.step > 1 && (
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

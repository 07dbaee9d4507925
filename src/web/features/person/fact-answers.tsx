import { type InputEvent, useRef, useState } from 'react'
import { Button } from '#web/components/buttons/button.tsx'
import { Field } from '#web/components/form/field.tsx'
import type { AboutPerson } from './about-person.ts'
import styles from './fact-answers.module.css'
import { FactForm } from './fact-form.tsx'

interface FactAnswersProps {
  question: AboutPerson['questions'][number]
  words: AboutPerson['words']
  /** Gives why an answer was not taken, or ''. */
  onAnswer: (answer: string) => Promise<string>
}

/** The answers of one tap, and a field for what is not among them: a form of its own, so that Enter takes what is typed. */
export function FactAnswers({ question: { topic, choices, typed, known }, words, onAnswer }: FactAnswersProps) {
  const isZip = topic === 'place'
  const [problem, setProblem] = useState('')
  const field = useRef<HTMLInputElement>(null)

  async function take(answer: string) {
    const why = await onAnswer(answer)
    setProblem(why)
    if (why) field.current?.focus()
  }

  /** A whole ZIP code is an answer, as the hint above it says. */
  function takeWholeZip({ currentTarget }: InputEvent<HTMLInputElement>) {
    setProblem('')
    if (isZip && /^\d{5}$/.test(currentTarget.value)) currentTarget.form?.requestSubmit()
  }

  return (
    <>
      {choices.length > 0 && (
        <FactForm topic={topic} onAnswer={take} className={styles[topic === 'household_size' ? 'sizes' : 'choices']}>
          {choices.map(({ value, label, isChosen }) => (
            <Button key={value} type="submit" name="answer" value={value} aria-pressed={isChosen}>
              {label}
            </Button>
          ))}
        </FactForm>
      )}
      <FactForm topic={topic} onAnswer={take} className={styles.typed}>
        <Field label={typed.label} hint={typed.example} error={problem}>
          {(control) => (
            <input
              {...control}
              ref={field}
              name="typed"
              autoComplete="off"
              inputMode={isZip ? 'numeric' : 'text'}
              maxLength={isZip ? 5 : 200}
              onInput={takeWholeZip}
            />
          )}
        </Field>
        <Button type="submit" size="big">
          {words.use}
        </Button>
      </FactForm>
      {known && (
        <FactForm topic={topic} onAnswer={take}>
          <Button variant="link" type="submit" name="answer" value="">
            {words.takeBack}
          </Button>
        </FactForm>
      )}
    </>
  )
}

import type { ReactNode, SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import type { ToldTopic } from '#contract/person.ts'

interface FactFormProps {
  topic: ToldTopic
  /** Takes the answer where scripts run; without them the form is sent and leads back to this page. */
  onAnswer: (answer: string) => void
  className?: string | undefined
  children: ReactNode
}

/** A form that tells one fact: by the button that is pressed, or by what is typed. */
export function FactForm({ topic, onAnswer, className, children }: FactFormProps) {
  const { pathname, search } = useLocation()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent
    const fields = new FormData(event.currentTarget, submitter)
    onAnswer(String(fields.get('answer') ?? fields.get('typed') ?? ''))
  }

  return (
    <form method="post" action="/facts" className={className} onSubmit={submit}>
      <input type="hidden" name="back" value={`${pathname}${search}#facts`} />
      <input type="hidden" name="topic" value={topic} />
      {children}
    </form>
  )
}

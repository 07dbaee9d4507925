import { useEffect, useRef, useState } from 'react'
import type { AnswerReply } from '#contract/answer.ts'
import { useTranslation } from '#web/i18n.tsx'

/** Says the first line of an answer that has come in the place of another, for those who hear the page. */
export function AnswerStatus({ answer }: { answer: AnswerReply }) {
  const { t } = useTranslation()
  const [isChanged, setIsChanged] = useState(false)
  const first = useRef(answer)

  useEffect(() => {
    setIsChanged(answer !== first.current)
  }, [answer])

  const line = answer.answer?.action ?? t('answerCard.nothingFits', { drug: answer.drug_name })
  return (
    <p role="status" className="visually-hidden">
      {isChanged && t('answerCard.changed', { line })}
    </p>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AnswerReply, Offer } from '#contract/answer.ts'
import { AnswerView } from '#web/features/answer/answer-view.tsx'
import { FirstQuestion } from '#web/features/answer/first-question.tsx'
import type { AboutPerson } from '#web/features/person/about-person.ts'
import { OpenQuestion, topicOf } from '#web/features/person/open-question.tsx'
import { AddToPlan } from '#web/features/site/saved/add-to-plan.tsx'
import { OfferKitLink } from '#web/features/site/saved/kit-link.tsx'
import { cardRef } from '#web/features/site/saved/share-card.ts'
import { ShareCardLink } from '#web/features/site/saved/share-card-link.tsx'
import { useTranslation } from '#web/i18n.tsx'

interface MedicineAnswerProps {
  answer: AnswerReply
  about: AboutPerson
  /** What else stands beside the answer. */
  beside?: ReactNode
}

/** What this reader should do first for a medicine, as every page of the medicine shows it. */
export function MedicineAnswer({ answer, about, beside }: MedicineAnswerProps) {
  const { t } = useTranslation()
  const drug = { id: answer.drug_id, name: answer.drug_name }
  const question = answer.question && (
    <OpenQuestion question={answer.question} about={about} checkAddress={`/checkeligibility?drug=${drug.id}`} />
  )
  // The facts that have a chip are asked with a field or with many choices.
  const isLongQuestion = about.questions.some(({ topic }) => topicOf(answer.question) === topic)
  const actionsOf = (offer: Offer) => (
    <>
      <OfferKitLink offer={offer} drugIds={[drug.id]} />
      <AddToPlan drug={drug} />
      <ShareCardLink
        itemIds={[cardRef(offer.program_id, drug.id)]}
        label={t('programs.share')}
        about={offer.program_name}
      />
    </>
  )
  const View = about.isKnown ? AnswerView : FirstQuestion
  return (
    <>
      <AnswerStatus answer={answer} />
      <View answer={answer} question={question} isLongQuestion={isLongQuestion} actionsOf={actionsOf} beside={beside} />
      {/* An answer has it among its own buttons. */}
      {!(about.isKnown && answer.answer) && (
        <p>
          <AddToPlan drug={drug} />
        </p>
      )}
    </>
  )
}

/** Says the first line of an answer that has come in the place of another, for those who hear the page. */
function AnswerStatus({ answer }: { answer: AnswerReply }) {
  const { t } = useTranslation('answerCard')
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

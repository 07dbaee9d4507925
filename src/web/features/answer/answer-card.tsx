import { Check } from 'lucide'
import { type ReactNode, useId } from 'react'
import type { Offer } from '#contract/answer.ts'
import { Chip } from '#web/components/display/chip.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { MoneySticker } from '#web/components/display/money-sticker.tsx'
import { TearOff } from '#web/components/layout/tear-off.tsx'
import { fitLooks } from '#web/features/site/fit-looks.ts'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { DoubtChip } from '#web/features/site/source-line.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './answer-card.module.css'
import { AnswerDetails } from './answer-details.tsx'
import { AnswerStep } from './answer-step.tsx'

interface AnswerCardProps {
  offer: Offer
  /** The medicine that was asked for. */
  drug: string
  /** The level of its heading. */
  level?: 2 | 3
  /** The one open question, as its page asks it. */
  question?: ReactNode
  /** Whether the question takes so much room that the next step stands above it: a field, or many choices. */
  isLongQuestion?: boolean | undefined
  /** Further buttons beside the next step: add to the plan, share. */
  actions?: ReactNode
}

/**
 * One answer: what to do and what it costs, why it fits, the one open question; below the tear line the next step.
 * Its words are those of `answerCard`, which a page brings along.
 */
export function AnswerCard({ offer, drug, level = 2, question, isLongQuestion, actions }: AnswerCardProps) {
  const { t } = useTranslation()
  const headingId = useId()
  const Heading = `h${level}` as const
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <div className={styles.row}>
          <div>
            <div className={styles.chips}>
              <Chip {...fitLooks[offer.fit]}>{t(`programs.fit.${offer.fit}`, { count: toCheck(offer) })}</Chip>
              <DoubtChip freshness={offer.freshness} />
            </div>
            <Heading id={headingId} className={styles.title} tabIndex={-1}>
              <span className="visually-hidden">{drug}: </span>
              {offer.action}
            </Heading>
          </div>
          {offer.money && <MoneySticker money={offer.money} />}
        </div>
        {!isNamed(offer) && <p className={styles.program}>{offer.program_name}</p>}
      </header>
      <div className={styles.reasons}>
        <Ticks texts={offer.ticks} />
        {question && !isLongQuestion && <div className={styles.question}>{question}</div>}
      </div>
      <TearOff>
        <AnswerStep offer={offer} />
        {question && isLongQuestion && <div className={styles.asked}>{question}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
        <div>
          <ListenButton about={`${drug}: ${offer.action}`} />
        </div>
        <AnswerDetails offer={offer} />
      </TearOff>
    </article>
  )
}

/** The rules that a person meets, in a few words each. */
function Ticks({ texts }: { texts: string[] }) {
  if (texts.length === 0) return null
  return (
    <ul className={styles.ticks}>
      {texts.map((text) => (
        <li key={text}>
          <Icon icon={Check} className={styles.mark} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** Whether what to do says the program's name, but for what stands in brackets. */
function isNamed({ action, program_name }: Offer): boolean {
  return action.endsWith(program_name.replace(/ \(.*\)$/, ''))
}

/** What may still say no, for the person to tell or for the program. */
function toCheck({ open_questions, to_ask }: Offer): number {
  return open_questions + to_ask.length
}

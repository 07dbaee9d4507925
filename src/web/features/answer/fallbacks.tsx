import type { ReactNode } from 'react'
import type { NotNow, Offer } from '#contract/answer.ts'
import { Fold } from '#web/components/layout/fold.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { AnswerCard } from './answer-card.tsx'
import styles from './fallbacks.module.css'

interface FallbacksProps {
  /** Above them, where they are not what to try next. */
  title?: string
  offers: Offer[]
  drug: string
  actionsOf?: ((offer: Offer) => ReactNode) | undefined
}

/** What to try where the answer was no: a line each, which opens to its card. */
export function Fallbacks({ title, offers, drug, actionsOf }: FallbacksProps) {
  const { t } = useTranslation('answerCard')
  if (offers.length === 0) return null
  return (
    <section className="stack-small">
      <h2 className={styles.title}>{title ?? t('answerCard.ifThatSaysNo')}</h2>
      <ul className="stack-small">
        {offers.map((offer) => (
          <li key={offer.program_id}>
            <Fold
              summary={
                <>
                  <b>{offer.action}</b>
                  <span>{[offer.program_name, priceOf(offer)].filter(Boolean).join(', ')}</span>
                </>
              }
            >
              <AnswerCard offer={offer} drug={drug} level={3} actions={actionsOf?.(offer)} />
            </Fold>
          </li>
        ))}
      </ul>
    </section>
  )
}

function priceOf({ money }: Offer): string {
  return money ? [money.before, money.amount, money.after].filter(Boolean).join(' ') : ''
}

const mostShown = 2

/** What would make another program the answer. Nothing is shown where nothing would. */
export function WhatWouldChange({ programs }: { programs: NotNow[] }) {
  const { t } = useTranslation('answerCard')
  const changes = programs.filter(({ change }) => change).slice(0, mostShown)
  if (changes.length === 0) return null
  return (
    <section className="stack-small">
      <h2 className={styles.title}>{t('answerCard.change')}</h2>
      <ul className="stack-small">
        {changes.map(({ program_id, program_name, change }) => (
          <li key={program_id}>
            <b>{program_name}.</b> {change}
          </li>
        ))}
      </ul>
    </section>
  )
}

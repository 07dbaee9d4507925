import { type IconNode, ListOrdered, MessageCircle, ShieldCheck } from 'lucide'
import type { ReactNode } from 'react'
import type { Offer } from '#contract/answer.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { SourceLine } from '#web/features/site/source-line.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './answer-details.module.css'

/** What opens on demand: what to say, why this stands first, and where its facts come from. */
export function AnswerDetails({ offer }: { offer: Offer }) {
  const { t } = useTranslation('answerCard')
  const { to_say, to_ask, why_first, evidence, next_step } = offer
  return (
    <div className={styles.details}>
      {(next_step.phone_number || to_ask.length > 0) && (
        <Fold icon={MessageCircle} title={t('answerCard.toSay')}>
          <p>
            <q>{to_say}</q>
          </p>
          {to_ask.length > 0 && <p>{t('answerCard.toAsk')}</p>}
          <ul>
            {to_ask.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Fold>
      )}
      <Fold icon={ListOrdered} title={t('answerCard.whyFirst')}>
        <p>{why_first}</p>
      </Fold>
      <Fold icon={ShieldCheck} title={t('answerCard.howSure', { proof: t(`answerCard.proof.${evidence}`) })}>
        <SourceLine facts={offer} ownSite={next_step.program_url} />
      </Fold>
    </div>
  )
}

function Fold({ icon, title, children }: { icon: IconNode; title: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        <Icon icon={icon} />
        <span>{title}</span>
      </summary>
      {children}
    </details>
  )
}

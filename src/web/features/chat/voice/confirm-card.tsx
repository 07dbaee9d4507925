import { Check, X } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import type { AskedName } from '#voice-talk/voice-state.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './voice-dialog.module.css'

interface ConfirmCardProps {
  asked: AskedName
  onConfirm: (drugId: string) => void
  onDeny: () => void
}

/** Whether the medicine was heard right: nothing is answered about it before. */
export function ConfirmCard({ asked: { drug_id, name, alike }, onConfirm, onDeny }: ConfirmCardProps) {
  const { t } = useTranslation('voice')
  const id = useId()
  const card = useRef<HTMLElement>(null)

  // Not the Yes: a key that was on its way must not say it.
  useEffect(() => {
    if (drug_id) card.current?.focus()
  }, [drug_id])

  return (
    <section ref={card} className={styles.card} aria-labelledby={id} tabIndex={-1}>
      <p id={id} className={styles.question}>
        <span className={styles.lead}>{t('voice.confirm.lead')}</span> <b className={styles.name}>{name}</b>
      </p>
      <p>{t('voice.confirm.how')}</p>
      <div className={styles.pair}>
        <button type="button" className={`${styles.button} ${styles.yes}`} onClick={() => onConfirm(drug_id)}>
          <Icon icon={Check} />
          {t('voice.confirm.yes')}
        </button>
        <button type="button" className={styles.button} onClick={onDeny}>
          <Icon icon={X} />
          {t('voice.confirm.no')}
        </button>
      </div>
      {alike.length > 0 && (
        <>
          <p>{t('voice.confirm.alike')}</p>
          <ol className={styles.alike}>
            {alike.map((one, at) => (
              <li key={one.drug_id}>
                <button type="button" className={styles.button} onClick={() => onConfirm(one.drug_id)}>
                  {at + 1}. {one.name}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

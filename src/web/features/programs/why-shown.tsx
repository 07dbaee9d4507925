import { Check, CircleHelp } from 'lucide-react'
import type { ProgramCard } from '#contract/programs.ts'
import { Icon } from '#web/components/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './why-shown.module.css'

/** Why a program is on the page, and what nobody has made sure of yet. */
export function WhyShown({ program: { drug_name, medicine_confirmed, evidence } }: { program: ProgramCard }) {
  const { t } = useTranslation()
  return (
    <div className={styles.why}>
      <h4>{t('programs.why')}</h4>
      <ul>
        <Reason known={medicine_confirmed}>
          {t(medicine_confirmed ? 'programs.whyNamed' : 'programs.whyAsk', { drug: drug_name })}
        </Reason>
        <Reason known={evidence === 'primary'}>{t(`programs.whyEvidence.${evidence}`)}</Reason>
        <Reason known={false}>{t('programs.whyRules')}</Reason>
      </ul>
    </div>
  )
}

function Reason({ known, children }: { known: boolean; children: string }) {
  return (
    <li>
      <Icon icon={known ? Check : CircleHelp} className={known ? styles.known : styles.open} />
      <span>{children}</span>
    </li>
  )
}

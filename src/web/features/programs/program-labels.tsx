import type { ProgramCard } from '#contract/programs.ts'
import { useTranslation } from '#web/i18n.tsx'
import { ProgramLabel } from './program-label.tsx'
import styles from './program-labels.module.css'

/** Programs as labels: what is known of today, then, apart, what rests on old pages. */
export function ProgramLabels({ programs }: { programs: ProgramCard[] }) {
  const { t } = useTranslation()
  const isOld = ({ freshness }: ProgramCard) => freshness.state === 'old'
  const old = programs.filter(isOld)
  return (
    <>
      {programs.filter((program) => !isOld(program)).map(labelOf)}
      {old.length > 0 && (
        <section className={styles.old}>
          <h3>{t('programs.freshness.oldTitle')}</h3>
          <p>{t('programs.freshness.oldLead')}</p>
          {old.map(labelOf)}
        </section>
      )}
    </>
  )
}

function labelOf(program: ProgramCard) {
  return <ProgramLabel key={`${program.program_id} ${program.drug_name}`} program={program} />
}

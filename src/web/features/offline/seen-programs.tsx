import { useTranslation } from '#web/i18n.tsx'
import { SeenProgram } from './seen-program.tsx'
import styles from './seen-programs.module.css'
import { StoredLine } from './stored-line.tsx'
import type { StoredMedicine } from './stored-programs.ts'

/** The programs of the medicines that were looked at last. */
export function SeenPrograms({ medicines }: { medicines: readonly StoredMedicine[] }) {
  const { t } = useTranslation()
  if (medicines.length === 0)
    return (
      <section className="stack">
        <h2>{t('offline.programs')}</h2>
        <p>{t('offline.noPrograms')}</p>
      </section>
    )
  return medicines.map((medicine) => <SeenMedicine key={medicine.id} medicine={medicine} />)
}

function SeenMedicine({ medicine: { label, language, programs } }: { medicine: StoredMedicine }) {
  const { t } = useTranslation()
  const [oldest = ''] = programs.map(({ stored_at }) => stored_at).sort()
  return (
    <section className={styles.medicine}>
      <h2>{t('offline.of', { drug: label })}</h2>
      <StoredLine at={oldest} />
      <div className={styles.labels}>
        {programs.map((program) => (
          <SeenProgram key={program.program_id} program={program} language={language} />
        ))}
      </div>
    </section>
  )
}

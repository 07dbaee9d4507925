import { Spinner } from '#web/components/spinner.tsx'
import { useTranslation } from '#web/i18n.tsx'
import tearStyles from './next-step.module.css'
import labelStyles from './program-label.module.css'
import styles from './program-loader.module.css'

/** The outline of a label while its programs are on their way. */
export function ProgramLoader({ drug }: { drug: string }) {
  const { t } = useTranslation()
  return (
    <div className={labelStyles.label} role="status">
      <p className={`${labelStyles.head} ${styles.words}`}>
        <span>
          <Spinner /> {t('programs.loading', { drug })}
        </span>
      </p>
      <div className={styles.bars} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <div className={tearStyles.tear} aria-hidden="true">
        <i className={styles.call} />
      </div>
    </div>
  )
}

import labelStyles from '../display/label.module.css'
import tearStyles from '../layout/tear-off.module.css'
import styles from './label-loader.module.css'
import { Spinner } from './spinner.tsx'

/** The outline of a label while what it will show is on its way. */
export function LabelLoader({ label }: { label: string }) {
  return (
    <div className={labelStyles.label} role="status">
      <p className={`${labelStyles.head} ${styles.words}`}>
        <span>
          <Spinner /> {label}
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

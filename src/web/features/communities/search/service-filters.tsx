import { Field } from '#web/components/form/field.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './service-filters.module.css'
import type { ServicesAsked } from './services-address.ts'

/** What narrows a search: the language spoken there, and whether it is open. */
export function ServiceFilters({ asked }: { asked: ServicesAsked }) {
  const { t } = useTranslation()
  return (
    <div className={styles.filters}>
      <Field label={t('communities.search.spoken')}>
        {(control) => (
          <select {...control} name="spoken" defaultValue={asked.spoken ?? ''}>
            <option value="">{t('communities.search.anyLanguage')}</option>
            <option value="en">{t('communities.search.english')}</option>
            <option value="es">{t('communities.search.spanish')}</option>
          </select>
        )}
      </Field>
      <label className={styles.check}>
        <input type="checkbox" name="open" value="true" defaultChecked={asked.open === 'true'} />
        <span>{t('communities.search.openNow')}</span>
      </label>
    </div>
  )
}

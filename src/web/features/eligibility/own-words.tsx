import { Button } from '#web/components/buttons/button.tsx'
import { Field } from '#web/components/form/field.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './own-words.module.css'

interface OwnWordsProps {
  label: string
  example: string
  value: string
  /** Nothing was chosen or typed. */
  missing: boolean
  busy: boolean
  onType: (text: string) => void
}

/** The field for an answer in the reader's own words, with its button beside it. */
export function OwnWords({ label, example, value, missing, busy, onType }: OwnWordsProps) {
  const { t } = useTranslation('check')
  return (
    <div className={styles.row}>
      <Field label={label} error={missing && t('check.needAnswer')}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="answer"
            value={value}
            placeholder={example}
            autoComplete="off"
            enterKeyHint="send"
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="main"
        busy={busy}
        busyLabel={<span className="visually-hidden">{t('check.sending')}</span>}
      >
        {t('check.submit')}
      </Button>
    </div>
  )
}

import type { ComponentProps } from 'react'
import type { intake } from '#i18n/en/cards/intake.ts'
import type { Translate } from '#i18n/translator.ts'
import { Field } from '#web/components/form/field.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './intake-form.module.css'
import type { IntakeForm } from './use-intake-form.ts'

type Name = keyof typeof intake.fields

interface IntakeFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'defaultValue'> {
  form: IntakeForm
  name: Name
  hint?: string
  optional?: boolean
  /** Lines of a field for more than one. */
  rows?: number
}

/** A field of a form, with what is wrong with it. */
export function IntakeField({ form, name, hint, optional = false, rows, type = 'text', ...rest }: IntakeFieldProps) {
  const { t } = useTranslation('intake')
  const own = { name, 'aria-required': !optional || undefined, onChange: () => form.clear(name), ...rest }
  return (
    <Field label={<FieldLabel name={name} optional={optional} />} hint={hint} error={problemOf(form, name, t)}>
      {(control) =>
        rows ? (
          <textarea {...control} {...own} inputMode={undefined} rows={rows} />
        ) : (
          <input {...control} {...own} type={type} />
        )
      }
    </Field>
  )
}

function FieldLabel({ name, optional }: { name: Name; optional: boolean }) {
  const { t } = useTranslation('intake')
  return (
    <>
      {t(`intake.fields.${name}`)}
      {optional && <span className={styles.optional}> {t('intake.optional')}</span>}
    </>
  )
}

/** What is wrong with a field, in words. */
export function problemOf({ problems }: IntakeForm, name: Name, t: Translate<'intake'>) {
  const problem = problems[name]
  return problem && t(`intake.problems.${problem}`)
}

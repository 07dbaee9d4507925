import { type ContactTopic, contactTopics } from '#contract/intake-forms.ts'
import { Field } from '#web/components/form/field.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { problemOf } from './intake-field.tsx'
import type { IntakeForm } from './use-intake-form.ts'

/** What a message is about. */
export function TopicField({ form, topic }: { form: IntakeForm; topic: ContactTopic | undefined }) {
  const { t } = useTranslation()
  return (
    <Field label={t('intake.fields.topic')} error={problemOf(form, 'topic', t)}>
      {(control) => (
        <select
          {...control}
          name="topic"
          defaultValue={topic ?? ''}
          aria-required="true"
          onChange={() => form.clear('topic')}
        >
          <option value="">{t('intake.choose')}</option>
          {contactTopics.map((each) => (
            <option key={each} value={each}>
              {t(`intake.topics.${each}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

import { type ContactTopic, contactTopics } from '#contract/intake-forms.ts'
import { Field } from '#web/components/form/field.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { IntakeField, problemOf } from './intake-field.tsx'
import { IntakeFormFrame } from './intake-form-frame.tsx'
import { type IntakeForm, useIntakeForm } from './use-intake-form.ts'

interface ContactFormProps {
  /** The id of the heading that names the form. */
  labelledBy: string
  /** What the message is about, where the page says it already. */
  topic?: ContactTopic
}

/** A message to the people who run the site. Its page needs the words of `intakeWords`. */
export function ContactForm({ labelledBy, topic }: ContactFormProps) {
  const { t } = useTranslation('intake')
  const form = useIntakeForm('contact')
  return (
    <IntakeFormFrame form={form} labelledBy={labelledBy}>
      <IntakeField form={form} name="name" autoComplete="name" />
      <IntakeField form={form} name="email" type="email" autoComplete="email" optional hint={t('intake.hints.reach')} />
      <IntakeField form={form} name="phone" type="tel" autoComplete="tel" optional />
      <TopicField form={form} topic={topic} />
      <IntakeField form={form} name="message" rows={5} hint={t('intake.hints.message')} />
    </IntakeFormFrame>
  )
}

/** What a message is about. */
function TopicField({ form, topic }: { form: IntakeForm; topic: ContactTopic | undefined }) {
  const { t } = useTranslation('intake')
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

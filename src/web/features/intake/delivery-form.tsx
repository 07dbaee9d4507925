import { useTranslation } from '#web/i18n.tsx'
import { IntakeField } from './intake-field.tsx'
import styles from './intake-form.module.css'
import { IntakeFormFrame } from './intake-form-frame.tsx'
import { useIntakeForm } from './use-intake-form.ts'

interface DeliveryFormProps {
  /** The id of the heading that names the form. */
  labelledBy: string
  /** The ZIP code that was checked, if any. */
  zip: string
}

/** A wish to have medicine brought home. */
export function DeliveryForm({ labelledBy, zip }: DeliveryFormProps) {
  const { t } = useTranslation('intake')
  const form = useIntakeForm('delivery')
  return (
    <IntakeFormFrame form={form} labelledBy={labelledBy}>
      <IntakeField form={form} name="name" autoComplete="name" />
      <IntakeField form={form} name="phone" type="tel" autoComplete="tel" />
      <IntakeField form={form} name="email" type="email" autoComplete="email" optional />
      <IntakeField form={form} name="street" autoComplete="street-address" />
      <div className={styles.pair}>
        <IntakeField form={form} name="city" autoComplete="address-level2" />
        <IntakeField
          key={zip}
          form={form}
          name="zip"
          autoComplete="postal-code"
          inputMode="numeric"
          defaultValue={zip}
        />
      </div>
      <IntakeField form={form} name="medicines" rows={2} optional hint={t('intake.hints.medicines')} />
      <IntakeField form={form} name="drugstore" hint={t('intake.hints.drugstore')} />
      <IntakeField form={form} name="notes" rows={3} optional hint={t('intake.hints.notes')} />
    </IntakeFormFrame>
  )
}

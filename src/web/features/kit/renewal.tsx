import { CalendarPlus } from 'lucide'
import { useState } from 'react'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { Field } from '#web/components/form/field.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { saveFile } from '#web/save-file.ts'
import styles from './kit-page.module.css'
import type { KitData } from './load-kit.ts'
import { calendarFile, reminderDay } from './renewal-file.ts'

/** A reminder to renew: on a day that the record tells or the reader picks. It is made on the device. */
export function Renewal({ program, term }: Pick<KitData, 'program' | 'term'>) {
  const { t } = useTranslation('kit')
  const toast = useToast()
  const [day, setDay] = useState('')
  const [isMissing, setMissing] = useState(false)
  const knowsDay = term === 'calendar_year'

  function save() {
    const remind = reminderDay(term, day, new Date())
    if (!remind) return setMissing(true)
    const page = program.form ?? program.page
    const text = [
      program.phone && t('kit.renewal.call', { phone: program.phone }),
      page && t('kit.renewal.look', { page }),
    ].filter(Boolean)
    const title = t('kit.renewal.event', { program: program.name })
    const file = calendarFile({ title, text: text.join('\n'), day: remind, now: new Date() })
    saveFile(t('kit.renewal.file'), new Blob([file], { type: 'text/calendar;charset=utf-8' }))
    toast.success(t('kit.renewal.done'))
  }

  return (
    <section className={`wrap stack ${styles.renewal}`} aria-labelledby="renewal">
      <h2 id="renewal">{t('kit.renewal.title')}</h2>
      <p>
        {term === null && t('kit.renewal.unknown')}
        {knowsDay && t('kit.renewal.year')}
        {term !== null && typeof term === 'object' && t('kit.renewal.months', { months: term.months })}
      </p>
      {!knowsDay && (
        <Field label={t(term ? 'kit.renewal.approved' : 'kit.renewal.day')} error={isMissing && t('kit.renewal.pick')}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={day}
              onChange={(event) => {
                setDay(event.target.value)
                setMissing(false)
              }}
            />
          )}
        </Field>
      )}
      <Button onClick={save}>
        <Icon icon={CalendarPlus} />
        {t('kit.renewal.button')}
      </Button>
    </section>
  )
}

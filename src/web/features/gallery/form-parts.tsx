import { MapPin } from 'lucide'
import { useState } from 'react'
import { localeOf } from '#i18n/languages.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { ComboField } from '#web/components/form/combo-field.tsx'
import { CopyByHand } from '#web/components/form/copy-by-hand.tsx'
import { Field } from '#web/components/form/field.tsx'
import { PhoneField } from '#web/components/form/phone-field.tsx'
import { emptyPhone } from '#web/components/form/phone-value.ts'
import { PillGroup } from '#web/components/form/pill-group.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { Part } from './part.tsx'

export function FormParts() {
  const { t } = useTranslation('cards')
  return (
    <>
      <Part name="Field">
        <Field label={t('cards.email.label')} hint={t('cards.email.hint')}>
          {(control) => <input {...control} />}
        </Field>
        <Field label={t('cards.email.label')} error={t('cards.email.invalid')}>
          {(control) => <input {...control} />}
        </Field>
        <Field label={t('search.label')}>{(control) => <textarea {...control} />}</Field>
      </Part>
      <Part name="ComboField">
        <Combo />
      </Part>
      <Part name="PhoneField, CountryPicker">
        <Phone />
        <Phone error={t('cards.text.noData')} />
      </Part>
      <Part name="PillGroup">
        <Pills />
      </Part>
      <Part name="CopyByHand">
        <Copy />
      </Part>
    </>
  )
}

function Combo() {
  const { t } = useTranslation('communities')
  const [text, setText] = useState('')
  const kinds = ['food', 'housing', 'healthcare', 'legal', 'transportation'] as const
  const options = kinds
    .map((kind) => ({ value: t(`communities.category.${kind}`), below: t('site.nearMe') }))
    .filter(({ value }) => value.toLowerCase().includes(text.toLowerCase()))
  return (
    <ComboField
      label={t('communities.search.words')}
      name="combo"
      icon={MapPin}
      text={text}
      onText={setText}
      options={options}
      onTake={setText}
      clearLabel={t('communities.deals.clearProgram')}
      status={t('search.noMatches')}
    />
  )
}

function Phone({ error }: { error?: string }) {
  const { t, language } = useTranslation('cards')
  const [phone, setPhone] = useState(emptyPhone)
  return (
    <PhoneField
      value={phone}
      onChange={setPhone}
      locale={localeOf[language]}
      words={{
        label: t('cards.text.label'),
        mask: '1 (702) 123-4567',
        tooLong: t('cards.text.tooLong'),
        country: t('cards.text.country'),
        noCountry: t('cards.text.noCountry'),
        countriesFound: (count) => t('cards.text.countries', { count }),
      }}
      error={error}
    />
  )
}

function Pills() {
  const { t } = useTranslation()
  const [selected, setSelected] = useState<'find' | 'plan' | 'nearMe'>('find')
  return (
    <PillGroup
      label={t('site.mainNav')}
      selected={selected}
      onSelect={setSelected}
      pills={(['find', 'plan', 'nearMe'] as const).map((value) => ({ value, label: t(`site.${value}`) }))}
    />
  )
}

/** It takes the focus when it comes, and so waits to be asked for. */
function Copy() {
  const { t } = useTranslation('cards', 'gallery')
  const [isShown, setIsShown] = useState(false)
  if (!isShown) return <Button onClick={() => setIsShown(true)}>{t('gallery.show')}</Button>
  return <CopyByHand label={t('cards.copyByHand')} text="/plan" />
}

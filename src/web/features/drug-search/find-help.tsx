import { Button } from '#web/components/buttons/button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { DrugPicker } from './drug-picker.tsx'

/** The search of the home page: leads to every way to pay less for a medicine. */
export function FindHelp() {
  const { t } = useTranslation()
  return (
    <DrugPicker
      label={t('home.search.label')}
      hint={t('home.search.hint')}
      addressOf={({ id }) => `/drugs/${id}`}
      formAction="/patient-assistant-savings"
      action={
        <Button type="submit" variant="go">
          {t('home.search.submit')}
        </Button>
      }
    />
  )
}

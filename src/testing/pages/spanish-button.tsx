import { es } from '#i18n/es.ts'
import { useTranslation } from '#web/i18n.tsx'

/** Turns the whole page to Spanish, as the switch in its header does. */
export function SpanishButton() {
  const { speak } = useTranslation()
  return (
    <button type="button" onClick={() => speak({ language: 'es', words: es })}>
      Español
    </button>
  )
}

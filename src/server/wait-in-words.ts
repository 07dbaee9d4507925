import type { Language } from '#i18n/languages.ts'

const minute = 60_000

/** "4 minutes" or "14 horas", rounded up: who comes at that time must not come too early. */
export function waitInWords(milliseconds: number, language: Language): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / minute))
  const [value, unit] = minutes <= 90 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

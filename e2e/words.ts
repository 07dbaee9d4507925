import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import { createI18n } from '#web/i18n.ts'

/** The words of the site as its readers see them: `words.es('home.title')`. */
export const words = { en: createI18n('en', en).t, es: createI18n('es', es).t }

/** For names that begin with these words, or hold them. */
export function beginningWith(text: string): RegExp {
  return new RegExp(`^${escaped(text)}`)
}

export function holding(text: string): RegExp {
  return new RegExp(escaped(text))
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

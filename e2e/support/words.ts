import { en } from '../../src/i18n/en.ts'
import { es } from '../../src/i18n/es.ts'
import { createTranslator } from '../../src/i18n/translator.ts'

/** The words of the site as its readers see them: `words.es('home.title')`. */
export const words = { en: createTranslator('en', en), es: createTranslator('es', es) }

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

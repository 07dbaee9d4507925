import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import type { Language } from '#i18n/languages.ts'
import { createTranslator, type Translate } from '#i18n/translator.ts'

/** The words of answers, in both languages. */
export const say: Record<Language, Translate> = { en: createTranslator('en', en), es: createTranslator('es', es) }

import { person as english } from '#i18n/en/person.ts'
import { person as spanish } from '#i18n/es/person.ts'
import { createTranslator } from '#i18n/translator.ts'

/** The `t` of each language, with the words about a person alone. */
export const say = { en: createTranslator('en', { person: english }), es: createTranslator('es', { person: spanish }) }

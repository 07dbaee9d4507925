import { en } from './en.ts'
import { es } from './es.ts'
import type { Language } from './languages.ts'
import { createTranslator, type Translate } from './translator.ts'

/** The `t` of each language with all words, for the server: a browser is sent only what its page asks for. */
export const translators: Record<Language, Translate> = {
  en: createTranslator('en', en),
  es: createTranslator('es', es),
}

import { translators } from '#i18n/translators.ts'

/** The words of answers, in both languages. */
export const say = translators

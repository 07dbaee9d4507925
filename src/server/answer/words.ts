import { answer as english } from '#i18n/en/medicines/answer.ts'
import { answer as spanish } from '#i18n/es/medicines/answer.ts'

/** The words of answers in each language. */
export const answerWords = { en: english, es: spanish }

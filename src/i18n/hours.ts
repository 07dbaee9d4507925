import { hours as en } from './en/local-help/hours.ts'
import { hours as es } from './es/local-help/hours.ts'
import type { HourWords } from './hour-words.ts'
import type { Language } from './languages.ts'

export const hourWords: Record<Language, HourWords> = { en, es }

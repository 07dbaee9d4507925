import { rules as en } from './en/check/rules.ts'
import { rules as es } from './es/check/rules.ts'
import type { Language } from './languages.ts'
import type { RuleWords } from './rule-words.ts'

export const ruleWords: Record<Language, RuleWords> = { en, es }

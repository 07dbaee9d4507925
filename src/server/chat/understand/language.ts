import type { Language } from '#i18n/languages.ts'
import type { Token } from '#server/eligibility/understand/tokens.ts'
import { functionWords, sharedWords } from './words/language-words.ts'

/** "Wait entonces califico pa medicaid or nah": where both are spoken, one must tell by so many points more. */
const [both, leastOfMixed] = [2, 4]

/** "No he convulsionado": this "he" is none of English. */
const spanishHave = /\bhe [a-zñáéíóú]+(?:[ai]d|ch|ert|est)o\b/i

/** Builds the reader of a text's language from the words that each language uses. */
export function createLanguageReader(english: Iterable<string>, spanish: Iterable<string>) {
  const [en, es] = [new Set(english), new Set(spanish)]

  function pointsFor(language: Language, { text }: Token): number {
    if (sharedWords.has(text)) return 0
    const [mine, other] = language === 'en' ? [en, es] : [es, en]
    const isFunction = functionWords[language].has(text)
    if (isFunction && functionWords[language === 'en' ? 'es' : 'en'].has(text)) return 0
    return (isFunction ? 2 : 0) + (mine.has(text) && !other.has(text) ? 1 : 0)
  }

  /** The language of the words, or `undefined` where they don't tell by so many points. */
  return (tokens: Token[], raw: string, least = 1): Language | undefined => {
    // A name has an accent too: "my son José".
    const marks = (/[¿¡]/.test(raw) ? 3 : Number(/[ñáéíóú]/i.test(raw))) + (spanishHave.test(raw) ? 3 : 0)
    const spanishPoints = tokens.reduce((sum, token) => sum + pointsFor('es', token), marks)
    const englishPoints = tokens.reduce((sum, token) => sum + pointsFor('en', token), 0)
    const isMixed = Math.min(spanishPoints, englishPoints) >= both
    if (Math.abs(spanishPoints - englishPoints) < (isMixed ? leastOfMixed : least)) return undefined
    return spanishPoints > englishPoints ? 'es' : 'en'
  }
}

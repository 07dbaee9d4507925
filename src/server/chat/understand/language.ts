import type { Language } from '#i18n/languages.ts'
import type { Token } from '#server/eligibility/understand/tokens.ts'
import { functionWords, sharedWords } from './words/language-words.ts'

/** "Wait entonces califico pa medicaid or nah": where both are spoken, one must tell by so many points more. */
const [both, leastOfMixed] = [2, 4]

/** So many points must tell, and the language that a talk is in. */
type Heard = { least?: number; now?: Language | undefined }

/** "No he convulsionado": this "he" is none of English. */
const spanishHave = /\bhe [a-zñáéíóú]+(?:[ai]d|ch|ert|est)o\b/i

/** What nobody leaves out who speaks English now: "bcbs of texas, thru the hospital" is said in Spanish too. */
const speaksEnglish =
  /\b(?:i|im|ive|id|my|me|we|our|you|your|he|she|they|it|its|what|whats|how|can|could|do|does|did|is|are|please|need|want|have|has|got|where|when|who|which|why|english|thanks|thank|hello|hi)\b|\?/i
const asksForEnglish = /\b(?:english|ingl[eé]s)\b/i

function isBesideSpanish(raw: string, isMixed: boolean): boolean {
  return !asksForEnglish.test(raw) && (isMixed || !speaksEnglish.test(raw))
}

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

  /**
   * The language of the words, or `undefined` where they don't tell by so many points. A talk in Spanish stays so where
   * English is only mixed in, or a name and a word of it are all that is said.
   */
  return (tokens: Token[], raw: string, { least = 1, now }: Heard = {}): Language | undefined => {
    // A name has an accent too: "my son José".
    const marks = (/[¿¡]/.test(raw) ? 3 : Number(/[ñáéíóú]/i.test(raw))) + (spanishHave.test(raw) ? 3 : 0)
    const spanishPoints = tokens.reduce((sum, token) => sum + pointsFor('es', token), marks)
    const englishPoints = tokens.reduce((sum, token) => sum + pointsFor('en', token), 0)
    const isMixed = Math.min(spanishPoints, englishPoints) >= both
    if (Math.abs(spanishPoints - englishPoints) < (isMixed ? leastOfMixed : least)) return undefined
    if (spanishPoints > englishPoints) return 'es'
    return now === 'es' && isBesideSpanish(raw, isMixed) ? undefined : 'en'
  }
}

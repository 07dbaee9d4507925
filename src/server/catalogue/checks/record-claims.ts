import type { Language } from '#i18n/languages.ts'
import { type FieldProblem, sentencesOf, type Texts } from '../record-texts.ts'

/** What a record has for a reader to act on or to judge by. */
export type RecordHas = {
  phone: boolean
  page: boolean
  form: boolean
  /** An income limit with a number. */
  incomeLimit: boolean
  age: boolean
}

/** A way of speaking of something as if the record had it, and sentences that mean something else by the same words. */
type Claim = { says: Record<Language, RegExp>; unless?: Record<Language, RegExp> }

const claims: Record<keyof RecordHas, Claim> = {
  // "It is called", "se llama" and "llamada" name a thing; a number in the sentence is its own.
  phone: {
    says: {
      en: /\b(tele)?phone\b|\bhelp ?line\b|\bcall(s|ing)?\b/i,
      es: /teléfono|telefónic|(?<!\bse )\bllam(e|ar|a|an|ando)\b/i,
    },
    unless: { en: /\d{3}-\d{4}|\b\d11\b/, es: /\d{3}-\d{4}|\b\d11\b/ },
  },
  // The website of another, or of each brand, is a page all the same: it has to be given.
  page: { says: { en: /\bweb ?(site|page)s?\b/i, es: /\b(sitios?|páginas?) web\b/i } },
  // Forms that a doctor's office has, and forms of the tax office, are not ours to give.
  form: {
    says: {
      en: /\bforms?\b|\bdownload (the|an|your) application\b/i,
      es: /\bformularios?\b|\bdescarg(ue|ar) (la|una|su) solicitud\b/i,
    },
    unless: { en: /doctor|prescriber|tax|each one/i, es: /médico|doctor|receta|impuestos|cada una/i },
  },
  // One limit that is spoken of as known, without its number; "we do not know it" and "ask for it" are true of none.
  incomeLimit: {
    says: {
      en: /\b(the|this) income limit\b|\bincome (and \w+ )?rules (is|are|comes?)\b/i,
      es: /\b(el|este) límite de ingresos\b|\breglas de ingresos (y de \w+ )?(son|vienen)\b/i,
    },
    unless: {
      en: /do not know|[$%]|\bask (about|for|what)\b|\bcall for\b|no income limit|not the same/i,
      es: /no (sabemos|conocemos)|[$%]|pregunte (cuál|por)|llame para|no hay límite|no es igual/i,
    },
  },
  age: {
    says: { en: /\bage (and \w+ )?(rules?|limits?)\b|\brules? on age\b/i, es: /\breglas? (de|sobre la) edad\b/i },
  },
}

/** Sentences that say no limit is known, which a record with a limit must not say. */
const saysUnknownLimit: Record<Language, RegExp> = {
  en: /do not know the (income )?limit/i,
  es: /no (sabemos|conocemos) (cuál es )?el límite/i,
}

const named: Record<keyof RecordHas, string> = {
  phone: 'a phone',
  page: 'a page',
  form: 'a form',
  incomeLimit: 'an income limit',
  age: 'an age',
}

/** Texts that speak of a phone, a page, a form, a limit or an age which their record lacks, or deny a limit it has. */
export function claimProblems(texts: Texts, has: RecordHas): FieldProblem[] {
  const lacking = (Object.keys(claims) as (keyof RecordHas)[]).filter((thing) => !has[thing])
  return sentencesOf(texts).flatMap(({ field, language, sentence }) => [
    ...lacking
      .filter((thing) => speaksOf(claims[thing], language, sentence))
      .map((thing) => ({ field, message: `speaks of ${named[thing]} that the record lacks: “${sentence}”` })),
    ...(has.incomeLimit && saysUnknownLimit[language].test(sentence)
      ? [{ field, message: `says that the income limit is not known, but the record has one: “${sentence}”` }]
      : []),
  ])
}

function speaksOf({ says, unless }: Claim, language: Language, sentence: string): boolean {
  return says[language].test(sentence) && !unless?.[language].test(sentence)
}

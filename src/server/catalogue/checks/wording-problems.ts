import type { Language } from '#i18n/languages.ts'
import { type FieldProblem, sentencesOf, type Texts } from '../record-texts.ts'

/** Words that mislead a reader, and what to write instead. */
type Wording = { found: Partial<Record<Language, RegExp>>; instead: string }

const wordings: Wording[] = [
  // Coins and bills: who pays by card without insurance is not meant by it. Cash aid is paid out in money.
  {
    found: { es: /(?<!\b(ayuda|dinero) )\ben efectivo\b/i },
    instead: '“en efectivo” means coins and bills; write “sin usar el seguro” or “por su cuenta”',
  },
  {
    found: {
      en: /(?<!\bfederal )\bpoverty\b|\bpoverty (?!guideline)|\bFPL\b/i,
      es: /(?<!\bguía federal de )\bpobreza\b/i,
    },
    instead: 'the guideline has one name: “federal poverty guideline”, “guía federal de pobreza”',
  },
  {
    found: { en: /\d percent\b/i, es: /\d por ciento\b/i },
    instead: 'a percent is written with its sign: “250%”',
  },
  {
    found: { es: /\bmedicament|\bfármaco/i },
    instead: 'a medicine has one name: “medicina”',
  },
  // "Pay $25, up to $25,000 a year" reads as if the person paid $25,000.
  {
    found: {
      en: /(^pay|\balso pay|\b(you|patients)( may| can)? pay)\b(?!.*\b(sav(e|ing)|help)\b).*\$.*\b(up to|at most) \$/i,
      es: /(^pague|\b(usted|también|pacientes) pagan?|\b(puede|podría) pagar)\b(?!.*(ahorr|ayuda)).*[$%].*\b(hasta|máximo) (de )?\$/i,
    },
    instead: 'a limit of the help reads as what the person pays; say what the card pays in a sentence of its own',
  },
]

/** Sentences with words that the catalogue does not use. */
export function wordingProblems(texts: Texts): FieldProblem[] {
  return sentencesOf(texts).flatMap(({ field, language, sentence }) =>
    wordings
      .filter(({ found }) => found[language]?.test(sentence))
      .map(({ instead }) => ({ field, message: `${instead}: “${sentence}”` })),
  )
}

const calledOld: Record<Language, RegExp> = {
  en: /\b(terms|amounts?|details|offer|limits|information)\b[^.]* from (about |before )?(\w+ )?((19|20)\d\d|(an |the )?(older|earlier))|\bterms may be old\b/i,
  es: /\b(condiciones|cantidad(es)?|datos|detalles|oferta|límites|información)\b[^.]* (es|son|vienen?) (de|del) (alrededor de |antes de )?(\w+ de )?((19|20)\d\d|[^.]*\b(anterior|antigu))|\bcondiciones pueden ser antiguas/i,
}

/** Dollars that the exceptions call old stand in the benefit with their year, or not at all. */
export function oldFigureProblems({ benefit, exceptions }: Pick<Texts, 'benefit' | 'exceptions'>): FieldProblem[] {
  return sentencesOf({ benefit: benefit ?? null })
    .filter(({ sentence }) => /\$/.test(sentence) && !/\b20\d\d\b/.test(sentence))
    .filter(({ language }) => exceptions && calledOld[language].test(exceptions[language]))
    .map(({ field, sentence }) => ({
      field,
      message: `the exceptions call these dollars old; say their year here, or leave them out: “${sentence}”`,
    }))
}

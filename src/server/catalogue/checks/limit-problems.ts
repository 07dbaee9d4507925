import type { ProgramRules } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import { type FieldProblem, sentencesOf, type Texts } from '../record-texts.ts'

type Limited = { rules: ProgramRules; medicine_groups?: { rules?: { income?: unknown } | undefined }[] | undefined }

const named: Record<Language, RegExp> = {
  en: /(\d+)% of the federal poverty guideline/g,
  es: /(\d+)% de la guía federal de pobreza/g,
}

/** A limit of other help, one of a part of the medicines, and one that the source does not stand by. */
const isOther: Record<Language, RegExp> = {
  en: /Extra Help|Medicaid|Payment Plan|\bmay be\b|\bunofficial|\b\d+ medicines\b|\bwas\b/i,
  es: /Extra Help|Ayuda Adicional|Medicaid|Payment Plan|\b(puede|podría) ser\b|no oficial|\b\d+ medicinas\b|\b(era|fue)\b/i,
}

/** Percents of the guideline that a text gives as the limit, and that no rule of the record holds. */
export function limitProblems({ rules, medicine_groups = [] }: Limited, texts: Texts): FieldProblem[] {
  if (rules.income && 'varies' in rules.income) return []
  const held = JSON.stringify([rules.income, medicine_groups.map((group) => group.rules?.income)])
  return sentencesOf(texts)
    .filter(({ language, sentence }) => !isOther[language].test(sentence))
    .flatMap(({ field, language, sentence }) =>
      [...sentence.matchAll(named[language])]
        .filter(([, percent = '']) => !held.includes(`:${percent}`))
        .map(([, percent]) => ({
          field,
          message: `names a limit of ${percent}% that no rule holds; write it as rules.income or in medicine_groups: “${sentence}”`,
        })),
    )
}

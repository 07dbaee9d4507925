import type { ProgramRules } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import { type FieldProblem, sentencesOf, type Texts } from '../record-texts.ts'

type Limited = { rules: ProgramRules; medicine_groups?: { rules?: { income?: unknown } | undefined }[] | undefined }

const named: Record<Language, RegExp> = {
  en: /(\d+)% of the (?:federal poverty )?guideline/g,
  es: /(\d+)% de la guía/g,
}

/** Dollars that an income may not be above. "With income up to $20,000, you pay less" is no limit of the help. */
const namedInDollars: Record<Language, RegExp> = {
  en: /(?<!\bwith )\bincome (?:limit (?:is|of)|(?:must|has to|may) be|(?:of )?up to|below|under)\b[^.$]*\$(\d[\d,]{3,})/gi,
  es: /(?<!\bcon )\b(?:límite de ingresos|ingresos? (?:(?:debe|tiene|puede)n?\b|(?:de )?(?:hasta|menos)))\b[^.$]*\$(\d[\d,]{3,})/gi,
}

/** A limit of other help, one of a part of the medicines or of one place, and one that the source does not stand by. */
const isOther: Record<Language, RegExp> = {
  en: /Extra Help|Medicaid|PAAD|Puerto Rico|Payment Plan|\bmay be\b|\bunofficial|\b\d+ medicines\b|\bwas\b/i,
  es: /Extra Help|Ayuda Adicional|Medicaid|PAAD|Puerto Rico|Payment Plan|\b(puede|podría) ser\b|no oficial|\b\d+ medicinas\b|\b(era|fue)\b/i,
}

/** Percents of the guideline and dollars that a text gives as the limit, and that no rule of the record holds. */
export function limitProblems({ rules, medicine_groups = [] }: Limited, texts: Texts): FieldProblem[] {
  if (rules.income && 'varies' in rules.income) return []
  const held = JSON.stringify([rules.income, medicine_groups.map((group) => group.rules?.income)])
  return sentencesOf(texts)
    .filter(({ language, sentence }) => !isOther[language].test(sentence))
    .flatMap(({ field, language, sentence }) =>
      limitsIn(sentence, language)
        .filter(({ value }) => !held.includes(`:${value}`))
        .map(({ said }) => ({
          field,
          message: `names a limit of ${said} that no rule holds; write it as rules.income or in medicine_groups: “${sentence}”`,
        })),
    )
}

function limitsIn(sentence: string, language: Language): { value: string; said: string }[] {
  return [
    ...[...sentence.matchAll(named[language])].map(([, value = '']) => ({ value, said: `${value}%` })),
    ...[...sentence.matchAll(namedInDollars[language])].map(([, dollars = '']) => ({
      value: dollars.replaceAll(',', ''),
      said: `$${dollars}`,
    })),
  ]
}

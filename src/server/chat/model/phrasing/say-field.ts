import type { ProgramCard } from '#contract/programs.ts'
import { programLine } from '#server/chat/answers/medicine/program-block.ts'
import { ruleBlock } from '#server/chat/answers/medicine/rule-answer.ts'
import type { Found } from '#server/chat/answers/records/look-up.ts'
import { detailAnswer, formAnswer, papersAnswer, phoneAnswer } from '#server/chat/answers/records/record-words.ts'
import { sourceBlock } from '#server/chat/answers/records/source-answer.ts'
import type { RuleAsked, Understood } from '#server/chat/turn.ts'
import type { Limits } from '#server/eligibility/income-limit.ts'

const rules = ['income', 'insurance', 'residency', 'age', 'citizenship', 'prescription'] as const satisfies RuleAsked[]

/** What we know how to say of a record. */
export const fields = ['about', 'phone', 'form', 'papers', 'source', ...rules] as const
export type Field = (typeof fields)[number]

/** What can be said of this record: forms, papers and rules are of programs, and a rule needs words of its own. */
export function fieldsOf({ card }: Found): Field[] {
  if (!card) return ['about', 'phone', 'source']
  return ['about', 'phone', 'form', 'papers', 'source', ...rules.filter((rule) => hasRule(card, rule))]
}

function hasRule({ sentences, rules: { prescription_required } }: ProgramCard, wanted: RuleAsked): boolean {
  return wanted === 'prescription' ? prescription_required !== null : sentences.some(({ rule }) => rule === wanted)
}

/** A field of a record in the words of the offline answers; `undefined` where it has none. */
export function sayField(record: Found, field: Field, understood: Understood, limits: Limits): string | undefined {
  if (!fieldsOf(record).includes(field)) return undefined
  const { facts, card } = record
  switch (field) {
    case 'about':
      return card ? programLine(card, understood.language) : detailAnswer(facts, understood).text
    case 'phone':
      return phoneAnswer(facts, understood).text
    case 'form':
      return formAnswer(facts, understood).text
    case 'papers':
      return papersAnswer(facts, understood).text
    case 'source':
      return sourceBlock(facts, understood.language)
    default:
      return card && ruleBlock(card, field, understood, limits)
  }
}

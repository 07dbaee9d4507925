import { z } from 'zod'
import { knowledgeSubject } from '#contract/choices.ts'
import { incomeRule, programKind } from '#contract/programs.ts'
import { stateCode } from '#contract/states.ts'
import { date, provenanceFields, slug, webAddress, words } from './record-parts.ts'
import { validDays } from './valid-days.ts'
import type { WatchResult } from './watch-file.ts'

const texts = z.strictObject({ en: z.array(z.string().min(1)).min(1), es: z.array(z.string().min(1)).min(1) })

/** Folded words of two parts or more, or one that nothing else is called by: `medicare + transplant/kidney* + end*`. */
const heardBy = z.string().regex(/^[a-z0-9]+\*?(?: [a-z0-9]+)*(?: ?[+/] ?[a-z0-9]+\*?(?: [a-z0-9]+)*)*$/)

const card = z.strictObject({
  id: slug,
  /** `pointer`: only the question, the official page and the phone; `nothing`: kept for the keeper. */
  show: z.enum(['answer', 'pointer', 'nothing']),
  /** A person should compare it with the official page before all others. */
  look_first: z.literal(true).optional(),
  /** A clinician should read it. */
  clinician_first: z.literal(true).optional(),
  /** The number stands before everything else. */
  emergency: z.literal(true).optional(),
  /** A doctor or pharmacist decides. */
  not_advice: z.literal(true).optional(),
  /** The first is the title of its page, the others are ways to ask the same. */
  questions: texts,
  answer: words.optional(),
  /** What Navi asks after it, in a talk. */
  then_ask: words.optional(),
  next_step: words.optional(),
  /** What would be said, were it shown: for who looks at it. */
  draft: z.strictObject({ answer: words, next_step: words }).optional(),
  /** The language model has not learnt it: in a talk it answers its own questions, word for word, and what `heard_by` names. */
  not_learnt: z.literal(true).optional(),
  /** In a talk it is told where these words are said: `+` stands between parts that must all be said, `/` between words for the same. */
  heard_by: z.strictObject({ en: z.array(heardBy), es: z.array(heardBy) }).optional(),
  phone: z.string().nullable(),
  /** The official page, or its site as long as nobody has opened the page. */
  website: webAddress.nullable(),
  /** The official page by its address, which nobody has opened: for the keeper. */
  page_to_read: webAddress.optional(),
  valid: validDays,
  /** When somebody has to look again. */
  check_by: date.optional(),
  /** The most that a home may have for what it tells of, as its answer says it: who tells of their home is told how that compares. */
  income: incomeRule.optional(),
  insurance: z.array(z.enum(['uninsured', 'commercial', 'medicare', 'medicaid', 'tricare_va'])).nullable(),
  states: z.array(stateCode).min(1).nullable(),
  /** Brands, generic names, or how generic names begin: "insulin". */
  medicines: z.array(z.string()),
  /** Kinds of programs, and programs, that lead on to this answer. */
  program_kinds: z.array(programKind).min(1).optional(),
  programs: z.array(slug).min(1).optional(),
  ...provenanceFields,
  keeper_note: z.string().nullable(),
})

/** A file of `catalogue/knowledge`: answers of one subject. */
export const knowledgeFile = z.strictObject({ subject: knowledgeSubject, cards: z.array(card).min(1) })

export type Knowledge = z.infer<typeof card> & {
  subject: z.infer<typeof knowledgeSubject>
  watched?: readonly WatchResult[]
}

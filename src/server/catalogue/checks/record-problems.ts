import type { z } from 'zod'
import type { PovertyGuidelines } from '../files/read-guidelines.ts'
import type { citation } from '../files/record-parts.ts'
import type { FieldProblem, Texts } from '../record-texts.ts'
import { addressProblems } from './address-problems.ts'
import { amountProblems } from './amount-problems.ts'
import { dateProblems } from './date-problems.ts'
import { createGuidelineCheck } from './guideline-problems.ts'
import type { NationalPhones } from './national-phones.ts'
import { phoneProblems } from './phone-problems.ts'

type Gated = {
  id: string
  phone?: string | null
  further_phones?: string[] | undefined
  website: string | null
  form_url?: string | null
  sources: z.infer<typeof citation>[]
  checked_on: string | null
  checked_by: string | null
}

type Known = { national: NationalPhones; guidelines: PovertyGuidelines; isLinked: (url: string) => boolean }

export type RecordCheck = ReturnType<typeof createRecordCheck>

/** Checks what records of every kind have in common: numbers, phones, addresses, dates, and dollars of an older guideline. */
export function createRecordCheck({ national, guidelines, isLinked }: Known) {
  const guidelineProblems = createGuidelineCheck(guidelines)
  return (record: Gated, texts: Texts): FieldProblem[] => {
    const { phone = null, website, form_url, sources } = record
    const read = Object.fromEntries(sources.map(({ url }, index) => [`sources.${index}.url`, url]))
    return [
      ...amountProblems(texts),
      ...phoneProblems({ ...record, phone }, texts, national),
      ...addressProblems(read, { website, form_url }, isLinked),
      ...dateProblems(record, texts),
      ...guidelineProblems(texts),
    ]
  }
}

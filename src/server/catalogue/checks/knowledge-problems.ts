import { languages } from '#i18n/languages.ts'
import type { Knowledge } from '../files/knowledge-file.ts'
import type { Drug } from '../files/read-drugs.ts'
import type { YearlyFigures } from '../files/yearly-figures.ts'
import { phonesInText } from '../phones-in-text.ts'
import type { FieldProblem, Texts } from '../record-texts.ts'
import { amountProblems } from './amount-problems.ts'
import { addressCheckOf } from './link-problems.ts'
import { wordingProblems } from './wording-problems.ts'

/** What answers may name. */
export type Known = {
  figures: YearlyFigures
  isPhone: (phone: string) => boolean
  drugs: Drug[]
  /** Of programs. */
  ids: ReadonlySet<string>
}

/** Whatever is wrong with an answer that its shape can't say. */
export function knowledgeProblems(card: Knowledge, known: Known): FieldProblem[] {
  const texts = textsOfKnowledge(card)
  return [
    ...contradictions(card),
    ...wordingProblems(texts),
    ...amountProblems({ answer: texts.answer ?? null, next_step: texts.next_step ?? null }),
    ...Object.entries(texts).flatMap(([field, words]) =>
      languages.flatMap((language) => textProblems(`${field}.${language}`, words?.[language] ?? '', known)),
    ),
    ...linkProblems(card, known),
  ]
}

/** What readers see of it. */
export function textsOfKnowledge({ questions, answer, then_ask, next_step }: Knowledge): Texts {
  const asked = { en: questions.en.join('\n'), es: questions.es.join('\n') }
  return { questions: asked, answer: answer ?? null, then_ask: then_ask ?? null, next_step: next_step ?? null }
}

function contradictions(card: Knowledge): FieldProblem[] {
  const { show, evidence, answer, next_step, draft, phone, website, valid } = card
  const isAnswer = show === 'answer'
  const wrong: [boolean, string, string][] = [
    [isAnswer && evidence === 'lead', 'show', 'must not be answer as long as the evidence is a lead'],
    [isAnswer !== Boolean(answer), 'answer', 'must be there exactly when show is answer'],
    [isAnswer !== Boolean(next_step), 'next_step', 'must be there exactly when show is answer'],
    [isAnswer === Boolean(draft), 'draft', 'must be there exactly when show is not answer'],
    [show === 'pointer' && !phone && !website, 'website', 'or a phone must be there when show is pointer'],
    [Boolean(valid.from && valid.to && valid.from > valid.to), 'valid', 'must not end before it begins'],
    ...languages.map((language): [boolean, string, string] => [
      Boolean(card.emergency && answer) && !beginsWithNumber(answer?.[language] ?? '', phone),
      `answer.${language}`,
      'must begin with the number to call',
    ]),
  ]
  return wrong.flatMap(([isWrong, field, message]) => (isWrong ? [{ field, message }] : []))
}

function beginsWithNumber(answer: string, phone: string | null): boolean {
  const [first = ''] = answer.split(/(?<=[.!?])\s+/)
  return first.includes('911') || (phone !== null && first.includes(phone))
}

function textProblems(field: string, text: string, { figures, isPhone }: Known): FieldProblem[] {
  const unproved = phonesInText(text).filter((phone) => !isPhone(phone))
  return [
    ...unproved.map((phone) => ({ field, message: `${phone} is not in national-phones.json` })),
    ...figures.unknownIn(text).map((name) => ({ field, message: `{${name}} is not in yearly-figures.json` })),
    ...figures
      .typedIn(text)
      .map((amount) => ({ field, message: `${amount} stands in yearly-figures.json: write its name` })),
  ]
}

function linkProblems({ phone, website, medicines, programs = [] }: Knowledge, known: Known): FieldProblem[] {
  const { drugs, isPhone, ids } = known
  const path = website ? new URL(website).pathname : ''
  const foreign = medicines.flatMap((medicine) => addressCheckOf(drugs)(path, medicine, 'website'))
  return [
    ...(phone && !isPhone(phone) ? [{ field: 'phone', message: 'is not in national-phones.json' }] : []),
    ...(medicines.length > 0 && foreign.length === medicines.length ? foreign.slice(0, 1) : []),
    ...medicines
      .filter((medicine) => !drugs.some((drug) => isOfMedicine(drug, medicine)))
      .map((medicine) => ({ field: 'medicines', message: `${medicine} is not in drugs.csv` })),
    ...programs.filter((id) => !ids.has(id)).map((id) => ({ field: 'programs', message: `${id} is not a program` })),
  ]
}

/** Whether an answer that names a medicine speaks of this one. */
export function isOfMedicine({ name, generic }: Pick<Drug, 'name' | 'generic'>, medicine: string): boolean {
  const wanted = medicine.toLowerCase()
  const own = generic.toLowerCase()
  return name.toLowerCase() === wanted || own === wanted || own.startsWith(`${wanted} `)
}

import type { InsuranceKind, Range } from '#contract/eligibility.ts'
import type { Told, ToldTopic } from '#contract/person.ts'
import { wholeDollars } from '#i18n/dollars.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'

/** The four facts that decide most, in the order of the page. */
const asked = ['insurance', 'household_size', 'yearly_income', 'place'] as const
type Asked = Extract<ToldTopic, (typeof asked)[number]>

/** A fact as a page asks it: what is known, and the answers of one tap. */
type FactQuestion = {
  topic: Asked
  chip: string
  /** What is known, as short as a chip holds it; '' where nothing is. */
  known: string
  title: string
  hint: string
  choices: { value: string; label: string; isChosen: boolean }[]
  typed: { label: string; example: string }
}

const insuranceChoices = {
  none: ['none'],
  commercial: ['commercial'],
  medicare_d: ['medicare', 'part_d'],
  medicare: ['medicare'],
  medicaid: ['medicaid'],
  both: ['medicare', 'medicaid'],
  va: ['va'],
  tricare: ['tricare'],
} as const satisfies Record<string, InsuranceKind[]>

const homes = [1, 2, 3, 4, 5, 6, 7, 8]

/** The four questions for one person. `limits` are the yearly incomes at which something begins or ends for this home. */
export function factQuestions(told: Told, limits: number[], language: Language): FactQuestion[] {
  const t = translators[language]
  return asked.map((topic) => ({
    topic,
    chip: t(`person.chips.${topic}`),
    known: knownOf[topic](told, language),
    title: t(`person.ask.${topic}`),
    hint: t(`person.hints.${topic}`, { count: told.household_size ?? 1 }),
    choices: choicesOf(topic, told, limits, language),
    typed: { label: t(`person.typed.${topic}`), example: t(`person.examples.${topic}`) },
  }))
}

const knownOf: Record<Asked, (told: Told, language: Language) => string> = {
  insurance: ({ insurance = [] }, language) =>
    insurance.map((kind) => translators[language](`person.short.${kind}`)).join(' + '),
  household_size: ({ household_size }, language) =>
    household_size ? translators[language]('person.short.people', { count: household_size }) : '',
  yearly_income: ({ yearly_income }, language) => (yearly_income ? monthly(yearly_income, language) : ''),
  place: ({ zip, city, state }) => [zip ?? city, state].filter(Boolean).join(', '),
}

function choicesOf(topic: Asked, told: Told, limits: number[], language: Language): FactQuestion['choices'] {
  const t = translators[language]
  switch (topic) {
    case 'insurance':
      return Object.entries(insuranceChoices).map(([name, kinds]) => ({
        value: kinds.join(','),
        label: t(`person.insurance.${name as keyof typeof insuranceChoices}`),
        isChosen: isSame(kinds, told.insurance),
      }))
    case 'household_size':
      return homes.map((size) => ({
        value: String(size),
        label: String(size),
        isChosen: told.household_size === size,
      }))
    case 'yearly_income':
      return yearlyChoices(limits).map((range) => ({
        value: `${range.from}-${range.to ?? ''}`,
        label: monthly(range, language),
        isChosen: isSame(range, told.yearly_income),
      }))
    case 'place':
      return []
  }
}

/** A limit a month is rounded down, so that nobody above it counts as under it. */
const inMonth = (year: number) => wholeDollars(Math.floor(year / 12))

/** A yearly income as people think of it: by the month. */
function monthly({ from, to }: Range, language: Language): string {
  const t = translators[language]
  if (to === null) return t('person.short.over', { from: inMonth(from) })
  if (from === to) return from === 0 ? t('person.short.noIncome') : inMonth(from)
  if (from === 0) return t('person.short.upTo', { to: inMonth(to) })
  return t('person.short.between', { from: inMonth(from), to: inMonth(to) })
}

/** The ranges between limits, so that each is under or over every one of them. */
function yearlyChoices(limits: number[]): Range[] {
  const starts = [0, ...limits.map((limit) => limit + 1)]
  return starts.map((from, at) => ({ from, to: limits[at] ?? null }))
}

function isSame(choice: unknown, known: unknown): boolean {
  return JSON.stringify(choice) === JSON.stringify(known)
}

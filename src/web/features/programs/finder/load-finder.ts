import { type AppLoadContext, data } from 'react-router'
import type { AnswerReply } from '#contract/answer.ts'
import { categories } from '#contract/choices.ts'
import type { CategoryName, ProgramCard, ProgramKind } from '#contract/programs.ts'
import type { Words } from '#i18n/translator.ts'
import { findAskedDrug } from '#web/asked-drug.ts'
import type { PageWords } from '#web/page-meta.ts'
import { allWords, translator } from '#web/translator.server.ts'
import { addressOf } from './address-of.ts'

export type FinderPage = 'assistance' | 'copay'

export type FinderData = {
  meta: PageWords
  words: Pick<Words, 'answerCard' | 'finder'>
  /** The medicine of the address, where we know it. */
  drug: { id: string; label: string } | null
  /** What the address asked for and we don't know. */
  unknown: string | null
  /** The medicines that this may be a mistake for. */
  likely: { id: string; label: string }[]
  /** What this reader should do first for the medicine. */
  answer: AnswerReply | null
  programs: ProgramCard[]
  /** How many programs the catalogue serves. */
  count: number
}

/** Who asks for copay cards is shown the best of them first. */
const firstOf: Record<FinderPage, ProgramKind[]> = { assistance: [], copay: ['copay'] }

const categoryOf: Record<FinderPage, CategoryName> = { assistance: categories.assistance, copay: categories.copay }

/** The medicine of the address, and its programs. */
export function loadFinder(request: Request, context: AppLoadContext, page: FinderPage) {
  const { services, language, person } = context
  const { found, drug, unknown, likely, status } = findAskedDrug(request, context, addressOf[page])
  const facts = (found && person?.factsFor(found.id)) ?? {}

  /** In the order of the reader, where anything is known of them. */
  function programsFor(drug: NonNullable<typeof found>): ProgramCard[] {
    const cards = services.programs.listByCategory(drug, categoryOf[page], { language, state: facts.state })
    return Object.keys(facts).length > 0 ? services.eligibility.judge(cards, drug, facts, language) : cards
  }

  const t = translator(language)
  const words = allWords[language]
  const head = found ? (`heads.${page}Drug` as const) : (`heads.${page}` as const)
  const name = { drug: drug?.label ?? '' }
  const reply: FinderData = {
    meta: { title: t(`${head}.title`, name), description: t(`${head}.description`, name) },
    words: { answerCard: words.answerCard, finder: words.finder },
    drug,
    unknown,
    likely,
    answer: found
      ? services.answer.find(found, facts, language, { skipped: ['prescription'], first: firstOf[page] })
      : null,
    programs: found ? programsFor(found) : [],
    count: services.programs.count(),
  }
  return data(reply, { status })
}

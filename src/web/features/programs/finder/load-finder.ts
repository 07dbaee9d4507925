import { type AppLoadContext, data } from 'react-router'
import type { AnswerReply } from '#contract/answer.ts'
import { type CategoryName, categories, type ProgramCard, type ProgramKind } from '#contract/programs.ts'
import type { Words } from '#i18n/translator.ts'
import type { PageWords } from '#web/page-meta.ts'
import { redirectTo } from '#web/redirect-to.ts'
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

/** The medicine named by `?drug=`, by id or, as a form without JavaScript sends it, by name; and its programs. */
export function loadFinder(request: Request, { services, language, person }: AppLoadContext, page: FinderPage) {
  const asked = new URL(request.url).searchParams.get('drug')?.trim() ?? ''
  const found = services.drugs.find(asked)
  const named = found ? undefined : services.drugs.findByName(asked)
  if (named) throw redirectTo(`${addressOf[page]}?drug=${named.id}`)

  const facts = (found && person?.factsFor(found.id)) ?? {}

  /** In the order of the reader, where anything is known of them. */
  function programsFor(drug: NonNullable<typeof found>): ProgramCard[] {
    const cards = services.programs.listByCategory(drug, categoryOf[page], { language, state: facts.state })
    return Object.keys(facts).length > 0 ? services.eligibility.judge(cards, drug, facts, language) : cards
  }

  const t = translator(language)
  const words = allWords[language]
  const head = found ? (`heads.${page}Drug` as const) : (`heads.${page}` as const)
  const label = found ? services.drugs.nameIn(found, language) : ''
  const name = { drug: label }
  const reply: FinderData = {
    meta: { title: t(`${head}.title`, name), description: t(`${head}.description`, name) },
    words: { answerCard: words.answerCard, finder: words.finder },
    drug: found ? { id: found.id, label } : null,
    unknown: asked && !found ? asked : null,
    likely: asked && !found ? services.drugs.likely(asked, language) : [],
    answer: found
      ? services.answer.find(found, facts, language, { skipped: ['prescription'], first: firstOf[page] })
      : null,
    programs: found ? programsFor(found) : [],
    count: services.programs.count(),
  }
  return data(reply, { status: reply.unknown ? 404 : 200 })
}

import type { ProgramCard, ProgramKind } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import type { WordKey } from '#i18n/translator.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { answerOf } from '../answerer.ts'
import { bullets, link, paragraphs, phoneLink } from '../markup.ts'
import { say } from '../say.ts'
import { askTopic } from './ask-topic.ts'
import { shownPrograms } from './program-list.ts'
import type { ProgramsFor } from './programs-for.ts'

/** So many medicines are answered with the name of their program; of more, each has a line of a plan. */
const mostNamed = 3
/** Medicines in a plan. */
const mostPlanned = 10

/** The kinds of programs that are asked for of each medicine, the words before, and how to ask about one of them alone. */
export type EachDrug = { kinds?: ProgramKind[]; lead?: WordKey; suggest?: WordKey }

/** The best route and the next step for each of several medicines, a line each. */
export function severalAnswer(
  drugs: Drug[],
  understood: Understood,
  programs: ProgramsFor,
  { kinds, lead, suggest = 'chatMedicine.suggest.programs' }: EachDrug,
): Answer {
  const { language } = understood
  const t = say[language]
  const planned = drugs.slice(0, mostPlanned)
  const found = planned.map((drug) => ({ drug, best: programs.recommended(drug, understood, kinds).cards[0] }))
  const isPlan = planned.length > mostNamed
  const text = paragraphs(
    t(isPlan ? 'chatMedicine.plan' : 'chatMedicine.several', { count: drugs.length }),
    bullets(found.map(({ drug, best }) => (isPlan ? planLine : namedLine)(drug, best, language))),
    lead && t(lead),
    understood.facts.insurance
      ? t(isPlan ? 'chatMedicine.planNext' : 'chatMedicine.severalNext')
      : t('chatMedicine.tellInsurance'),
  )
  const best = new Map(found.flatMap(({ best }) => (best ? [[best.program_id, best] as const] : [])))
  return answerOf(text, {
    ...shownPrograms([...best.values()], language),
    ...(understood.facts.insurance
      ? { suggestions: planned.map((drug) => t(suggest, { drug: nameInLanguage(drug, language) })), asks: 'drug' }
      : askTopic('insurance', understood)),
  })
}

export function fitting(cards: ProgramCard[]): ProgramCard[] {
  return cards.filter(({ status }) => status !== 'not_now')
}

/** The medicine, which leads to all that is known of it, what kind of help is best, and how to begin. */
function planLine(drug: Drug, best: ProgramCard | undefined, language: Language): string {
  const t = say[language]
  const name = `**${link(nameInLanguage(drug, language), `/drugs/${drug.id}`)}**`
  if (!best) return `${name}: ${t('chatMedicine.planNone')}`
  return [`${name}: ${t(`chatMedicine.route.${best.kind}`)}`, stepOf(best, language)].filter(Boolean).join(', ')
}

/** As in a plan, with the name of the program. */
function namedLine(drug: Drug, best: ProgramCard | undefined, language: Language): string {
  if (!best) return planLine(drug, best, language)
  const name = `**${link(nameInLanguage(drug, language), `/drugs/${drug.id}`)}**`
  return [`${name}: ${best.program_name}`, stepOf(best, language)].filter(Boolean).join(', ')
}

/** The number to call, or else the page to open. */
function stepOf({ phone_number, program_url }: ProgramCard, language: Language): string {
  if (phone_number) return phoneLink(phone_number)
  return program_url ? link(say[language]('drug.open'), program_url) : ''
}

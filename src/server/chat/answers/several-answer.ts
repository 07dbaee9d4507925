import type { ProgramCard, ProgramKind } from '#contract/programs.ts'
import type { WordKey } from '#i18n/translator.ts'
import type { Drug } from '#server/catalogue/read-drugs.ts'
import { allKinds } from '#server/programs/program-kinds.ts'
import type { Answer, Understood } from '../turn.ts'
import { answerOf } from './answerer.ts'
import { drugName } from './drug-name.ts'
import { bullets, paragraphs } from './markup.ts'
import { programItem } from './program-item.ts'
import { shownPrograms } from './program-list.ts'
import type { ProgramsFor } from './programs-for.ts'
import { reachLine } from './reach-line.ts'
import { say } from './say.ts'

/** How many medicines are answered at once. */
const mostDrugs = 3

/** What is looked for of each medicine, the words before, and how to ask about one of them alone. */
export type EachDrug = { kinds?: ProgramKind[]; lead?: WordKey; suggest?: WordKey }

/** The best start for each of several medicines in one line; those beyond the third are offered. */
export function severalAnswer(
  drugs: Drug[],
  understood: Understood,
  programs: ProgramsFor,
  { kinds = allKinds, lead, suggest = 'chatMedicine.suggest.programs' }: EachDrug,
): Answer {
  const { language } = understood
  const t = say[language]
  const nameOf = (drug: Drug) => drugName(drug, language)
  const now = drugs.slice(0, mostDrugs)
  const later = drugs.slice(mostDrugs)
  const found = now.map((drug) => {
    const all = programs.ofDrug(drug, understood)
    const asked = fitting(all).filter(({ kind }) => kinds.includes(kind))
    return {
      name: nameOf(drug),
      isKnown: all.length > 0,
      isAsked: asked.length > 0,
      cards: asked.length > 0 ? asked : fitting(all),
    }
  })
  const best = found.flatMap(({ cards }) => cards[0] ?? [])
  const text = paragraphs(
    lead && t(lead),
    t('chatMedicine.several', { count: drugs.length }),
    bullets(found.map((each) => lineOf(each, language))),
    later.length > 0 && t('chatMedicine.severalRest', { drugs: later.map(nameOf).join(', ') }),
    t('chatMedicine.severalNext'),
  )
  const suggestions = [...now, ...later].slice(0, 4).map((drug) => t(suggest, { drug: nameOf(drug) }))
  const unlike = [...new Map(best.map((card) => [card.program_id, card])).values()]
  return answerOf(text, { ...shownPrograms(unlike), suggestions, asks: 'drug' })
}

export function fitting(cards: ProgramCard[]): ProgramCard[] {
  return cards.filter(({ status }) => status !== 'not_now')
}

/** What was found for one medicine: of the kind that is asked for, else of any. */
type Found = { name: string; isKnown: boolean; isAsked: boolean; cards: ProgramCard[] }

function lineOf({ name: drug, isKnown, isAsked, cards }: Found, language: Understood['language']): string {
  const t = say[language]
  const [best] = cards
  if (!best) return t(isKnown ? 'chatMedicine.noneFits' : 'chatMedicine.none', { drug })
  const words = isAsked ? 'chatMedicine.severalLine' : 'chatMedicine.severalOther'
  const line = t(words, { drug, count: cards.length, program: best.program_name })
  return `${line} ${reachLine(programItem(best), language)}`
}

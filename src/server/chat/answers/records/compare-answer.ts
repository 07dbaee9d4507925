import type { ProgramCard, ProgramKind } from '#contract/programs.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { copayKinds, discountKinds, trialKinds } from '#server/programs/program-kinds.ts'
import { programLine } from '../medicine/program-block.ts'
import { eachOnce, programList, startLine } from '../medicine/program-list.ts'

/** More are not read before one is chosen. */
const mostNamed = 2
/** What is used at the counter, without an application that somebody must approve. */
const atCounter: ProgramKind[] = [...copayKinds, ...discountKinds, ...trialKinds]
/** What an application that somebody must approve gives. */
const byForm: ProgramKind[] = ['pap', 'foundation']

/**
 * Which of these programs to begin with, and which helps soonest and costs least where that is another. Of each the first is
 * named: they come best fit first.
 */
export function compareAnswer(cards: ProgramCard[], { language }: Understood): Answer {
  const t = translators[language]
  const [best] = cards
  const soonest = cards.find(({ kind }) => atCounter.includes(kind))
  const cheapest = cards.find(({ kind }) => byForm.includes(kind))
  const named = eachOnce([best, soonest, cheapest].flatMap((card) => card ?? [])).slice(0, mostNamed)
  const lineOf = (card: ProgramCard) => {
    if (named.length === 1) return startLine([card], language)
    if (card === soonest) return `${t('chatMedicine.compare.soonest')} ${programLine(card, language)}`
    if (card === cheapest) return `${t('chatMedicine.compare.cheapest')} ${programLine(card, language)}`
    return startLine([card], language)
  }
  return programList(eachOnce([...named, ...cards]), {
    language,
    before: named.map(lineOf),
    after: [t('chatMedicine.compare.ask')],
    suggestions: [t('chatMedicine.suggest.howLong'), t('chatMedicine.suggest.papers'), t('chatMedicine.suggest.card')],
  })
}

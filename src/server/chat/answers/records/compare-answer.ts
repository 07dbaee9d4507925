import type { ProgramCard, ProgramKind } from '#contract/programs.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { copayKinds, discountKinds, trialKinds } from '#server/programs/program-kinds.ts'
import { programLine } from '../medicine/program-block.ts'
import { eachOnce, programList } from '../medicine/program-list.ts'
import { say } from '../say.ts'

/** What is used at the counter, without an application that somebody must approve. */
const atCounter: ProgramKind[] = [...copayKinds, ...discountKinds, ...trialKinds]
/** What an application that somebody must approve gives. */
const byForm: ProgramKind[] = ['pap', 'foundation']

/** Which of these programs helps soonest, and which costs least. Of each the first is named: they come best fit first. */
export function compareAnswer(cards: ProgramCard[], { language }: Understood): Answer {
  const t = say[language]
  const soonest = cards.find(({ kind }) => atCounter.includes(kind))
  const cheapest = cards.find(({ kind }) => byForm.includes(kind))
  const named = eachOnce([soonest, cheapest].flatMap((card) => card ?? []))
  return programList(eachOnce([...named, ...cards]), {
    language,
    before: [
      soonest && `${t('chatMedicine.compare.soonest')} ${programLine(soonest, language)}`,
      cheapest && `${t('chatMedicine.compare.cheapest')} ${programLine(cheapest, language)}`,
    ].map((line) => line ?? null),
    after: [t('chatMedicine.compare.ask')],
    suggestions: [t('chatMedicine.suggest.howLong'), t('chatMedicine.suggest.papers'), t('chatMedicine.suggest.card')],
  })
}

import type { ProgramCard } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import type { Drug } from '#server/catalogue/read-drugs.ts'
import { copayKinds, discountKinds, freeKinds, trialKinds } from '#server/programs/program-kinds.ts'
import type { Answer, Understood } from '../turn.ts'
import { answerOf } from './answerer.ts'
import { drugName } from './drug-name.ts'
import { genericLine } from './generic-line.ts'
import { bullets, link, paragraphs } from './markup.ts'
import { caveats } from './program-block.ts'
import { mostOptions, shownPrograms } from './program-list.ts'
import { federalNote } from './programs-answer.ts'
import type { ProgramsFor } from './programs-for.ts'
import { say } from './say.ts'
import { fitting } from './several-answer.ts'

/** Cash prices that are named at most. */
const mostDiscounts = 3

/** Ways to pay less, with what their own records say of amounts; what a drugstore asks is in no record. */
export function priceAnswer(drug: Drug, understood: Understood, programs: ProgramsFor): Answer {
  const { language } = understood
  const t = say[language]
  const of = (kinds: Parameters<ProgramsFor['ofDrug']>[2]) => fitting(programs.ofDrug(drug, understood, kinds))
  const free = of(freeKinds)
  const copay = of(copayKinds)
  const trial = of(trialKinds)
  const discount = [...of(discountKinds), ...programs.general(understood, discountKinds, drug)].slice(0, mostDiscounts)
  const priced = discount.filter(namesAmount)
  const unpriced = discount.filter((card) => !namesAmount(card))
  const hasAmount = [free[0], copay[0], trial[0], ...priced].some((card) => card && namesAmount(card))
  const name = { drug: drugName(drug, language) }
  const way = (line: string, card: ProgramCard) => withAmount(line, card, language)
  const text = paragraphs(
    t('chatMedicine.price.unknown', name),
    t(hasAmount ? 'chatMedicine.price.amounts' : 'chatMedicine.price.ways'),
    bullets(
      [
        genericLine(drug, language, programs),
        free[0] && way(t('chatMedicine.price.free', { count: free.length, program: free[0].program_name }), free[0]),
        copay[0] &&
          way(t('chatMedicine.price.copay', { count: copay.length, program: copay[0].program_name }), copay[0]),
        trial[0] && way(t('chatMedicine.price.trial', { program: trial[0].program_name }), trial[0]),
        ...priced.map((card) => way(t('chatMedicine.price.discount', { programs: linked([card], language) }), card)),
        unpriced.length > 0 && t('chatMedicine.price.discount', { programs: linked(unpriced, language) }),
      ].filter((line) => typeof line === 'string'),
    ),
    federalNote(understood) ?? (copay.length > 0 && !understood.facts.insurance && t('programs.copay.federal')),
    link(t('chatMedicine.seeAll'), `/drugs/${drug.id}`),
  )
  const suggestions = [
    free.length + copay.length + trial.length > 0 && t('chatMedicine.suggest.programs', name),
    copay.length > 0 && t('chatMedicine.suggest.copay', name),
    t('chatMedicine.suggest.coupons', name),
    t('chatMedicine.suggest.qualifyFor', name),
  ].filter((suggestion) => suggestion !== false)
  return answerOf(text, {
    ...shownPrograms([...free, ...copay, ...trial, ...discount].slice(0, mostOptions)),
    suggestions,
  })
}

function namesAmount({ description }: ProgramCard): boolean {
  return description.includes('$')
}

/** A way with the amount that its record names, and what may be wrong with it. */
function withAmount(line: string, card: ProgramCard, language: Language): string {
  return namesAmount(card) ? [line, card.description, ...caveats(card, language)].join(' ') : line
}

function linked(cards: ProgramCard[], language: Language): string {
  const names = cards.map((card) => {
    const page = card.program_url ?? card.sources[0]?.url
    return page ? link(card.program_name, page) : card.program_name
  })
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
}

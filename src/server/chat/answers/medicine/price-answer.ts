import type { ProgramCard } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import type { Prices } from '#server/prices/prices.ts'
import { copayKinds, discountKinds, freeKinds, trialKinds } from '#server/programs/program-kinds.ts'
import { answerOf } from '../answerer.ts'
import { bullets, link, paragraphs } from '../markup.ts'
import { genericLine } from './generic-line.ts'
import { priceLines } from './price-lines.ts'
import { caveats } from './program-block.ts'
import { fitting, shownPrograms } from './program-list.ts'
import { federalNote } from './programs-answer.ts'
import type { ProgramsFor } from './programs-for.ts'

/** Cash prices that are named at most. */
const mostDiscounts = 3

type Sources = { programs: ProgramsFor; prices: Prices }

/** The prices that we know, then ways to pay less with what their own records say of amounts; what one drugstore asks is in no record. */
export function priceAnswer(drug: Drug, understood: Understood, { programs, prices }: Sources): Answer {
  const { language } = understood
  const t = translators[language]
  const of = (kinds: Parameters<ProgramsFor['ofDrug']>[2]) => fitting(programs.ofDrug(drug, understood, kinds))
  const free = of(freeKinds)
  const copay = of(copayKinds)
  const trial = of(trialKinds)
  const discount = [...of(discountKinds), ...programs.general(understood, discountKinds, drug)].slice(0, mostDiscounts)
  const priced = discount.filter(namesAmount)
  const unpriced = discount.filter((card) => !namesAmount(card))
  const [known, ...others] = priceLines(prices.of(drug, language).prices, understood)
  const name = { drug: nameInLanguage(drug, language) }
  const way = (line: string, card: ProgramCard) => withAmount(line, card, language)
  const priceOf = (card: ProgramCard) =>
    way(t('chatMedicine.price.discount', { programs: linked([card], language) }), card)
  const ways = bullets(
    [
      ...priced.slice(0, 1).map((card) => priceOf(card)),
      free[0] && way(t('chatMedicine.price.free', { count: free.length, program: free[0].program_name }), free[0]),
      copay[0] && way(t('chatMedicine.price.copay', { count: copay.length, program: copay[0].program_name }), copay[0]),
      trial[0] && way(t('chatMedicine.price.trial', { program: trial[0].program_name }), trial[0]),
      ...priced.slice(1).map(priceOf),
      genericLine(drug, language, programs.genericOf(drug)),
      unpriced.length > 0 && t('chatMedicine.price.discount', { programs: linked(unpriced, language) }),
    ].filter((line) => typeof line === 'string'),
  )
  // A known price leaves room for little else: the ways to pay less are the cards below it.
  const said = known
    ? [known, genericLine(drug, language, programs.genericOf(drug)), bullets(others)]
    : [t('chatMedicine.price.unknown', name), t('chatMedicine.price.ways'), ways]
  const text = paragraphs(
    ...said,
    federalNote(understood) ?? (copay.length > 0 && !understood.facts.insurance && t('finder.federal')),
    link(t('chatMedicine.seeAll'), `/drugs/${drug.id}`),
  )
  const suggestions = [
    free.length + copay.length + trial.length > 0 && t('chatMedicine.suggest.programs', name),
    copay.length > 0 && t('chatMedicine.suggest.copay', name),
    t('chatMedicine.suggest.coupons', name),
    t('chatMedicine.suggest.qualifyFor', name),
  ].filter((suggestion) => suggestion !== false)
  return answerOf(text, {
    ...shownPrograms(
      [...firstOf(priced, free, copay, trial), ...priced.slice(1), ...unpriced, ...free.slice(1), ...copay.slice(1)],
      language,
    ),
    suggestions,
  })
}

/** The best of each kind of help. */
function firstOf(...kinds: ProgramCard[][]): ProgramCard[] {
  return kinds.flatMap(([first]) => first ?? [])
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

import type { ProgramCard, ProgramKind } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import type { Prices } from '#server/prices/prices.ts'
import { copayKinds, discountKinds, freeKinds, trialKinds } from '#server/programs/program-kinds.ts'
import { answerOf } from '../answerer.ts'
import { bullets, link, paragraphs } from '../markup.ts'
import { pricesAsked } from './asked-strength.ts'
import { genericLine } from './generic-line.ts'
import { ofYearsAsked, priceLines } from './price-lines.ts'
import { caveats } from './program-block.ts'
import { fitting, shownPrograms } from './program-list.ts'
import { federalNote } from './programs-answer.ts'
import type { ProgramsFor } from './programs-for.ts'

/** Cash prices that are named at most. */
const mostDiscounts = 3

type Sources = { programs: ProgramsFor; prices: Prices }

/** Programs that may lower a price, a kind each, and of the discounts those whose record names an amount. */
type Help = Record<'free' | 'copay' | 'trial' | 'priced' | 'unpriced', ProgramCard[]>

/** The prices that we know, or else ways to pay less with what their own records say of amounts; what one drugstore asks is in no record. */
export function priceAnswer(drug: Drug, understood: Understood, { programs, prices }: Sources): Answer {
  const { language } = understood
  const t = translators[language]
  const help = helpWith(drug, understood, programs)
  const { free, copay, trial, priced, unpriced } = help
  const generic = genericLine(drug, language, programs.genericOf(drug))
  const name = { drug: nameInLanguage(drug, language) }
  const asked = pricesAsked(ofYearsAsked(prices.of(drug, language).prices, understood.text), understood.text, language)
  const [known, ...others] = priceLines(asked.prices, understood)
  const text = paragraphs(
    // A known price leaves room for little else: the ways to pay less are the cards below it.
    known
      ? paragraphs(asked.isOther && t('chatMedicine.price.other'), known, generic, bullets(others))
      : paragraphs(
          t('chatMedicine.price.unknown', name),
          t('chatMedicine.price.ways'),
          waysToPayLess(help, generic, language),
        ),
    federalNote(understood) ?? (copay.length > 0 && !understood.facts.insurance && t('finder.federal')),
    link(t('chatMedicine.seeAll'), `/drugs/${drug.id}`),
  )
  const suggestions = [
    free.length + copay.length + trial.length > 0 && t('chatMedicine.suggest.programs', name),
    copay.length > 0 && t('chatMedicine.suggest.copay', name),
    t('chatMedicine.suggest.coupons', name),
    t('chatMedicine.suggest.qualifyFor', name),
  ].filter((suggestion) => suggestion !== false)
  const shown = [
    ...firstOf(priced, free, copay, trial),
    ...priced.slice(1),
    ...unpriced,
    ...free.slice(1),
    ...copay.slice(1),
  ]
  return answerOf(text, { ...shownPrograms(shown, language), suggestions })
}

function helpWith(drug: Drug, understood: Understood, programs: ProgramsFor): Help {
  const of = (kinds: ProgramKind[]) => fitting(programs.ofDrug(drug, understood, kinds))
  const discounts = [...of(discountKinds), ...programs.general(understood, discountKinds, drug)].slice(0, mostDiscounts)
  return {
    free: of(freeKinds),
    copay: of(copayKinds),
    trial: of(trialKinds),
    priced: discounts.filter(namesAmount),
    unpriced: discounts.filter((card) => !namesAmount(card)),
  }
}

/** A line for each way, the best first. */
function waysToPayLess({ free, copay, trial, priced, unpriced }: Help, generic: string | null, language: Language) {
  const t = translators[language]
  const discount = (cards: ProgramCard[]) => t('chatMedicine.price.discount', { programs: linked(cards, language) })
  const priceOf = (card: ProgramCard) => withAmount(discount([card]), card, language)
  const bestOf = (kind: 'free' | 'copay' | 'trial', [first, ...others]: ProgramCard[]) =>
    first &&
    withAmount(
      t(`chatMedicine.price.${kind}`, { count: others.length + 1, program: first.program_name }),
      first,
      language,
    )
  return bullets(
    [
      ...priced.slice(0, 1).map(priceOf),
      bestOf('free', free),
      bestOf('copay', copay),
      bestOf('trial', trial),
      ...priced.slice(1).map(priceOf),
      generic,
      unpriced.length > 0 && discount(unpriced),
    ].filter((line) => typeof line === 'string'),
  )
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

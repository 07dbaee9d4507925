import { translators } from '#i18n/translators.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import type { Prices } from '#server/prices/prices.ts'
import { answerOf } from '../answerer.ts'
import { bullets, paragraphs } from '../markup.ts'
import { linkedDrug } from './linked-drug.ts'
import { comparedPrices, ofYearsAsked } from './price-lines.ts'

/** Prices that have room side by side. */
const mostCompared = 3

/** A price of each of several medicines, a line each, of one kind; `undefined` where none is known. */
export function severalPrices(drugs: Drug[], understood: Understood, prices: Prices): Answer | undefined {
  const { language, facts } = understood
  const t = translators[language]
  const compared = drugs.slice(0, mostCompared)
  const found = comparedPrices(
    compared.map((drug) => ofYearsAsked(prices.of(drug, language).prices, understood.text)),
    understood,
  )
  const known = found.find(Boolean)
  if (!known) return undefined
  // Its page tells of its other prices, and of the conditions of this one.
  const lines = compared.map(
    (drug, at) => `${linkedDrug(drug, language)}: ${found[at]?.said ?? t('chatMedicine.price.noneKnown')}`,
  )
  const isOfPlan = facts.insurance && !facts.insurance.includes('none')
  const text = paragraphs(
    known.is_not,
    bullets(lines),
    found.some((price) => price?.is_old) && t('chatMedicine.price.someOld'),
    known.kind === 'cash' && t(isOfPlan ? 'chatMedicine.price.ofPlan' : 'chatMedicine.price.compare'),
  )
  const suggestions = compared.map((drug) =>
    t('chatMedicine.suggest.programs', { drug: nameInLanguage(drug, language) }),
  )
  return answerOf(text, { suggestions, asks: 'drug' })
}

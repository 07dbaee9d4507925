import type { ProgramCard } from '#contract/programs.ts'
import type { Drug } from '#server/catalogue/read-drugs.ts'
import { federalOf } from '#server/eligibility/check-insurance.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'
import { discountKinds, freeKinds } from '#server/programs/program-kinds.ts'
import type { Answer, Understood } from '../turn.ts'
import { drugName } from './drug-name.ts'
import { genericLine } from './generic-line.ts'
import { link } from './markup.ts'
import { nextStep, programList } from './program-list.ts'
import type { ProgramsFor } from './programs-for.ts'
import { say } from './say.ts'
import { fitting } from './several-answer.ts'

const mostPublic = 3
const mostFree = 2
const mostCash = 4

/** Everything that may lower the cost of one medicine, best fit first. */
export function programsAnswer(drug: Drug, understood: Understood, programs: ProgramsFor): Answer {
  const { language, facts } = understood
  const t = say[language]
  const count = fitting(programs.ofDrug(drug, understood)).length
  const asksInsurance = !facts.insurance
  if (count === 0) return noProgram(drug, understood, programs)
  const cards = helpFor(drug, understood, programs)
  const found = Object.keys(facts).length > 0 ? 'chatMedicine.foundFits' : 'chatMedicine.found'
  return programList(cards, {
    language,
    before: [
      t(found, { drug: drugName(drug, language), count }),
      federalNote(understood),
      genericLine(drug, language, programs),
    ],
    after: [
      asksInsurance ? t('chatMedicine.tellInsurance') : nextStep(cards, language),
      hasFree(cards) && t('programs.neverPay'),
      link(t('chatMedicine.seeAll'), `/drugs/${drug.id}`),
    ],
    asks: asksInsurance ? 'insurance' : null,
    suggestions: programSuggestions(understood),
  })
}

/** Where no program is for this medicine, or none that fits: what is for any medicine. */
export function noProgram(drug: Drug, understood: Understood, programs: ProgramsFor): Answer {
  const { language } = understood
  const t = say[language]
  const known = programs.ofDrug(drug, understood).length > 0
  const [free, cash] = [freeKinds, discountKinds].map((kinds) => programs.general(understood, kinds, drug)) as [
    ProgramCard[],
    ProgramCard[],
  ]
  // A cash price is never hidden behind all that may be free.
  const general = [...free.slice(0, mostFree), ...cash.slice(0, mostCash), ...free.slice(mostFree)]
  return programList(general, {
    language,
    before: [
      t(known ? 'chatMedicine.noneFits' : 'chatMedicine.none', { drug: drugName(drug, language) }),
      genericLine(drug, language, programs),
      federalNote(understood),
      t('chatMedicine.anyMedicine'),
    ],
    after: [nextStep(general, language), link(t('chatMedicine.seeAll'), `/drugs/${drug.id}`)],
    suggestions: [
      t('chatMedicine.suggest.coupons', { drug: drugName(drug, language) }),
      t('chatMedicine.suggest.phone'),
      t('chatMedicine.suggest.local'),
    ],
  })
}

/**
 * What fits, in the one order. With an insurance of the government, what helps is often not tied to a medicine, so that
 * the first of those programs are among them.
 */
export function helpFor(drug: Drug, understood: Understood, programs: ProgramsFor): ProgramCard[] {
  const all = programs.fitting(drug, understood)
  const isNamed = ({ drug_name }: ProgramCard) => drug_name !== ''
  const most = federalNote(understood) ? mostPublic : 0
  const open = all.filter((card) => !isNamed(card) && freeKinds.includes(card.kind)).slice(0, most)
  return all.filter((card) => isNamed(card) || open.includes(card))
}

export function programSuggestions({ language, facts }: Understood): string[] {
  const t = say[language]
  const last = facts.insurance ? t('chatMedicine.suggest.card') : t('chatMedicine.suggest.medicare')
  return [t('chatMedicine.suggest.qualify'), t('chatMedicine.suggest.phone'), t('chatMedicine.suggest.papers'), last]
}

/** Why no copay card is among the programs of a person with public insurance. */
export function federalNote({ facts, language }: Understood): string | null {
  return federalOf(facts.insurance ?? []).length > 0 ? eligibilityWords[language].federalInstead : null
}

export function hasFree(cards: ProgramCard[]): boolean {
  return cards.some(({ kind }) => freeKinds.includes(kind))
}

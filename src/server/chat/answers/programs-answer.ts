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
  const cash = programs.general(understood, discountKinds, drug).slice(0, 2)
  const free = programs.general(understood, freeKinds, drug)
  const general = federalNote(understood) ? [...free, ...cash] : [...cash, ...free]
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
 * What fits, free help first and cash prices last. With an insurance of the government, what helps is often not tied to
 * a medicine, so that stands before cash prices too.
 */
export function helpFor(drug: Drug, understood: Understood, programs: ProgramsFor): ProgramCard[] {
  const named = fitting(programs.ofDrug(drug, understood))
  const isCash = ({ kind }: ProgramCard) => discountKinds.includes(kind)
  const open = federalNote(understood) ? programs.general(understood, freeKinds, drug).slice(0, mostPublic) : []
  return [...named.filter((card) => !isCash(card)), ...open, ...named.filter(isCash)]
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

import type { ProgramCard } from '#contract/programs.ts'
import { translators } from '#i18n/translators.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { federalOf } from '#server/eligibility/check-insurance.ts'
import { discountKinds, freeKinds } from '#server/programs/program-kinds.ts'
import { link } from '../markup.ts'
import { askInsurance, askTopic } from './ask-topic.ts'
import { genericLine } from './generic-line.ts'
import { eachOnce, fitting, programList, startLine, stepOfPrograms } from './program-list.ts'
import { getsExtraHelp, type ProgramsFor } from './programs-for.ts'

const mostFree = 2
const mostCash = 4

/** Everything that may lower the cost of one medicine, best fit first. */
export function programsAnswer(drug: Drug, understood: Understood, programs: ProgramsFor): Answer {
  const { language, facts } = understood
  const t = translators[language]
  const count = fitting(programs.ofDrug(drug, understood)).length
  if (count === 0) return noProgram(drug, understood, programs)
  const cards = helpFor(drug, understood, programs)
  const { whyFirst } = programs.recommended(drug, understood)
  const found = Object.keys(facts).length > 0 ? 'chatMedicine.foundFits' : 'chatMedicine.found'
  return programList(cards, {
    language,
    before: [
      t(found, { drug: nameInLanguage(drug, language), count }),
      medicaidLine(understood),
      startLine(cards, language),
      facts.insurance ? whyFirst : null,
      federalNote(understood),
      genericLine(drug, language, programs.genericOf(drug)),
    ],
    after: [
      hasFree(cards) && t('finder.neverPay'),
      link(t('chatMedicine.seeAll'), `/drugs/${drug.id}`),
      facts.insurance ? stepOfPrograms(cards, language) : askInsurance(understood),
    ],
    ...nextOf(understood),
  })
}

/** Where no program is for this medicine, or none that fits: what is for any medicine. */
export function noProgram(drug: Drug, understood: Understood, programs: ProgramsFor): Answer {
  const { language, facts } = understood
  const t = translators[language]
  const known = programs.ofDrug(drug, understood).length > 0
  const [free, cash] = [freeKinds, discountKinds].map((kinds) => programs.general(understood, kinds, drug)) as [
    ProgramCard[],
    ProgramCard[],
  ]
  // A cash price is never hidden behind all that may be free.
  const { cards: first } = programs.recommended(drug, understood)
  const general = eachOnce([...first, ...free.slice(0, mostFree), ...cash.slice(0, mostCash), ...free.slice(mostFree)])
  return programList(general, {
    language,
    before: [
      t(known ? 'chatMedicine.noneFits' : 'chatMedicine.none', { drug: nameInLanguage(drug, language) }),
      medicaidLine(understood),
      federalNote(understood),
      genericLine(drug, language, programs.genericOf(drug)),
      t('chatMedicine.anyMedicine'),
    ],
    after: [
      facts.insurance ? stepOfPrograms(general, language) : null,
      link(t('chatMedicine.seeAll'), `/drugs/${drug.id}`),
      facts.insurance ? null : askInsurance(understood),
    ],
    ...(facts.insurance
      ? {
          suggestions: [
            t('chatMedicine.suggest.coupons', { drug: nameInLanguage(drug, language) }),
            t('chatMedicine.suggest.phone'),
            t('chatMedicine.suggest.local'),
          ],
        }
      : askTopic('insurance', understood)),
  })
}

/** What to do first and what where that says no, before everything else that names the medicine and fits. */
export function helpFor(drug: Drug, understood: Understood, programs: ProgramsFor): ProgramCard[] {
  const { cards } = programs.recommended(drug, understood)
  return eachOnce([...cards, ...fitting(programs.ofDrug(drug, understood))])
}

/** What is asked after a list of programs: the insurance, else what one may want to know of them. */
export function nextOf(understood: Understood): Pick<Answer, 'asks' | 'suggestions'> {
  return understood.facts.insurance
    ? { asks: null, suggestions: programSuggestions(understood) }
    : askTopic('insurance', understood)
}

export function programSuggestions({ language }: Pick<Understood, 'language'>): string[] {
  const t = translators[language]
  return [t('chatMedicine.suggest.qualify'), t('chatMedicine.suggest.papers'), t('chatMedicine.suggest.card')]
}

/** Why no copay card is among the programs of a person with public insurance; who has Medicaid is told of that instead. */
export function federalNote({ facts: { insurance = [] }, language }: Understood): string | null {
  const isNoted = federalOf(insurance).length > 0 && !insurance.includes('medicaid')
  return isNoted ? translators[language]('chatMedicine.federal') : null
}

/** What Medicaid itself pays, or brings with Medicare: it goes before any program. */
export function medicaidLine({ facts, language }: Understood): string | false {
  const t = translators[language]
  if (getsExtraHelp(facts)) return link(t('chatMedicine.extraHelpByLaw'), '/questions/extra-help-not-in-computer')
  return (
    facts.insurance?.includes('medicaid') === true &&
    link(t('chatMedicine.medicaidPays'), '/questions/medicaid-covers-my-medicine')
  )
}

/** That who has no insurance may ask for Medicaid on any day; who it takes differs by state, and no record tells. */
export function medicaidToo({ facts: { insurance = [] }, language }: Understood): string | false {
  return (
    insurance.includes('none') &&
    link(translators[language]('chatMedicine.medicaidToo'), '/questions/medicaid-apply-any-time')
  )
}

export function hasFree(cards: ProgramCard[]): boolean {
  return cards.some(({ kind }) => freeKinds.includes(kind))
}

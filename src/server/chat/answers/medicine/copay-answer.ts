import { translators } from '#i18n/translators.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { tellsPriceAlone } from '#server/chat/understand/dialogue-acts/tells-price.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { copayKinds, discountKinds, freeKinds, supportKinds, trialKinds } from '#server/programs/program-kinds.ts'
import { link } from '../markup.ts'
import { askInsurance } from './ask-topic.ts'
import { genericLine } from './generic-line.ts'
import { eachOnce, fitting, programList, startLine, stepOfPrograms } from './program-list.ts'
import { federalNote, hasFree, nextOf, programSuggestions, programsAnswer } from './programs-answer.ts'
import type { ProgramsFor } from './programs-for.ts'

/** The copay cards of a medicine; where they are not for this person or there are none, the other ways. */
export function copayAnswer(drug: Drug, understood: Understood, programs: ProgramsFor): Answer {
  const { language, facts } = understood
  const t = translators[language]
  const all = programs.ofDrug(drug, understood, copayKinds)
  const { cards: recommended } = programs.recommended(drug, understood, copayKinds)
  if (recommended[0]?.kind !== 'copay')
    return tellsPriceAlone(understood.text)
      ? programsAnswer(drug, understood, programs)
      : otherWays(drug, understood, programs, all.length > 0)
  const cards = eachOnce([...recommended.filter(({ kind }) => kind === 'copay'), ...fitting(all)])
  return programList(cards, {
    language,
    before: [
      t('chatMedicine.copay.found', { drug: nameInLanguage(drug, language), count: cards.length }),
      startLine(cards, language),
      !facts.insurance && t('finder.federal'),
    ],
    after: [
      link(t('chatMedicine.seeAll'), `/copaysaving?drug=${drug.id}`),
      facts.insurance ? stepOfPrograms(cards, language) : askInsurance(understood),
    ],
    ...nextOf(understood),
  })
}

function otherWays(drug: Drug, understood: Understood, programs: ProgramsFor, hasCards: boolean): Answer {
  const { language } = understood
  const t = translators[language]
  const { cards: first } = programs.recommended(drug, understood)
  const others = programs.fitting(drug, understood, [...freeKinds, ...trialKinds, ...supportKinds, ...discountKinds])
  const cards = eachOnce([...first, ...others])
  const federal = federalNote(understood)
  return programList(cards, {
    language,
    before: [
      t(hasCards ? 'chatMedicine.copay.notYours' : 'chatMedicine.copay.none', { drug: nameInLanguage(drug, language) }),
      federal ?? (hasCards && t('chatMedicine.copay.noCard')),
      startLine(cards, language),
      genericLine(drug, language, programs.genericOf(drug)),
    ],
    after: [
      hasFree(cards.slice(0, 3)) && t('finder.neverPay'),
      link(t('chatMedicine.seeAll'), `/drugs/${drug.id}`),
      stepOfPrograms(cards, language),
    ],
    suggestions: programSuggestions(understood),
  })
}

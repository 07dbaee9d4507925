import type { WordKey } from '#i18n/translator.ts'
import { translators } from '#i18n/translators.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import { namesCare } from '#server/chat/understand/cards/card-aside.ts'
import { findAll } from '#server/drugs/find-all.ts'
import { createLimits } from '#server/eligibility/income-limit.ts'
import { copayKinds, discountKinds } from '#server/programs/program-kinds.ts'
import type { Answerer, Answerers } from '../answerer.ts'
import { createLookUp } from '../records/look-up.ts'
import { createRecordAnswers } from '../records/record-answers.ts'
import { copayAnswer } from './copay-answer.ts'
import { couponsAnswer } from './coupons-answer.ts'
import { createDeliveryAnswer } from './delivery-answer.ts'
import { createEligibilityAnswer } from './eligibility-answer.ts'
import { insuranceAnswer } from './insurance-answer.ts'
import type { MedicineParts } from './medicine-parts.ts'
import { priceAnswer } from './price-answer.ts'
import { federalNote, programsAnswer } from './programs-answer.ts'
import { createProgramsFor } from './programs-for.ts'
import { type EachDrug, severalAnswer } from './several-answer.ts'
import { severalPrices } from './several-prices.ts'
import { sayingWhatMoved } from './what-moved.ts'
import { createWhichDrug } from './which-drug-answer.ts'

type OfOneDrug = (drug: Drug, understood: Understood, before: TalkContext) => Answer

/** Answers about medicines and the programs that lower their cost. */
export function createMedicineAnswers(parts: MedicineParts) {
  const { drugs, catalogue } = parts
  const programs = createProgramsFor(parts)
  const whichDrug = createWhichDrug(drugs)
  const delivery = createDeliveryAnswer(parts, programs)
  const eligible = createEligibilityAnswer(programs)
  const {
    programFits,
    ofProgram,
    ofService,
    without: withoutDrug,
    ...record
  } = createRecordAnswers(parts, {
    programs,
    whichDrug,
    limits: createLimits(catalogue.guidelines),
  })

  /** One answer for one medicine, a short one for several; without a medicine, what `without` says or the question `ask`. */
  function byDrug(
    one: OfOneDrug,
    {
      ask,
      without,
      several,
      ...each
    }: EachDrug & {
      ask?: WordKey
      without?: Answerer
      several?: (drugs: Drug[], understood: Understood) => Answer | undefined
    },
  ): Answerer {
    const ofDrugs = (asked: Drug[], first: Drug, understood: Understood, before: TalkContext) =>
      asked.length > 1
        ? (several?.(asked, understood) ?? severalAnswer(asked, understood, before, { ...each, programs }))
        : one(first, understood, before)

    return (understood, before) => {
      const asked = findAll(drugs.find, understood.drugs)
      const [first] = asked
      if (first) return sayingWhatMoved((now) => ofDrugs(asked, first, now, before), understood, before)
      const isNamed = understood.guesses.length > 0 || understood.unknownName !== ''
      return without && !isNamed ? without(understood, before) : whichDrug(understood, ask)
    }
  }

  const price = byDrug((drug, understood) => priceAnswer(drug, understood, { programs, prices: parts.prices }), {
    several: (asked, understood) => severalPrices(asked, understood, parts.prices),
    note: ({ language }) => translators[language]('chatMedicine.price.none'),
    without: (understood, before) => withoutDrug(understood, before, 'chatMedicine.price.unknownAny'),
  })

  const answerers = {
    programs: byDrug((drug, understood) => programsAnswer(drug, understood, programs), {}),
    copay: byDrug((drug, understood) => copayAnswer(drug, understood, programs), {
      kinds: copayKinds,
      note: federalNote,
      suggest: 'chatMedicine.suggest.copay',
      ask: 'chatMedicine.copay.ask',
    }),
    coupons: byDrug((drug, understood) => couponsAnswer(drug, understood, programs), {
      kinds: discountKinds,
      suggest: 'chatMedicine.suggest.coupons',
      // "Do they ask for ID there", after a food pantry, sounds of cards.
      without: (understood, before) =>
        (namesCare(understood.text) ? undefined : ofService(understood, before)) ??
        couponsAnswer(undefined, understood, programs),
    }),
    price,
    delivery: (understood) => delivery(findAll(drugs.find, understood.drugs)[0], understood),
    eligibility: byDrug(eligible, {
      suggest: 'chatMedicine.suggest.qualifyFor',
      without: (understood, before) =>
        understood.records.length > 0
          ? programFits(understood, before)
          : withoutDrug(understood, before, 'chatMedicine.eligibility.whichDrug'),
    }),
    insurance_help: byDrug(eligible, {
      without: (understood) => insuranceAnswer(understood, programs, parts.communities),
    }),
    which_drug: byDrug((drug, understood) => programsAnswer(drug, understood, programs), {}),
    ...record,
    // "Which is cheaper", after prices or of medicines that are named with it, and not of programs.
    compare: (understood, before) => {
      const isOfPrices = understood.drugs.length > 1 && (understood.isDrugNamed || before.intent === 'price')
      return isOfPrices ? price(understood, before) : record.compare(understood, before)
    },
  } satisfies Answerers
  return { answerers, ofProgram, lookUp: createLookUp(parts, programs) }
}

import type { ProgramCard } from '#contract/programs.ts'
import { translators } from '#i18n/translators.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { copayKinds, discountKinds } from '#server/programs/program-kinds.ts'
import { link } from '../markup.ts'
import { genericLine } from './generic-line.ts'
import { fitting, programList } from './program-list.ts'
import type { ProgramsFor } from './programs-for.ts'

/** Lower cash prices: what is for the medicine first, then the cards for any. Without a medicine, only those. */
export function couponsAnswer(drug: Drug | undefined, understood: Understood, programs: ProgramsFor): Answer {
  const { language } = understood
  const t = translators[language]
  const named = drug ? fitting(programs.ofDrug(drug, understood, discountKinds)) : []
  const isAsked = ({ program_id }: ProgramCard) => understood.records.some(({ id }) => id === program_id)
  // A coupon leaves the insurance out; with a private one the drug maker's card may lower more.
  const isPrivate = understood.facts.insurance?.includes('commercial')
  const [copay] = drug && isPrivate ? fitting(programs.ofDrug(drug, understood, copayKinds)) : []
  const cards = [...(copay ? [copay] : []), ...named, ...programs.general(understood, discountKinds, drug)]
  return programList([...cards.filter(isAsked), ...cards.filter((card) => !isAsked(card))], {
    language,
    before: [
      drug
        ? t('chatMedicine.coupons.found', { drug: nameInLanguage(drug, language) })
        : t('chatMedicine.coupons.general'),
      t('chatMedicine.coupons.how'),
      copay ? t('chatMedicine.coupons.copayFirst', { program: copay.program_name }) : null,
      drug ? genericLine(drug, language, programs.genericOf(drug)) : null,
    ],
    after: [link(t('chatMedicine.coupons.all'), '/pharmacycouponcategory'), !drug && t('chatMedicine.coupons.name')],
    asks: drug ? null : 'drug',
    suggestions: drug
      ? [
          t('chatMedicine.suggest.programs', { drug: nameInLanguage(drug, language) }),
          t('chatMedicine.suggest.qualify'),
          t('chatMedicine.suggest.more'),
        ]
      : [],
  })
}

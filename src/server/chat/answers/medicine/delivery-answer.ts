import { translators } from '#i18n/translators.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { nameOfState } from '#server/chat/understand/place/misspelled-state.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import type { Operator } from '#server/settings/operator.ts'
import { fold } from '#text/fold.ts'
import { link } from '../markup.ts'
import type { MedicineParts } from './medicine-parts.ts'
import { programList } from './program-list.ts'
import type { ProgramsFor } from './programs-for.ts'

/** What a record's own English words say where medicine comes by mail. */
const byMail = /\b(mail-order|by mail|delivered|delivery|shipped)\b/i

/** What is true of the home delivery of this site, and the programs whose records speak of mail. */
export function createDeliveryAnswer(
  { catalogue, config }: Pick<MedicineParts, 'catalogue' | 'config'>,
  programs: ProgramsFor,
) {
  const mailing = mailingPrograms(catalogue)
  return (drug: Drug | undefined, understood: Understood): Answer => {
    const { language } = understood
    const t = translators[language]
    const cards = drug ? programs.fitting(drug, understood) : programs.general(understood)
    const sending = cards.filter(({ program_id }) => mailing.has(program_id))
    return programList(sending, {
      language,
      before: [
        !isElsewhere(understood, config.operator.delivery) &&
          t('chatMedicine.delivery.offer', config.operator.delivery),
        sending.length > 0 && t('chatMedicine.delivery.others'),
      ],
      after: [
        t('chatMedicine.delivery.drugstore'),
        link(t('chatMedicine.delivery.mail'), '/questions/mail-order-90-day'),
        link(t('chatMedicine.delivery.page'), '/freehomedelivery'),
      ],
      suggestions: drug
        ? [
            t('chatMedicine.suggest.programs', { drug: nameInLanguage(drug, language) }),
            t('chatMedicine.suggest.phone'),
          ]
        : [t('chatMedicine.suggest.local')],
    })
  }
}

/** Whoever lives in another state than the one it starts from is not told of it first: its page tells how far it goes. */
function isElsewhere({ facts: { state } }: Understood, { city }: Operator['delivery']): boolean {
  return state !== undefined && !fold(city).endsWith(fold(nameOfState(state)))
}

function mailingPrograms({ served }: Catalogue): Set<string> {
  return new Set(served.filter(({ benefit }) => byMail.test(benefit.en)).map(({ id }) => id))
}

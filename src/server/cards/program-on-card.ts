import type { CardItem } from '#contract/cards.ts'
import type { Language } from '#i18n/languages.ts'
import { hoursOf, toSayOf } from '#server/answer/call-sheet.ts'
import { costOf } from '#server/answer/offer-facts.ts'
import { answerWords } from '#server/answer/words.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Program } from '#server/catalogue/files/program-file.ts'
import { newestDate } from '#server/catalogue/provenance.ts'
import { easternDay } from '#server/eastern-day.ts'
import { medicineOfProgram } from '#server/programs/medicine-of-program.ts'
import { linksForMedicine } from '#server/programs/rules-for-medicine.ts'

/** What only services have. */
export const ofNoService = {
  organization: null,
  area_served: null,
  address: null,
  eligibility: null,
  hours: null,
  week: null,
  open: 'unknown' as const,
  phone_confirmed: true,
}

/** Between the id of a program and that of the medicine that its card is made for. */
export const forMedicine = '~'

type Index = Pick<Catalogue, 'findDrug' | 'offersFor' | 'generalPrograms' | 'figures'>
type Asked = { program: Program; drugId: string | undefined }

/** A program on a card: what it wants to hear and to see. A medicine that it is not for is left out. */
export function programItem(catalogue: Index, { program, drugId }: Asked, language: Language): CardItem {
  const cost = costOf({ program }, catalogue.figures)
  const made = madeFor(catalogue, program, drugId)
  const { website, form_url } = linksForMedicine(program, made?.medicine ?? null)
  return {
    ...ofNoService,
    item_id: made ? `${program.id}${forMedicine}${made.asked.id}` : program.id,
    kind: program.kind === 'copay' ? 'copay' : 'program',
    program_kind: program.kind,
    name: program.name,
    medicine: made?.asked.name ?? null,
    money: cost ? answerWords[language].money(cost) : null,
    benefit: catalogue.figures.fillKnown(program.benefit[language], easternDay()) ?? null,
    ...callOf(program, made, language),
    papers: (program.papers ?? []).map((paper) => paper[language]),
    coupon: null,
    url: website ?? form_url,
    phone: program.phone,
    phone_confirmed: program.phone_confirmed,
    evidence: program.evidence,
    source_date: newestDate(program.sources),
  }
}

type MadeFor = ReturnType<typeof madeFor>

function madeFor(catalogue: Index, program: Program, drugId: string | undefined) {
  const asked = drugId ? catalogue.findDrug(drugId) : undefined
  const covered = asked && medicineOfProgram(catalogue, program, asked)
  return covered && { asked, medicine: covered.medicine }
}

/** A copay card is got from its page: nothing has to be said for it. */
function callOf(program: Program, made: MadeFor, language: Language): Pick<CardItem, 'to_say' | 'call_note'> {
  if (!program.phone) return { to_say: null, call_note: null }
  const medicine = made ? made.medicine : (program.medicines[0] ?? null)
  const said = toSayOf({ program, medicine, drugs: made ? [made.asked.name] : [] }, language)
  return { to_say: program.kind === 'copay' ? null : said, call_note: hoursOf(program, language) || null }
}

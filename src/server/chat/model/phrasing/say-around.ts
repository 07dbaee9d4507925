import { translators } from '#i18n/translators.ts'
import { paragraphs } from '#server/chat/answers/markup.ts'
import { askInsurance } from '#server/chat/answers/medicine/ask-topic.ts'
import { stepOfPrograms } from '#server/chat/answers/medicine/program-list.ts'
import { federalNote, hasFree } from '#server/chat/answers/medicine/programs-answer.ts'
import type { ProgramsFor } from '#server/chat/answers/medicine/programs-for.ts'
import type { Found } from '#server/chat/answers/records/look-up.ts'
import type { Asked, Understood } from '#server/chat/turn.ts'
import { findAll } from '#server/drugs/find-all.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import type { ModelParts } from './model-parts.ts'

/** The sentences of ours that may close an answer. */
export const acts = ['ask_medicine', 'ask_place', 'ask_insurance', 'next_step', 'never_pay'] as const
export type Act = (typeof acts)[number]

type Closing = { text: string; asks: Asked | null }

/** What must stand before the first record: that it is no program of this medicine, and why no copay card is among them. */
export function openingOf(
  { card }: Found,
  understood: Understood,
  drugs: ModelParts['drugs'],
  programs: ProgramsFor,
): string {
  const t = translators[understood.language]
  const [drug] = findAll(drugs.find, understood.drugs)
  if (!card || !drug) return t('chatMedicine.record.says')
  const isKnown = programs.ofDrug(drug, understood).length > 0
  const isOpen = card.drug_name === ''
  const none = !isKnown && t('chatMedicine.none', { drug: nameInLanguage(drug, understood.language) })
  const lead = isOpen ? 'chatMedicine.anyMedicine' : 'chatMedicine.record.says'
  return paragraphs(none, federalNote(understood), t(lead))
}

/** A sentence that closes an answer on these records; `undefined` where it is not true of them or of this person. */
export function sayAct(act: Act, told: Found[], understood: Understood): Closing | undefined {
  const { language, drugs, place, facts } = understood
  const cards = told.flatMap(({ card }) => card ?? [])
  const t = translators[language]
  const ask = (isOpen: boolean, text: string, asks: Asked): Closing | undefined => (isOpen ? { text, asks } : undefined)
  switch (act) {
    case 'ask_medicine':
      return ask(drugs.length === 0, t('chatMedicine.which.ask'), 'drug')
    case 'ask_place':
      return ask(place === '', t('chatTalk.local.askPlace'), 'place')
    case 'ask_insurance':
      return ask(cards.length > 0 && !facts.insurance, askInsurance(understood), 'insurance')
    case 'next_step':
      return cards.length > 0 ? { text: stepOfPrograms(cards, language), asks: null } : undefined
    case 'never_pay':
      return cards.length > 0 && hasFree(cards) ? { text: t('finder.neverPay'), asks: null } : undefined
  }
}

const actsThatAsk = new Map<Asked, Act>([
  ['drug', 'ask_medicine'],
  ['place', 'ask_place'],
  ['insurance', 'ask_insurance'],
])

/** The act that asks what the offline answer asks. */
export function actThatAsks(asks: Asked | null): Act | undefined {
  return asks === null ? undefined : actsThatAsk.get(asks)
}

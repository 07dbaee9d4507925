import type { NotNow, Offer, OfferLine } from '#contract/answer.ts'
import type { PersonFacts } from '#contract/eligibility.ts'
import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { provenanceOf } from '#server/catalogue/provenance.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { easternDay } from '#server/eastern-day.ts'
import { type Checked, eligibilityWords } from '#server/eligibility/eligibility.ts'
import { hasNothingToAsk } from '#server/eligibility/order-programs.ts'
import { linksForMedicine } from '#server/programs/rules-for-medicine.ts'
import { callNoteOf, toSayOf } from './call-sheet.ts'
import { actionOf, costOf, orderReasons, stepOf } from './offer-facts.ts'
import { answerWords } from './words.ts'

/** What offers are put into words with. */
export type OfCatalogue = Pick<Catalogue, 'isLinked' | 'figures'>

/** For whom offers are put into words. */
export type Told = { drug: Drug; facts: PersonFacts; language: Language; withWhy: boolean }

const mostTicks = 3
/** What says most of a person first; that a medicine is named says least. */
const tickOrder = ['insurance', 'income', 'residency', 'age', 'veteran', 'prescription', 'medicine']

/** Rules that time may turn. Nobody should move or give up insurance for a medicine. */
const changing = ['income', 'prescription']

/** An offer as the one line of a list. */
export function sayLine(
  checked: Checked,
  { facts, language, withWhy }: Told,
  { figures }: Pick<OfCatalogue, 'figures'>,
): OfferLine {
  const words = answerWords[language]
  const { program, drug } = checked
  const cost = costOf(checked, figures)
  return {
    program_id: program.id,
    program_name: program.name,
    sponsor: program.sponsor,
    kind: program.kind,
    drug_name: drug ? nameInLanguage(drug, language) : '',
    fit: fitOf(checked),
    action: words.action(actionOf(checked), program.name),
    money: cost === undefined ? null : words.money(cost),
    ...(withWhy && { why: words.orderReasons(orderReasons(checked, facts)) }),
  }
}

/** An offer that a person may act on now, in the words of the reader's language. */
export function sayOffer(checked: Checked, told: Told, catalogue: OfCatalogue): Offer {
  const { isLinked, figures } = catalogue
  const { drug, facts, language } = told
  const words = answerWords[language]
  const { program, medicine, findings } = checked
  const { website, form_url } = linksForMedicine(program, medicine)
  return {
    ...sayLine(checked, told, catalogue),
    benefit: figures.fillKnown(program.benefit[language], easternDay()) ?? '',
    rules_met: findings.filter(({ result }) => result === 'met').length,
    rules_total: findings.length,
    open_questions: findings.filter(({ asks }) => asks.length > 0).length,
    ticks: ticksOf(checked, told),
    to_ask: findings
      .filter(({ result, asks }) => result === 'unknown' && asks.length === 0)
      .map(({ why }) => eligibilityWords[language].why(why)),
    to_say: toSayOf({ program, medicine, drugs: [nameOf(checked, drug)], insurance: facts.insurance }, language),
    why_first: words.orderReasons(orderReasons(checked, facts)),
    next_step: {
      kind: stepOf(checked),
      phone_number: program.phone,
      call_note: callNoteOf(program, language),
      form_link: form_url,
      program_url: website,
    },
    ...provenanceOf(program, isLinked),
  }
}

/** Why an offer is not for the person now; what would change it only where it would then be the answer. */
export function sayNotNow(checked: Checked, told: Told, wouldBeTheAnswer: boolean, catalogue: OfCatalogue): NotNow {
  const words = eligibilityWords[told.language]
  const broken = checked.findings.filter(({ result }) => result === 'not_met')
  const canChange = wouldBeTheAnswer && broken.every(({ rule }) => changing.includes(rule))
  const change = canChange && broken.map(({ why }) => words.change(why)).find(Boolean)
  return {
    ...sayLine(checked, told, catalogue),
    reason: broken[0] ? words.why(broken[0].why) : '',
    change: change || null,
  }
}

/** A free program of which only its own answers are open counts as a good match: it is told what to ask. */
function fitOf(checked: Checked): OfferLine['fit'] {
  if (checked.fit !== 'may') return checked.fit
  return checked.program.kind === 'pap' && checked.medicine && hasNothingToAsk(checked) ? 'likely' : 'may'
}

function ticksOf(checked: Checked, { drug, language }: Told): string[] {
  const ticks = checked.findings
    .filter(({ result }) => result === 'met')
    .toSorted((a, b) => tickOrder.indexOf(a.rule) - tickOrder.indexOf(b.rule))
    .map(({ why }) => answerWords[language].tick(why, nameOf(checked, drug)))
    .filter((tick) => tick !== undefined)
  return [...new Set(ticks)].slice(0, mostTicks)
}

/** For a generic, an offer may be for one of its brands. */
function nameOf(checked: Checked, drug: Drug): string {
  return checked.drug?.name ?? drug.name
}

import type { PersonFacts } from '#contract/eligibility.ts'
import type { ProgramCard } from '#contract/programs.ts'
import type { Source } from '#contract/sources.ts'
import { eligibility as english } from '#i18n/en/eligibility.ts'
import { eligibility as spanish } from '#i18n/es/eligibility.ts'
import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/read-drugs.ts'
import { programCard } from '#server/programs/program-card.ts'
import { type Check, type Checkable, checkable, checkProgram } from './check-program.ts'
import { createLimits } from './income-limit.ts'
import { orderPrograms } from './order-programs.ts'

export type Eligibility = ReturnType<typeof createEligibility>

/** A program of a medicine, checked. */
export type Checked = Checkable & Check & { drug: Drug | null }

export const eligibilityWords = { en: english, es: spanish }

/** Holds the programs of the catalogue against what is known of a person. Nothing is kept. */
export function createEligibility(catalogue: Catalogue) {
  const limits = createLimits(catalogue.guidelines)
  const checkables = new Map<string, (Checkable & { drug: Drug | null })[]>()

  function checkablesOf(drug: Drug) {
    let found = checkables.get(drug.id)
    if (!found) {
      const named = catalogue.offersFor(drug).map((offer) => ({
        ...checkable(offer.program, offer.medicine),
        drug: offer.drug,
      }))
      const general = catalogue.generalPrograms(drug).map((program) => ({ ...checkable(program, null), drug: null }))
      found = [...named, ...general]
      checkables.set(drug.id, found)
    }
    return found
  }

  const forAnyMedicine = catalogue.served
    .filter(({ covers }) => covers === 'any')
    .map((program) => ({ ...checkable(program, null), drug: null }))

  /** Every program for a medicine, in the one order of programs for this person. */
  const check = (drug: Drug, facts: PersonFacts) => checkAll(checkablesOf(drug), facts)

  function checkAll(programs: (Checkable & { drug: Drug | null })[], facts: PersonFacts): Checked[] {
    return orderPrograms(
      programs.map((each) => ({ ...each, ...checkProgram(each, facts, limits) })),
      facts,
    )
  }

  return {
    check,

    /** The programs that are for any medicine, in the same order. */
    checkAny: (facts: PersonFacts) => checkAll(forAnyMedicine, facts),

    /** A checked program as a card, with a sentence for every rule. */
    card(checked: Checked, language: Language): ProgramCard {
      const card = programCard(checked, language, catalogue)
      return { ...card, ...verdict(checked, card.sources, language) }
    },

    /** The cards of a medicine with what is known of the reader, in the same order; general programs are not among them. */
    judge(cards: ProgramCard[], drug: Drug, facts: PersonFacts, language: Language): ProgramCard[] {
      const wanted = new Map(cards.map((card) => [`${card.program_id} ${card.drug_name}`, card]))
      return check(drug, facts).flatMap((each) => {
        const card = wanted.get(`${each.program.id} ${each.drug?.name ?? ''}`)
        return card ? [{ ...card, ...verdict(each, card.sources, language) }] : []
      })
    },
  }
}

function verdict(
  { fit, findings }: Check,
  sources: Source[],
  language: Language,
): Pick<ProgramCard, 'status' | 'findings'> {
  const words = eligibilityWords[language]
  return {
    status: fit,
    findings: findings.map(({ rule, result, why, asks }) => ({
      rule,
      result,
      text: words.why(why),
      asks,
      change: (result === 'not_met' && words.change(why)) || null,
      source: sourceOf(rule, sources),
    })),
  }
}

/** The source that says it supports the rule, else the newest: both as its record names them. */
function sourceOf(rule: string, sources: Source[]): Pick<Source, 'url' | 'page_date'> | null {
  const named = sources.find(({ supports }) => supports.some((part) => part.toLowerCase().includes(rule)))
  const newest = sources.toSorted((a, b) => (b.page_date ?? '').localeCompare(a.page_date ?? ''))[0]
  const found = named ?? newest
  return found ? { url: found.url, page_date: found.page_date } : null
}

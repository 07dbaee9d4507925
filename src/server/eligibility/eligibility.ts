import type { PersonFacts } from '#contract/eligibility.ts'
import type { Fit, ProgramCard, ProgramKind } from '#contract/programs.ts'
import { evidence, type Source } from '#contract/sources.ts'
import { eligibility as english } from '#i18n/en/eligibility.ts'
import { eligibility as spanish } from '#i18n/es/eligibility.ts'
import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/read-drugs.ts'
import { programCard } from '#server/programs/program-card.ts'
import { type Check, type Checkable, checkable, checkProgram } from './check-program.ts'
import { createLimits } from './income-limit.ts'

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

  /** Every program for a medicine, best fit first, those tied to the medicine before general ones at the same cost. */
  const check = (drug: Drug, facts: PersonFacts) => checkAll(checkablesOf(drug), facts)

  function checkAll(programs: (Checkable & { drug: Drug | null })[], facts: PersonFacts): Checked[] {
    return programs.map((each) => ({ ...each, ...checkProgram(each, facts, limits) })).sort((a, b) => rank(a) - rank(b))
  }

  return {
    check,

    /** The programs that are for any medicine, best fit first. */
    checkAny: (facts: PersonFacts) => checkAll(forAnyMedicine, facts),

    /** A checked program as a card, with a sentence for every rule. */
    card(checked: Checked, language: Language): ProgramCard {
      const card = programCard(checked, language, catalogue)
      return { ...card, ...verdict(checked, card.sources, language) }
    },

    /** The cards of a medicine with what is known of the reader, best fit first; general programs are not among them. */
    judge(cards: ProgramCard[], drug: Drug, facts: PersonFacts, language: Language): ProgramCard[] {
      const checked = new Map(check(drug, facts).map((each) => [keyOf(each.program.id, each.drug), each]))
      return cards
        .map((card) => {
          const found = checked.get(`${card.program_id} ${card.drug_name}`)
          return found ? { ...card, ...verdict(found, card.sources, language) } : card
        })
        .sort((a, b) => fits.indexOf(a.status) - fits.indexOf(b.status))
    },
  }
}

function keyOf(programId: string, drug: Drug | null): string {
  return `${programId} ${drug?.name ?? ''}`
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

const fits: Fit[] = ['likely', 'may', 'not_checked', 'not_now']
/** Free comes before a copay, and a copay before a lower price. */
const cost: Record<ProgramKind, number> = { pap: 0, foundation: 0, government: 0, trial: 1, copay: 1, discount: 2 }

function rank({ fit, findings, program, medicine }: Checked): number {
  const unknown = findings.filter(({ result }) => result === 'unknown').length
  return [
    [fits.indexOf(fit), 4],
    [cost[program.kind], 3],
    [medicine ? 0 : 1, 2],
    [Math.min(unknown, 9), 10],
    [evidence.options.indexOf(program.evidence), 3],
  ].reduce((sum, [value = 0, size = 1]) => sum * size + value, 0)
}

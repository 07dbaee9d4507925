import type { PersonFacts } from '#contract/eligibility.ts'
import type { ProgramCard } from '#contract/programs.ts'
import type { Source } from '#contract/sources.ts'
import { eligibility as english } from '#i18n/en/check/eligibility.ts'
import { eligibility as spanish } from '#i18n/es/check/eligibility.ts'
import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Program } from '#server/catalogue/files/program-file.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Offer } from '#server/catalogue/program-index.ts'
import { easternDay } from '#server/eastern-day.ts'
import { programCard } from '#server/programs/program-card.ts'
import { freeKinds, isForPeopleOf } from '#server/programs/program-kinds.ts'
import { fold } from '#text/fold.ts'
import { type Check, type Checkable, checkable, checkProgram } from './check-program.ts'
import { createLimits, inMostStates } from './income-limit.ts'
import { orderPrograms } from './order-programs.ts'

export type Eligibility = ReturnType<typeof createEligibility>

type ToCheck = Checkable & { drug: Drug | null }

/** A program of a medicine, checked. */
export type Checked = ToCheck & Check

export const eligibilityWords = { en: english, es: spanish }

/** A pill that drugstores get for so many dollars costs less in a month than most copay cards leave to pay. */
const cheapPill = 0.5

/** The limits that most free programs have, where those of a medicine are few. */
const usualLimits = [200, 150, 400, 100].map((percent_of_fpl) => ({ percent_of_fpl }))
const mostLimits = 4

/** Holds the programs of the catalogue against what is known of a person. Nothing is kept. */
export function createEligibility(catalogue: Catalogue) {
  const limits = createLimits(catalogue.guidelines)
  let kept = { day: '', ofDrug: new Map<string, ToCheck[]>() }

  /** The programs of a medicine, worked out once a day: some begin and end at midnight. */
  function checkablesOf(drug: Drug): ToCheck[] {
    const day = easternDay()
    if (kept.day !== day) kept = { day, ofDrug: new Map() }
    let found = kept.ofDrug.get(drug.id)
    if (!found) {
      const named = catalogue.offersFor(drug).map((offer) => ({
        ...checkable(offer.program, offer.medicine),
        drug: offer.drug,
        isForBrand: isForBrand(drug, offer),
      }))
      found = [...named, ...catalogue.generalPrograms(drug).map(ofNoMedicine)]
      kept.ofDrug.set(drug.id, found)
    }
    return found
  }

  /** A card or a lower price of Synthroid does nothing for who takes levothyroxine; of a biologic no generic is sold for less. */
  function isForBrand(asked: Drug, { program: { kind }, drug: of }: Offer): boolean {
    const isOfBrand = asked.type === 'generic' && of.type === 'brand'
    if (!isOfBrand || freeKinds.includes(kind)) return false
    return of.genericSold !== null || isCheap(asked)
  }

  function isCheap({ generic }: Drug): boolean {
    return catalogue.prices.drugstores.some(
      (row) => row.generic_name === generic && row.usual && row.unit === 'each' && row.dollars <= cheapPill,
    )
  }

  /** Every program for a medicine but those of other states, in the one order of programs for this person. */
  const check = (drug: Drug, facts: PersonFacts) => checkAll(checkablesOf(drug), facts)

  function checkAll(programs: ToCheck[], facts: PersonFacts): Checked[] {
    const here = programs.filter(({ rules }) => isForPeopleOf(facts.state, rules))
    return orderPrograms(
      here.map((each) => checkOne(each, facts)),
      facts,
    )
  }

  function checkOne(each: ToCheck, facts: PersonFacts): Checked {
    const { fit, findings } = checkProgram(each, facts, limits)
    return { ...each, fit, findings }
  }

  return {
    check,

    /**
     * The yearly incomes at which programs begin or end for a home of this size: of the medicine's own programs first, four
     * at most, lowest first.
     */
    incomeLimits(drug: Drug | undefined, { household_size = 1, state = inMostStates }: PersonFacts): number[] {
      const own = drug ? checkablesOf(drug).toSorted((a, b) => Number(!a.medicine) - Number(!b.medicine)) : []
      const rules = [...own.flatMap(({ rules }) => rules.income ?? []), ...usualLimits]
      const found = rules.flatMap((rule) => limits.limitOf(rule, household_size, state) ?? [])
      return [...new Set(found)].slice(0, mostLimits).sort((a, b) => a - b)
    },

    /** The programs that are for any medicine, in the same order. */
    checkAny: (facts: PersonFacts) =>
      checkAll(
        catalogue
          .servedToday()
          .filter(({ covers }) => covers === 'any')
          .map(ofNoMedicine),
        facts,
      ),

    /** The states that the rules of a medicine's programs name. */
    statesNamed(drug: Drug): string[] {
      const named = checkablesOf(drug).flatMap(({ rules: { residency, not_in_states = [] } }) => [
        ...(Array.isArray(residency) ? residency : []),
        ...not_in_states,
      ])
      return [...new Set(named)]
    },

    /** One program by itself, of whichever state: its own rules, and none of a medicine. */
    checkWithoutMedicine: (program: Program, facts: PersonFacts) => checkOne(ofNoMedicine(program), facts),

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

function ofNoMedicine(program: Program): ToCheck {
  return { ...checkable(program, null), drug: null }
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
  const named = sources.find(({ supports }) => supports.some((part) => names(rule, part)))
  const newest = sources.toSorted((a, b) => (b.page_date ?? '').localeCompare(a.page_date ?? ''))[0]
  const found = named ?? newest
  return found ? { url: found.url, page_date: found.page_date } : null
}

/** "Medicines" of a source are the rule on a medicine, but "languages" hold no rule on age. */
function names(rule: string, part: string): boolean {
  return fold(part)
    .split(' ')
    .some((word) => word === rule || word === `${rule}s`)
}

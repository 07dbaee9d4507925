import { categories } from '#contract/choices.ts'
import type { CategoryName, ProgramCard, ProgramKind } from '#contract/programs.ts'
import { evidence } from '#contract/sources.ts'
import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { programCard } from './program-card.ts'
import {
  allKinds,
  copayKinds,
  discountKinds,
  freeKinds,
  isForPeopleOf,
  isForStates,
  supportKinds,
  trialKinds,
} from './program-kinds.ts'

export type Programs = ReturnType<typeof createPrograms>

const loweringKinds = [...copayKinds, ...trialKinds, ...supportKinds]
const kindsOf: Record<CategoryName, ProgramKind[]> = {
  [categories.assistance]: freeKinds,
  [categories.copay]: loweringKinds,
  [categories.coupons]: discountKinds,
  [categories.potentially]: allKinds,
}

/** Who reads: programs of single states are listed for their own people alone. */
type Reader = { language: Language; state?: string | undefined }

/** Looks up programs in the catalogue in memory. */
export function createPrograms(catalogue: Catalogue) {
  const { offersFor, generalPrograms, servedToday } = catalogue
  const card = (language: Language) => (shown: Parameters<typeof programCard>[0]) =>
    programCard(shown, language, catalogue)

  function listOfKinds(drug: Drug, kinds: ProgramKind[], { language, state }: Reader): ProgramCard[] {
    return offersFor(drug)
      .filter(({ program }) => kinds.includes(program.kind) && isForPeopleOf(state, program.rules))
      .map(card(language))
      .sort((a, b) => rank(a, kinds) - rank(b, kinds))
  }

  return {
    /** How many programs are served today. */
    count: () => servedToday().length,

    /** The programs of one category for a medicine. */
    listByCategory: (drug: Drug, category: CategoryName, reader: Reader): ProgramCard[] =>
      listOfKinds(drug, kindsOf[category], reader),

    /** Every route to a lower cost for one medicine and its reader; `general` are those that are not tied to it. */
    listRoutes(drug: Drug, reader: Reader) {
      const general = generalPrograms(drug).filter(({ rules }) => isForPeopleOf(reader.state, rules))
      const generalOf = (kinds: ProgramKind[]) =>
        general
          .filter(({ kind }) => kinds.includes(kind))
          .map((program) => card(reader.language)({ program, medicine: null, drug: null }))
      return {
        free: listOfKinds(drug, freeKinds, reader),
        copay: listOfKinds(drug, loweringKinds, reader),
        discount: listOfKinds(drug, discountKinds, reader),
        general: { free: generalOf(freeKinds), discount: generalOf(discountKinds) },
      }
    },

    /** How many states have programs of their own for a medicine, which are too many to list for everyone. */
    countStates(drug: Drug): number {
      const programs = [...generalPrograms(drug), ...offersFor(drug).map(({ program }) => program)]
      return new Set(programs.flatMap(({ rules }) => (isForStates(rules) ? rules.residency : []))).size
    },
  }
}

/** What is old last; of the others the best proof first, so that a guess never stands above what the drug maker says itself. */
function rank(card: ProgramCard, kinds: ProgramKind[]): number {
  const isOld = card.freshness.state === 'old'
  return (
    (isOld ? 1000 : 0) +
    kinds.indexOf(card.kind) * 10 +
    (card.medicine_confirmed ? 0 : 5) +
    evidence.options.indexOf(card.evidence)
  )
}

import { type CategoryName, categories, type ProgramCard, type ProgramKind } from '#contract/programs.ts'
import { evidence } from '#contract/sources.ts'
import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/read-drugs.ts'
import { programCard } from './program-card.ts'
import { allKinds, copayKinds, discountKinds, freeKinds, trialKinds } from './program-kinds.ts'

export type Programs = ReturnType<typeof createPrograms>

const loweringKinds = [...copayKinds, ...trialKinds]
const kindsOf: Record<CategoryName, ProgramKind[]> = {
  [categories.assistance]: freeKinds,
  [categories.copay]: loweringKinds,
  [categories.coupons]: discountKinds,
  [categories.potentially]: allKinds,
}

/** Looks up programs in the catalogue in memory. */
export function createPrograms(catalogue: Catalogue) {
  const { findDrug, offersFor, generalPrograms, served } = catalogue
  const card = (language: Language) => (shown: Parameters<typeof programCard>[0]) =>
    programCard(shown, language, catalogue)

  function listOfKinds(drug: Drug, kinds: ProgramKind[], language: Language): ProgramCard[] {
    return offersFor(drug)
      .filter(({ program }) => kinds.includes(program.kind))
      .map(card(language))
      .sort((a, b) => rank(a, kinds) - rank(b, kinds))
  }

  return {
    /** How many programs are served. */
    count: served.length,

    /** The programs of one category for a medicine, or `undefined` where there is no such medicine. */
    listByCategory(drugId: string, category: CategoryName, language: Language): ProgramCard[] | undefined {
      const drug = findDrug(drugId)
      return drug && listOfKinds(drug, kindsOf[category], language)
    },

    /** Every route to a lower cost for one medicine; `general` are those that are not tied to it. */
    listRoutes(drug: Drug, language: Language) {
      const general = generalPrograms(drug)
      const generalOf = (kinds: ProgramKind[]) =>
        general
          .filter(({ kind }) => kinds.includes(kind))
          .map((program) => card(language)({ program, medicine: null, drug: null }))
      return {
        free: listOfKinds(drug, freeKinds, language),
        copay: listOfKinds(drug, loweringKinds, language),
        discount: listOfKinds(drug, discountKinds, language),
        general: { free: generalOf(freeKinds), discount: generalOf(discountKinds) },
      }
    },
  }
}

/** Best proof first, so that a guess never stands above what the drug maker says itself. */
function rank(card: ProgramCard, kinds: ProgramKind[]): number {
  return kinds.indexOf(card.kind) * 10 + (card.medicine_confirmed ? 0 : 5) + evidence.options.indexOf(card.evidence)
}

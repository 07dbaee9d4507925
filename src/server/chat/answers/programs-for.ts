import type { ProgramCard, ProgramKind } from '#contract/programs.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/read-drugs.ts'
import type { Checked, Eligibility } from '#server/eligibility/eligibility.ts'
import { programCard } from '#server/programs/program-card.ts'
import { allKinds } from '#server/programs/program-kinds.ts'
import type { Understood } from '../turn.ts'

/** Who asks: what is known of the person, and the language to answer in. */
type Asker = Pick<Understood, 'facts' | 'language'>

export type ProgramsFor = ReturnType<typeof createProgramsFor>

/** Finds the programs that an answer speaks of, judged by what is known of the person who asks, in the one order. */
export function createProgramsFor({ catalogue, eligibility }: { catalogue: Catalogue; eligibility: Eligibility }) {
  const cardsOf = (checked: Checked[], language: Asker['language'], kinds: ProgramKind[]) =>
    onceEach(checked.filter(({ program }) => kinds.includes(program.kind))).map((each) =>
      eligibility.card(each, language),
    )

  return {
    /** The generic of a brand, where the list of medicines has it. */
    genericOf: (drug: Drug): Drug | undefined => catalogue.sameGeneric(drug).find(({ type }) => type === 'generic'),

    /** Programs that name the medicine, those that do not fit now last. */
    ofDrug: (drug: Drug, { facts, language }: Asker, kinds = allKinds): ProgramCard[] =>
      cardsOf(
        eligibility.check(drug, facts).filter(({ medicine }) => medicine),
        language,
        kinds,
      ),

    /** Programs that are for any medicine, or for all of this one's class; none that does not fit now. */
    general({ facts, language }: Asker, kinds = allKinds, drug?: Drug): ProgramCard[] {
      const checked = drug ? eligibility.check(drug, facts) : eligibility.checkAny(facts)
      return cardsOf(
        checked.filter(({ medicine, fit }) => !medicine && fit !== 'not_now'),
        language,
        kinds,
      )
    },

    /** Programs that name the medicine together with those for any; none that does not fit now. */
    fitting: (drug: Drug, { facts, language }: Asker, kinds = allKinds): ProgramCard[] =>
      cardsOf(
        eligibility.check(drug, facts).filter(({ fit }) => fit !== 'not_now'),
        language,
        kinds,
      ),

    /** One program by its id, for the first of these medicines that it names. */
    one(id: string, drugs: Drug[], { facts, language }: Asker): ProgramCard | undefined {
      const checked = [...drugs.flatMap((drug) => eligibility.check(drug, facts)), ...eligibility.checkAny(facts)]
      const found = checked.find((each) => each.program.id === id)
      if (found) return eligibility.card(found, language)
      const program = catalogue.served.find((each) => each.id === id)
      return program && programCard({ program, medicine: null, drug: null }, language, catalogue)
    },
  }
}

/** A program stands where it fits best, whichever of a medicine's brands that is for. */
function onceEach(checked: Checked[]): Checked[] {
  return checked.filter((each, at) => checked.findIndex(({ program }) => program.id === each.program.id) === at)
}

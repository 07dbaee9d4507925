import type { ProgramCard, ProgramKind } from '#contract/programs.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/read-drugs.ts'
import type { Checked, Eligibility } from '#server/eligibility/eligibility.ts'
import { programCard } from '#server/programs/program-card.ts'
import { allKinds } from '#server/programs/program-kinds.ts'
import type { Understood } from '../turn.ts'
import { isOneState } from './program-block.ts'

/** Who asks: what is known of the person, and the language to answer in. */
type Asker = Pick<Understood, 'facts' | 'language'>

export type ProgramsFor = ReturnType<typeof createProgramsFor>

/** Finds the programs that an answer speaks of, judged by what is known of the person who asks, best fit first. */
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
      const fitting = checked.filter(({ medicine, fit }) => !medicine && fit !== 'not_now')
      return cardsOf(
        fitting.toSorted((a, b) => distance(a) - distance(b)),
        language,
        kinds,
      )
    },

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

function onceEach(checked: Checked[]): Checked[] {
  return [...new Map(checked.toReversed().map((each) => [each.program.id, each])).values()].reverse()
}

/**
 * Of programs that are tied to no medicine, those made for people like the reader come first: for the reader's own
 * insurance or state, free before cheaper, with a number to call. Those of another state and charity funds, of which
 * each is for one disease, come last.
 */
function distance({ findings, program, rules }: Checked): number {
  const resultOf = (wanted: string) => findings.find(({ rule }) => rule === wanted)?.result
  const narrow = Object.values(rules.insurance).filter((accepted) => accepted !== 'yes').length
  return (
    (isOneState(rules.residency) ? (resultOf('residency') === 'met' ? -10 : 100) : 0) +
    (program.kind === 'foundation' ? 50 : program.kind === 'discount' ? 20 : 0) +
    (resultOf('insurance') === 'met' ? -narrow : 30 + narrow) -
    (program.phone ? 2 : 0)
  )
}
